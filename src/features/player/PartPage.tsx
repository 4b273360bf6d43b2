import Clock from 'lucide/dist/esm/icons/clock.mjs';
import Lock from 'lucide/dist/esm/icons/lock.mjs';
import Maximize from 'lucide/dist/esm/icons/maximize-2.mjs';
import Minimize from 'lucide/dist/esm/icons/minimize-2.mjs';
import Puzzle from 'lucide/dist/esm/icons/puzzle.mjs';
import type { Ref } from 'react';
import { isTimed } from '../../domain/isTimed.ts';
import { useTexts } from '../../i18n/context.tsx';
import type { Route } from '../../routes/route.ts';
import { Button } from '../../ui/Button.tsx';
import { Heading, type HeadingLevel } from '../../ui/Heading.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { Body } from './bodyModel.ts';
import type { ContentModel } from './contentModel.ts';
import { DesktopNotice } from './DesktopNotice.tsx';
import { isolate } from './isolate.ts';
import { LatePage } from './LatePage.tsx';
import { LateTeam } from './LateTeam.tsx';
import { useLinks } from './links.ts';
import type { SectionActions } from './longRead/LongReadSection.tsx';
import { PartBody } from './PartBody.tsx';
import { useAnyway } from './useAnyway.ts';
import type { Full } from './useFull.ts';

export interface PartPageProps extends SectionActions {
  readonly model: ContentModel;
  readonly workflowId: string;
  readonly headingLevel: HeadingLevel;
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly routeOf: (axis: readonly string[]) => Route;
  readonly full: Full | null;
  /** The player is as narrow as a phone. */
  readonly phone: boolean;
  readonly userId: string;
  /** The content was seen to its end (DONE-2). */
  readonly onSeen: () => void;
  /** Asks to finish the module; null where there is none to finish (FINISH-6). */
  readonly onFinish: (() => void) | null;
}

const signs = { closed: Lock, unsupported: Puzzle };

/** The page of one part: what it is, its title, and its content or why there is none. */
export function PartPage({ model, workflowId, headingLevel, headingRef, routeOf, full, phone, userId, onSeen, onFinish, ...actions }: PartPageProps) {
  const t = useTexts('player');
  const { current, body } = model;
  const [anyway, goOn] = useAnyway(`${userId}/${workflowId}/${model.axis.join('/')}`);
  const desktop = model.desktop && phone && !anyway;
  const team = (body.kind === 'team' || body.kind === 'content') && body.team;
  const title = model.title ?? t(body.kind === 'missing' ? 'partMissing' : 'emptyCourse');
  return (
    <article className="part" style={body.kind === 'content' && body.box?.width ? { maxInlineSize: `max(42rem, ${body.box.width}px)` } : undefined}>
      {full && <Button look="quiet" className="fill" icon={full.full ? Minimize : Maximize} onClick={full.toggle}>{t(full.full ? 'leaveFull' : 'fillPage')}</Button>}
      {current && (
        <p className="over">
          <Icon of={model.icon} size="s" />
          {model.over}
        </p>
      )}
      <Heading level={headingLevel} className="title name" tabIndex={-1} ref={headingRef}><bdi>{title}</bdi></Heading>
      {team && !desktop && <LateTeam {...team} {...actions.course} workflowId={workflowId} name={title} asked={body.kind === 'team'} headingLevel={headingLevel} />}
      {desktop ? (
        <DesktopNotice onContinue={goOn} />
      ) : body.kind === 'content' ? (
        <PartBody box={body.box} name={body.name} workflowId={workflowId} activityPathId={body.activityPathId} path={model.axis} open={model.complete === 'can'} timed={isTimed(current?.part) || current?.part.child.proctored === true} headingLevel={headingLevel} done={model.complete === 'done'} onSeen={onSeen} />
      ) : body.kind === 'tiles' || body.kind === 'longRead' ? (
        <LatePage body={body} section={model.section} workflowId={workflowId} headingLevel={headingLevel} routeOf={routeOf} {...actions} />
      ) : body.kind !== 'team' && (
        <div className="instead" part="blank">
          {(body.kind === 'closed' || body.kind === 'unsupported') && <span className="muted"><Icon of={body.kind === 'closed' && body.draft ? Clock : signs[body.kind]} size="lg" /></span>}
          <Instead body={body} routeOf={routeOf} />
        </div>
      )}
      {onFinish && <p className="finish"><Button aria-haspopup="dialog" onClick={onFinish}>{t('finishModule')}</Button></p>}
    </article>
  );
}

/** What stands in place of the content. */
function Instead({ body, routeOf }: { readonly body: Exclude<Body, { kind: 'content' | 'team' | 'tiles' | 'longRead' }>; readonly routeOf: (axis: readonly string[]) => Route }) {
  const t = useTexts('player');
  const links = useLinks();
  switch (body.kind) {
    case 'closed': {
      const [before = '', after = ''] = body.text.split('<0>');
      return (
        <>
          <p>
            {body.first ? before : before.replace(/\s*[:：]\s*$/u, '.')}
            {body.first && <a className="link" {...links.to(routeOf(body.first.axis))}><bdi>{body.first.name}</bdi></a>}
            {after}
            {body.more && ` ${body.more}`}
          </p>
          {body.first && <Button look="filled" {...links.to(routeOf(body.first.axis))}>{t('goTo', { name: isolate(body.first.name) })}</Button>}
        </>
      );
    }
    case 'module':
      return (
        <>
          <p>{t('modulePanel')}</p>
          <ul className="choices">
            {body.children.map(({ axis, name }) => (
              <li key={axis.join('/')}><a className="link" {...links.to(routeOf(axis))}><bdi>{name}</bdi></a></li>
            ))}
          </ul>
        </>
      );
    case 'unsupported':
      return (
        <p>
          <b>{t('unsupported')}</b>
          {t('unsupportedText')}
        </p>
      );
    case 'missing':
      return <p>{t('partMissingText')}</p>;
    case 'empty':
      return <p>{t('emptyCourseText')}</p>;
  }
}
