import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { Draft } from '../../../../data/player/answer/answerDraft.ts';
import type { AnswerField } from '../../../../data/player/answer/AnswerField.ts';
import { answerLimit } from '../../../../domain/tree/answer.ts';
import { useDirection, useFormats, useTexts } from '../../../../i18n/context.tsx';
import { lazyPart } from '../../../../ui/lazy/lazyPart.tsx';
import { VisuallyHidden } from '../../../../ui/text/VisuallyHidden.tsx';
import { quietlyFailed } from '../../base/lazy/quietlyFailed.tsx';
import { useWorkTexts } from '../../base/lazy/useWorkTexts.ts';
import { NotSent } from '../../base/NotSent.tsx';
import type { AttachedNow } from '../attach/AttachProps.ts';
import type { AnswerViewProps } from './AnswerProps.ts';
import { faultOf, leftToSay } from './answerModel.ts';
import { Copies } from './Copies.tsx';
import { HandInDialog } from './HandInDialog.tsx';
import { StandingLine } from './StandingLine.tsx';
import { useHandIn } from './useHandIn.ts';
import { classes } from './answer.css';

const noFiles: AttachedNow = { whole: 0, block: null };
const Attach = lazyPart(async () => (await import('../attach/Attach.tsx')).Attach, {
  Failed: quietlyFailed('attachmentsFailed'),
  useReady: useWorkTexts,
});

/** The field in which an answer is written, its saving state, and other copies of it. */
export function AnswerForm({
  field,
  draft,
  ...props
}: AnswerViewProps & { readonly field: AnswerField; readonly draft: Draft }) {
  const { activityPathId, handing } = props;
  const t = useTexts('parts');
  const formats = useFormats();
  const { tag } = useDirection();
  const id = useId();
  const place = useRef<HTMLTextAreaElement>(null);
  const [asked, setAsked] = useState<'no' | 'dialog' | 'refused'>('no');
  const { phase, unsent, handIn } = useHandIn(field, { ...props, onFail: () => setAsked('no') });
  const { text } = draft;
  useGrowing(place, text);
  const [attached, setAttached] = useState<AttachedNow>(noFiles);
  const fault = faultOf(text, attached.whole);
  // A missing text is reported only to a learner who tries to hand in; a text that is too long is reported at once
  // (ANSWER-2).
  const shown = asked === 'refused' || fault === 'maxLength' ? fault : null;
  const busy = phase === 'sending';

  const ask = useEffectEvent(() => {
    const blocked = fault !== null || attached.block !== null;
    setAsked(blocked ? 'refused' : 'dialog');
    if (fault) place.current?.focus();
  });
  const label = t('answer.handIn');
  useEffect(() => {
    handing.offer(activityPathId, { text: label, busy, run: () => ask() });
  }, [handing, activityPathId, label, busy]);
  useEffect(() => () => handing.offer(activityPathId, null), [handing, activityPathId]);

  const left = leftToSay(text.length);
  const limit = formats.number(answerLimit);
  return (
    <div className="answer">
      <label className="title" htmlFor={id}>
        {t('answer.label')}
      </label>
      <p className="muted" id={`${id}-about`}>
        {t('answer.about', { limit })}
      </p>
      <textarea
        ref={place}
        id={id}
        dir="auto"
        lang={tag}
        spellCheck
        rows={6}
        value={text}
        readOnly={busy}
        required={attached.whole === 0}
        aria-describedby={`${id}-about ${id}-count`}
        aria-invalid={shown !== null || undefined}
        aria-errormessage={shown ? `${id}-fault` : undefined}
        onChange={({ currentTarget }) => {
          field.type(currentTarget.value);
          if (asked === 'refused') setAsked('no');
        }}
      />
      {shown && (
        <p className="fault" id={`${id}-fault`} role="alert">
          {shown === 'required' ? t('answer.required') : t('answer.maxLength', { length: limit })}
        </p>
      )}
      <div className={classes.line}>
        <StandingLine
          draft={draft}
          onAgain={() => {
            // The button disappears once the text is saved.
            place.current?.focus();
            void field.save();
          }}
        />
        <span className="count num" id={`${id}-count`}>
          {t('answer.count', { used: formats.number(text.length), limit })}
        </span>
      </div>
      <VisuallyHidden live>{left === null ? '' : t('answer.left', { count: left })}</VisuallyHidden>
      <Copies copies={draft.copies} onUse={field.use} onRemove={field.remove} field={place} />
      {props.files && (
        <Attach
          userId={handing.userId}
          workflowId={props.workflowId}
          activityPathId={activityPathId}
          busy={busy}
          onChange={setAttached}
        />
      )}
      {asked === 'refused' && attached.block && (
        <p className="fault" role="alert">
          {attached.block}
        </p>
      )}
      {unsent && asked !== 'dialog' && <NotSent text={t('answer.notHandedIn')} retry={handIn} />}
      {asked === 'dialog' && (
        <HandInDialog
          others={draft.copies.length > 0}
          busy={busy}
          unsent={unsent}
          onHandIn={handIn}
          onClose={() => setAsked('no')}
        />
      )}
    </div>
  );
}

/** Makes a field grow with its text in browsers whose style sheets cannot. */
function useGrowing(ref: RefObject<HTMLTextAreaElement | null>, text: string): void {
  useLayoutEffect(() => {
    const field = ref.current;
    if (!field || CSS.supports('field-sizing', 'content')) return;
    field.style.blockSize = 'auto';
    field.style.blockSize = `${field.scrollHeight + 2}px`;
  }, [ref, text]);
}
