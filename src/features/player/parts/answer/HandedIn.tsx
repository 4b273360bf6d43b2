import { useEffect, useId, useRef, useState } from 'react';
import type { Draft } from '../../../../data/player/answer/answerDraft.ts';
import type { AnswerField } from '../../../../data/player/answer/AnswerField.ts';
import type { Answer } from '../../../../domain/tree/answer.ts';
import { useFormats, useTexts } from '../../../../i18n/context.tsx';
import { usePort } from '../../../../port/context.tsx';
import { below, Heading } from '../../../../ui/text/Heading.tsx';
import { lazyPart } from '../../../../ui/lazy/lazyPart.tsx';
import { quietlyFailed } from '../../base/lazy/quietlyFailed.tsx';
import { useWorkTexts } from '../../base/lazy/useWorkTexts.ts';
import type { AnswerViewProps } from './AnswerProps.ts';
import { Copies } from './Copies.tsx';

const AttachedList = lazyPart(async () => (await import('../attach/AttachedList.tsx')).AttachedList, {
  Failed: quietlyFailed('attachmentsFailed'),
  useReady: useWorkTexts,
});
const GraderComment = lazyPart(async () => (await import('../attach/GraderComment.tsx')).GraderComment, {
  Failed: quietlyFailed('answerFailed'),
  useReady: useWorkTexts,
});

export interface HandedInProps extends AnswerViewProps {
  readonly server: Answer | undefined;
  readonly field: AnswerField;
  readonly draft: Draft;
  /** Whether the current state on the server is known: the server may have received the answer a moment ago. */
  readonly current: boolean;
  /** Whether it has just replaced the field on this screen. */
  readonly just: boolean;
}

/**
 * The answer that was handed in, as the learner wrote it (ANSWER-3). In a run that is over, it may also be an answer
 * that was not handed in.
 */
export function HandedIn({
  server,
  field,
  draft,
  current,
  just,
  headingLevel,
  files,
  workflowId,
  activityPathId,
}: HandedInProps) {
  const t = useTexts('parts');
  const formats = useFormats();
  const { clock } = usePort();
  const place = useRef<HTMLHeadingElement>(null);
  const standing = useId();
  // The element with the focus was removed.
  useEffect(() => {
    if (just) place.current?.focus();
  }, [just]);
  const at = server?.handedInAt ?? null;
  // A state that was known once stays on screen while it is requested again.
  const [known, setKnown] = useState(current);
  if (current && !known) setKnown(true);
  const nothing = known ? t('answer.nothing') : '\u00a0';
  return (
    <section className="answer handed-in">
      <Heading level={headingLevel} className="title" tabIndex={-1} ref={place} aria-describedby={standing}>
        {t('answer.label')}
      </Heading>
      <p className="muted" id={standing}>
        {at === null ? nothing : t('answer.handedIn', { date: formats.moment(at, clock.now()) })}
      </p>
      {draft.text.trim() && (
        <p className="written" dir="auto">
          {draft.text}
        </p>
      )}
      {files && <AttachedList workflowId={workflowId} activityPathId={activityPathId} />}
      {server?.comment && <GraderComment text={server.comment} headingLevel={below(headingLevel)} />}
      <Copies copies={draft.copies} onRemove={field.remove} field={place} />
    </section>
  );
}
