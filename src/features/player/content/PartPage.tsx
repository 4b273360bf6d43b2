import Maximize from 'lucide/dist/esm/icons/maximize-2.mjs';
import Minimize from 'lucide/dist/esm/icons/minimize-2.mjs';
import { useState, type Ref } from 'react';
import { isTimed } from '../../../domain/time/isTimed.ts';
import { useTexts } from '../../../i18n/context.tsx';
import type { Route } from '../../../routes/route.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Heading, type HeadingLevel } from '../../../ui/text/Heading.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import { lazyPart } from '../../../ui/lazy/lazyPart.tsx';
import type { ContentModel } from './contentModel.ts';
import { DesktopNotice } from '../base/DesktopNotice.tsx';
import { canComplete } from '../base/completeOf.ts';
import { quietlyFailed } from '../base/lazy/quietlyFailed.tsx';
import { UnitPage } from './UnitPage.tsx';
import { PartTeam } from '../parts/team/PartTeam.tsx';
import type { SectionActions } from './longRead/LongReadSectionProps.ts';
import { PartBody } from '../parts/PartBody.tsx';
import type { Full } from './useFull.ts';
import { classes } from './content.css';

export interface PartPageProps extends SectionActions {
  readonly model: ContentModel;
  readonly workflowId: string;
  readonly headingLevel: HeadingLevel;
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly routeOf: (axis: readonly string[]) => Route;
  readonly full: Full | null;
  /** Whether the player is as narrow as a phone. */
  readonly phone: boolean;
  readonly userId: string;
  /** Called when a part of a long read comes into view (PRESENT-7). */
  readonly onView: (id: string) => void;
  /** Called when the content was seen to its end (DONE-2). */
  readonly onSeen: () => void;
  /** Asks to finish the module; null if no module can be finished (FINISH-6). */
  readonly onFinish: (() => void) | null;
}

// Most parts are open, so few pages need this code.
const PartInstead = lazyPart(async () => (await import('./PartInstead.tsx')).PartInstead, {
  Failed: quietlyFailed('textFailed'),
});

/** The page of one part: its kind, its title, and its content or the reason why there is no content. */
export function PartPage({
  model,
  workflowId,
  headingLevel,
  headingRef,
  routeOf,
  full,
  phone,
  userId,
  onView,
  onSeen,
  onFinish,
  ...actions
}: PartPageProps) {
  const t = useTexts('player');
  const { current, body } = model;
  const [anyway, goOn] = useAnyway(`${userId}/${workflowId}/${model.axis.join('/')}`);
  const desktop = model.desktop && phone && !anyway;
  const team = (body.kind === 'team' || body.kind === 'content') && body.team;
  const title = model.title ?? t(body.kind === 'missing' ? 'partMissing' : 'emptyCourse');
  const shown = () => {
    if (desktop) return <DesktopNotice onContinue={goOn} />;
    switch (body.kind) {
      case 'content':
        return (
          <PartBody
            box={body.box}
            told={current?.part.child}
            name={body.name}
            workflowId={workflowId}
            activityPathId={body.activityPathId}
            path={model.axis}
            open={canComplete(model.complete)}
            timed={isTimed(current?.part) || current?.part.child.proctored === true}
            headingLevel={headingLevel}
            done={model.complete === 'done'}
            onSeen={onSeen}
          />
        );
      case 'tiles':
      case 'longRead':
        return (
          <UnitPage
            body={body}
            section={model.section}
            onView={onView}
            workflowId={workflowId}
            headingLevel={headingLevel}
            routeOf={routeOf}
            {...actions}
          />
        );
      case 'team':
        return null;
      default:
        return <PartInstead body={body} routeOf={routeOf} />;
    }
  };
  return (
    <article className="part">
      {full && (
        <Button look="quiet" className="fill" icon={full.full ? Minimize : Maximize} onClick={full.toggle}>
          {t(full.full ? 'leaveFull' : 'fillPage')}
        </Button>
      )}
      {current && (
        <p className={classes.over}>
          <Icon of={model.icon} size="s" />
          {model.over}
        </p>
      )}
      <Heading level={headingLevel} className={`title ${classes.name}`} tabIndex={-1} ref={headingRef}>
        <bdi>{title}</bdi>
      </Heading>
      {team && !desktop && (
        <PartTeam
          {...team}
          {...actions.course}
          workflowId={workflowId}
          name={title}
          asked={body.kind === 'team'}
          headingLevel={headingLevel}
        />
      )}
      {shown()}
      {onFinish && (
        <p className="finish">
          <Button aria-haspopup="dialog" onClick={onFinish}>
            {t('finishModule')}
          </Button>
        </p>
      )}
    </article>
  );
}

/**
 * Learners who continued although a desktop is better. The choice lasts as long as the page, because the next visit may
 * be on another device.
 */
const continued = new Set<string>();

/**
 * Whether a learner continued although a desktop is better, and the action to do so (OVER-7).
 * @param key the learner and the part
 */
function useAnyway(key: string): readonly [boolean, () => void] {
  const [, draw] = useState(0);
  const goOn = () => {
    continued.add(key);
    draw((times) => times + 1);
  };
  return [continued.has(key), goOn];
}
