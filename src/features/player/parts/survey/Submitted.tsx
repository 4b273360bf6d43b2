import { useEffect, useId, useRef } from 'react';
import { answerTo, type Survey, type SurveyAnswer, type SurveyQuestion } from '../../../../domain/work/survey.ts';
import { useFormats, useTexts } from '../../../../i18n/context.tsx';
import { usePort } from '../../../../port/context.tsx';
import { Heading, type HeadingLevel } from '../../../../ui/text/Heading.tsx';

export interface SubmittedProps {
  readonly survey: Survey;
  readonly headingLevel: HeadingLevel;
  /** Whether it has just replaced the fields on this screen. */
  readonly just: boolean;
}

/** The submitted answers, question by question (SURVEY-4). */
export function Submitted({ survey, headingLevel, just }: SubmittedProps) {
  const [t, formats] = [useTexts('survey'), useFormats()];
  const { clock } = usePort();
  const place = useRef<HTMLHeadingElement>(null);
  const standing = useId();
  // The element with the focus was removed.
  useEffect(() => {
    if (just) place.current?.focus();
  }, [just]);
  const { questions, answers, submittedAt } = survey;
  return (
    <section className="survey submitted">
      <Heading level={headingLevel} className="title" tabIndex={-1} ref={place} aria-describedby={standing}>
        {t('yours')}
      </Heading>
      {submittedAt !== null && (
        <p className="muted" id={standing}>
          {t('submitted', { date: formats.moment(submittedAt, clock.now()) })}
        </p>
      )}
      <dl>
        {questions.map((question, index) => (
          <div key={question.id}>
            <dt>
              <span className="num">{formats.number(index + 1)}.</span> <span dir="auto">{question.text}</span>
            </dt>
            <Given question={question} answer={answerTo(answers ?? {}, question)} />
          </div>
        ))}
      </dl>
    </section>
  );
}

function Given({ question, answer }: { readonly question: SurveyQuestion; readonly answer: SurveyAnswer | undefined }) {
  const [t, formats] = [useTexts('survey'), useFormats()];
  if (answer === undefined) return <dd className="muted">{t(question.kind === 'unknown' ? 'unknown' : 'noAnswer')}</dd>;
  if (question.kind === 'scale' && typeof answer === 'number') {
    const end = (answer === question.from && question.low) || (answer === question.to && question.high);
    return (
      <dd>
        <span className="num">{formats.number(answer)}</span>
        {end && <span dir="auto"> · {end}</span>}
      </dd>
    );
  }
  if (question.kind === 'one' || question.kind === 'several') {
    const chosen = Array.isArray(answer) ? answer : [answer];
    return question.choices
      .filter(({ id }) => chosen.includes(id))
      .map(({ id, text }) => (
        <dd key={id} dir="auto">
          {text}
        </dd>
      ));
  }
  return (
    <dd className="survey-written" dir="auto">
      {String(answer)}
    </dd>
  );
}
