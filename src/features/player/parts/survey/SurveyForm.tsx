import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { SurveyDraft } from '../../../../data/player/survey/surveyDraft.ts';
import { answerTo, firstSurveyFault, surveyFault, type SurveyQuestion } from '../../../../domain/work/survey.ts';
import { useTexts } from '../../../../i18n/context.tsx';
import { Heading } from '../../../../ui/text/Heading.tsx';
import { NotSent } from '../../base/NotSent.tsx';
import { QuestionField, type QuestionFieldProps } from './QuestionField.tsx';
import { SubmitDialog } from './SubmitDialog.tsx';
import { leftOpen, withAnswer } from './surveyModel.ts';
import type { SurveyHere } from './SurveyProps.ts';
import { useSubmit } from './useSubmit.ts';

export interface SurveyFormProps extends SurveyHere {
  readonly questions: readonly SurveyQuestion[];
  readonly draft: SurveyDraft;
  /** Called when the server has refused the answers: the survey must be requested again. */
  readonly onRefused: () => void;
}

/** The questions as fields. Each change is stored at once (SURVEY-3); the button in the bar of the part submits (SURVEY-2). */
export function SurveyForm({ questions, draft, onRefused, ...here }: SurveyFormProps) {
  const { handing, activityPathId, headingLevel } = here;
  const t = useTexts('survey');
  const form = useRef<HTMLDivElement>(null);
  const [answers, setAnswers] = useState(() => draft.read(questions) ?? {});
  const latest = useRef(answers);
  const [lasting, setLasting] = useState(true);
  const [asked, setAsked] = useState<'no' | 'dialog' | 'refused'>('no');
  const { phase, unsent, submit } = useSubmit(here, questions, () => {
    setAsked('no');
    onRefused();
  });
  const busy = phase === 'sending';
  // Answers that were submitted or could not be kept are no longer stored: those that are shown stay then.
  const readAgain = useEffectEvent(() => setAnswers((latest.current = draft.read(questions) ?? latest.current)));
  useEffect(() => draft.follow(() => readAgain()), [draft]);
  const answer = (question: SurveyQuestion, change: Parameters<QuestionFieldProps['onAnswer']>[0]) => {
    // Two changes may arrive before the first one is drawn, and another tab may have answered another question.
    const before = draft.read(questions) ?? latest.current;
    latest.current = withAnswer(before, question, change(answerTo(before, question)));
    setAnswers(latest.current);
    setLasting(draft.write(latest.current));
  };
  const ask = useEffectEvent(() => {
    const fault = firstSurveyFault(questions, latest.current);
    setAsked(fault ? 'refused' : 'dialog');
    const at = fault && questions.indexOf(fault.question);
    if (at !== null)
      form.current?.querySelectorAll('.question')[at]?.querySelector<HTMLElement>('input, textarea')?.focus();
  });
  const label = t('submit');
  useEffect(() => {
    handing.offer(activityPathId, { text: label, busy, run: () => ask() });
  }, [handing, activityPathId, label, busy]);
  useEffect(() => () => handing.offer(activityPathId, null), [handing, activityPathId]);

  return (
    <div className="survey" ref={form}>
      <Heading level={headingLevel} className="title">
        {t('title')}
      </Heading>
      <p className="muted">{t('about')}</p>
      <div className="questions" inert={busy}>
        {questions.map((question, index) => {
          const given = answerTo(answers, question);
          const fault = surveyFault(question, given);
          return (
            <QuestionField
              key={question.id}
              question={question}
              number={index + 1}
              answer={given}
              // A missing answer is reported once the learner tries to submit; an answer that is too long, at once.
              fault={asked === 'refused' || fault === 'maxLength' ? fault : null}
              onAnswer={(change) => answer(question, change)}
            />
          );
        })}
      </div>
      <p className="muted survey-kept">{t(lasting ? 'kept' : 'fleeting')}</p>
      {unsent && asked !== 'dialog' && <NotSent text={t('notSubmitted')} retry={() => submit(latest.current)} />}
      {asked === 'dialog' && (
        <SubmitDialog
          left={leftOpen(questions, answers)}
          busy={busy}
          unsent={unsent}
          onSubmit={() => submit(latest.current)}
          onClose={() => setAsked('no')}
        />
      )}
    </div>
  );
}
