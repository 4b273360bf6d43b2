import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs';
import Send from 'lucide/dist/esm/icons/send.mjs';
import TestTube from 'lucide/dist/esm/icons/test-tube.mjs';
import { useId, useRef, useState } from 'react';
import type { Feedback, FeedbackDraft } from '../../../domain/feedback/feedback.ts';
import { feedbackFaults } from '../../../domain/feedback/feedbackFaults.ts';
import { toggleOption } from '../../../domain/feedback/toggleOption.ts';
import { useTexts } from '../../../i18n/context.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Heading, type HeadingLevel } from '../../../ui/text/Heading.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { firstFault, isUntouched, type FeedbackView } from '../model.ts';
import { CommentField } from './CommentField.tsx';
import { GradeField } from './GradeField.tsx';
import { TopicsField } from './TopicsField.tsx';

export interface FeedbackFormProps {
  readonly view: Extract<FeedbackView, { readonly kind: 'form' }>;
  readonly draft: FeedbackDraft;
  /** The server's text about its refusal; empty if it gave none. */
  readonly refusal: string;
  readonly brand: string;
  readonly headingLevel: HeadingLevel;
  /** Whether it appears unasked: then it begins with the first question only, and the learner can postpone it. */
  readonly asks: boolean;
  readonly onWrite: (change: (draft: FeedbackDraft) => FeedbackDraft) => void;
  readonly onSend: (feedback: Feedback) => void;
  readonly onLater: () => void;
}

/** Grade, topics that need work, and a comment (FEED-4). */
export function FeedbackForm(props: FeedbackFormProps) {
  const { view, draft, refusal, brand, headingLevel, asks, onWrite, onSend, onLater } = props;
  const t = useTexts('feedback');
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [tried, setTried] = useState(false);
  const [dried, setDried] = useState(false);
  const faults = feedbackFaults(draft);
  const isBrief = asks && isUntouched(draft);
  const send = () => {
    if (view.busy) return;
    const fault = firstFault(draft);
    setTried(fault !== null);
    if (fault) form.current?.querySelector<HTMLElement>(fault === 'grade' ? 'input[type=radio]' : 'textarea')?.focus();
    else if (view.dry) setDried(true);
    else if (draft.grade !== null) onSend({ ...draft, grade: draft.grade });
  };
  const question = brand ? t('question', { brand }) : t('questionPlain');
  // Two changes may arrive before the first one is drawn.
  const write = (changed: (before: FeedbackDraft) => Partial<FeedbackDraft>) => {
    setDried(false);
    onWrite((before) => ({ ...before, ...changed(before) }));
  };
  return (
    <form
      className="feedback-form"
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className="feedback-fields" inert={view.busy}>
        {asks ? (
          <Heading level={headingLevel} id={id} className="feedback-question" part="heading">
            {question}
          </Heading>
        ) : (
          <p id={id} className="feedback-question">
            {question}
          </p>
        )}
        <GradeField
          grade={draft.grade}
          labelledBy={id}
          fault={tried && faults.grade !== null}
          onChoose={(grade) => write(() => ({ grade }))}
        />
        {!isBrief && (
          <>
            <TopicsField
              chosen={draft.options}
              onToggle={(option) => write(({ options }) => ({ options: toggleOption(options, option) }))}
            />
            <CommentField comment={draft.comment} onWrite={(comment) => write(() => ({ comment }))} />
          </>
        )}
      </div>
      {view.refused && (
        <Notice tone="danger" icon={CircleAlert} role="alert" title={t('refusedTitle')}>
          {refusal || t('refusedText')}
        </Notice>
      )}
      {view.dry && !isBrief && !dried && <Notice tone="info" icon={TestTube} title={t('dryNote')} />}
      {dried && (
        <Notice tone="warning" icon={CircleAlert} role="alert" title={t('dryTitle')}>
          {t('dryText')}
        </Notice>
      )}
      <div className="feedback-actions">
        {!isBrief && (
          <Button look="filled" type="submit" icon={Send} flip busy={view.busy}>
            {t('send')}
          </Button>
        )}
        {asks && !view.busy && (
          <Button look="quiet" onClick={onLater}>
            {t('later')}
          </Button>
        )}
      </div>
    </form>
  );
}
