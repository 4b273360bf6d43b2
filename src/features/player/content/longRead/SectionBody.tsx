import Clock from 'lucide/dist/esm/icons/clock.mjs';
import Lock from 'lucide/dist/esm/icons/lock.mjs';
import Puzzle from 'lucide/dist/esm/icons/puzzle.mjs';
import type { ProctoredPlace } from '../../../../domain/proctoring/proctoredPlace.ts';
import { isTimed } from '../../../../domain/time/isTimed.ts';
import { useTexts } from '../../../../i18n/context.tsx';
import { Icon } from '../../../../ui/text/Icon.tsx';
import { lazyPart } from '../../../../ui/lazy/lazyPart.tsx';
import { canComplete } from '../../base/completeOf.ts';
import { loadFailed } from '../../base/lazy/loadFailed.tsx';
import { usePartTexts } from '../../base/lazy/usePartTexts.ts';
import { TextSkeleton } from '../../parts/AuthorHtml.tsx';
import { PartBody } from '../../parts/PartBody.tsx';
import type { LongReadSectionProps } from './LongReadSectionProps.ts';

export interface SectionBodyProps extends Pick<
  LongReadSectionProps,
  'section' | 'workflowId' | 'headingLevel' | 'onComplete' | 'course' | 'proctoring'
> {
  /** Whether it is near the view. */
  readonly near: boolean;
  /** The proctored place that waits for its start-token; null if none waits (PROCT-3). */
  readonly waiting: ProctoredPlace | null;
  readonly done: boolean;
  /** Called when the start-token has been handed over. */
  readonly onReady: () => void;
}

const ProctoredStart = lazyPart(
  async () => (await import('../../parts/proctoring/ProctoredStart.tsx')).ProctoredStart,
  {
    Waiting: TextSkeleton,
    Failed: loadFailed('textFailed'),
    useReady: usePartTexts,
  },
);
const signs = { closed: Lock, unsupported: Puzzle };

/** The content of one part of a long read, or the reason why it is not shown. */
export function SectionBody({
  section,
  near,
  waiting,
  workflowId,
  headingLevel,
  done,
  course,
  proctoring,
  onComplete,
  onReady,
}: SectionBodyProps) {
  const t = useTexts('player');
  const { kind, axis, complete } = section;
  const { part, icon } = section.row;
  if (kind === 'team' || kind === 'group') return null;
  if (kind !== 'content')
    return (
      <p className="shut">
        <Icon of={icon === 'draft' ? Clock : signs[kind]} />
        <span>{section.text ?? t('unsupported')}</span>
      </p>
    );
  if (!near) return <TextSkeleton />;
  if (waiting)
    return (
      <ProctoredStart
        {...waiting}
        objectiveId={course.objectiveId}
        workflowId={workflowId}
        headingLevel={headingLevel}
        emit={proctoring.emit}
        onReady={onReady}
      />
    );
  return (
    <PartBody
      name={section.name}
      workflowId={workflowId}
      activityPathId={part.activityPathId}
      path={axis}
      open={canComplete(complete)}
      timed={isTimed(part) || part.child.proctored}
      headingLevel={headingLevel}
      done={done}
      onSeen={() => complete === 'bySeeing' && onComplete(axis)}
    />
  );
}
