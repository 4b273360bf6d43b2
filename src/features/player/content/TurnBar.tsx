import ArrowLeft from 'lucide/dist/esm/icons/arrow-left.mjs';
import ArrowRight from 'lucide/dist/esm/icons/arrow-right.mjs';
import Check from 'lucide/dist/esm/icons/check.mjs';
import Lock from 'lucide/dist/esm/icons/lock.mjs';
import type { CommandPhase } from '../../../commands/Command.ts';
import { useContent } from '../../../data/player/useContent.ts';
import { useTexts } from '../../../i18n/context.tsx';
import type { Route } from '../../../routes/route.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import { offerOf } from '../base/completeOf.ts';
import { useMark } from './marking/useMark.tsx';
import type { ContentModel } from './contentModel.ts';
import { HandInButton } from './HandInButton.tsx';
import { useLinks } from '../base/links.ts';
import type { Neighbour } from './turnModel.ts';
import { useHandIns } from './useHandIns.ts';

export interface TurnBarProps {
  readonly model: ContentModel;
  readonly workflowId: string;
  /** Progress of the command that marks this part as complete. */
  readonly phase: CommandPhase;
  readonly onComplete: () => void;
  readonly onFinish: (() => void) | null;
  readonly routeOf: (axis: readonly string[]) => Route;
}

const labels = { mark: 'markComplete', all: 'markAllComplete', done: 'marked' } as const;

/** The bar to move between parts: back, complete, next. The middle button stays when the part is complete, and keeps the focus. */
export function TurnBar({ model, workflowId, phase, onComplete, onFinish, routeOf }: TurnBarProps) {
  const t = useTexts('player');
  const { previous, next, complete } = model;
  const id = model.body.kind === 'content' ? model.body.activityPathId : '';
  const content = useContent(workflowId, id, model.current ? 'part' : 'course');
  const answers = useHandIns();
  // Answers are handed in one by one; if only answers are left, there is no button for all parts.
  const all =
    complete === 'all' &&
    model.body.kind === 'longRead' &&
    model.body.sections.some((one) => one.complete === 'can' && !answers.has(one.row.part.activityPathId));
  const own = offerOf(complete === 'all' ? 'none' : complete, content);
  const offer = all ? 'all' : own;
  const done = offer === 'done';
  const { mark, question } = useMark(content, onComplete);
  const end = onFinish ? (
    <span className="pn n last">
      <Button
        {...(model.finishable && complete !== 'can' && complete !== 'all' ? { look: 'filled' } : {})}
        aria-haspopup="dialog"
        onClick={onFinish}
      >
        {t('finishCourse')}
      </Button>
    </span>
  ) : (
    <span className="pn none" />
  );
  return (
    <div className="turn" data-foot role="group" aria-label={t('turning')}>
      {previous ? <Turn side="previous" to={previous} routeOf={routeOf} /> : <span className="pn none" />}
      {offer !== 'handIn' && offer !== 'none' && (
        <Button
          {...(done ? { look: 'quiet' } : { look: 'filled' })}
          className="mark-complete"
          icon={Check}
          disabled={done}
          busy={phase === 'sending' && !done}
          onClick={mark}
        >
          {t(labels[offer])}
        </Button>
      )}
      {question}
      {offer === 'handIn' && <HandInButton of={id} className="mark-complete" />}
      {next ? <Turn side="next" to={next} routeOf={routeOf} /> : end}
    </div>
  );
}

function Turn({
  side,
  to,
  routeOf,
}: {
  readonly side: 'previous' | 'next';
  readonly to: Neighbour;
  readonly routeOf: (axis: readonly string[]) => Route;
}) {
  const links = useLinks();
  const arrow = <Icon of={side === 'next' ? ArrowRight : ArrowLeft} flip />;
  return (
    <a className={side === 'next' ? 'pn n' : 'pn'} {...links.to(routeOf(to.axis))}>
      {side === 'previous' && arrow}
      <span className="words">
        <span className="small">
          {to.closed && <Icon of={Lock} size="xs" />}
          <span title={to.closed ? to.label : undefined}>{to.label}</span>
        </span>
        <b>{to.name}</b>
      </span>
      {side === 'next' && arrow}
    </a>
  );
}
