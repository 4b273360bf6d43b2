import { useId } from 'react';
import {
  scaleSteps,
  surveyTextLimit,
  type SurveyAnswer,
  type SurveyFault,
  type SurveyQuestion,
} from '../../../../domain/work/survey.ts';
import { useDirection, useFormats, useTexts } from '../../../../i18n/context.tsx';
import { toggled } from './surveyModel.ts';

export interface QuestionFieldProps {
  readonly question: SurveyQuestion;
  /** Its number, from 1. */
  readonly number: number;
  readonly answer: SurveyAnswer | undefined;
  readonly fault: SurveyFault | null;
  /** @param change makes the new answer from the current one, which may be newer than the answer on screen */
  readonly onAnswer: (change: (before: SurveyAnswer | undefined) => SurveyAnswer | undefined) => void;
}

interface FieldProps<K extends SurveyQuestion['kind']> extends Omit<QuestionFieldProps, 'question'> {
  readonly question: Extract<SurveyQuestion, { readonly kind: K }>;
  /** Name of the group of radio buttons, and start of the ids of its descriptions. */
  readonly id: string;
}

/** One question, and the field for its answer. */
export function QuestionField({ question, number, ...field }: QuestionFieldProps) {
  const [t, formats] = [useTexts('survey'), useFormats()];
  const id = useId();
  const { answer, fault, onAnswer } = field;
  const props = { ...field, number, id };
  const chosen = question.kind === 'one' || question.kind === 'scale';
  const words = (
    <>
      <span className="num">{formats.number(number)}.</span> <span dir="auto">{question.text}</span>{' '}
      {!question.required && <span className="muted survey-optional">({t('optional')})</span>}
    </>
  );
  return (
    <fieldset
      className="question"
      role={chosen ? 'radiogroup' : undefined}
      aria-required={(chosen && question.required) || undefined}
      aria-invalid={(chosen && fault !== null) || undefined}
      aria-describedby={fault ? `${id}-fault` : undefined}
    >
      <legend>{words}</legend>
      {(question.kind === 'one' || question.kind === 'several') && <Choices {...props} question={question} />}
      {question.kind === 'scale' && <Scale {...props} question={question} />}
      {question.kind === 'text' && <Words {...props} question={question} />}
      {question.kind === 'unknown' && <p className="muted">{t('unknown')}</p>}
      {chosen && !question.required && answer !== undefined && (
        <button type="button" className="link" onClick={() => onAnswer(() => undefined)}>
          {t('clear')}
        </button>
      )}
      {fault && (
        <p className="survey-fault" id={`${id}-fault`} role="alert">
          {t(`fault.${fault}`, { length: formats.number(surveyTextLimit) })}
        </p>
      )}
    </fieldset>
  );
}

const chosenOf = (answer: SurveyAnswer | undefined): readonly string[] =>
  Array.isArray(answer) ? (answer as readonly string[]) : [];

function Choices({ question, answer, id, onAnswer }: FieldProps<'one' | 'several'>) {
  const t = useTexts('survey');
  const { kind, choices } = question;
  const one = kind === 'one';
  return (
    <>
      {!one && <p className="muted">{t('several')}</p>}
      <div className="survey-choices">
        {choices.map(({ id: choice, text }) => (
          <label key={choice}>
            <input
              type={one ? 'radio' : 'checkbox'}
              name={id}
              value={choice}
              checked={one ? answer === choice : chosenOf(answer).includes(choice)}
              onChange={() => onAnswer((before) => (one ? choice : toggled(choices, chosenOf(before), choice)))}
            />
            <span dir="auto">{text}</span>
          </label>
        ))}
      </div>
    </>
  );
}

function Scale({ question, answer, id, onAnswer }: FieldProps<'scale'>) {
  const formats = useFormats();
  const { low, high, from, to } = question;
  // At an end of the scale, screen readers hear the number together with its meaning.
  const named = (step: number) => [step === from && low, step === to && high].filter(Boolean).join(', ');
  return (
    <>
      <div className="steps">
        {scaleSteps(question).map((step) => (
          <label key={step}>
            <input
              type="radio"
              name={id}
              value={step}
              checked={answer === step}
              aria-label={[formats.number(step), named(step)].filter(Boolean).join(': ')}
              onChange={() => onAnswer(() => step)}
            />
            <span className="num">{formats.number(step)}</span>
          </label>
        ))}
      </div>
      {(low ?? high) && (
        <p className="ends muted" aria-hidden="true">
          <span dir="auto">{low}</span>
          <span dir="auto">{high}</span>
        </p>
      )}
    </>
  );
}

function Words({ question, number, answer, fault, id, onAnswer }: FieldProps<'text'>) {
  const [t, formats] = [useTexts('survey'), useFormats()];
  const { tag } = useDirection();
  return (
    <>
      <p className="muted" id={`${id}-limit`}>
        {t('limit', { length: formats.number(surveyTextLimit) })}
      </p>
      <textarea
        dir="auto"
        lang={tag}
        rows={3}
        value={typeof answer === 'string' ? answer : ''}
        required={question.required}
        aria-label={`${formats.number(number)}. ${question.text}`}
        aria-describedby={[`${id}-limit`, fault && `${id}-fault`].filter(Boolean).join(' ')}
        aria-invalid={fault !== null || undefined}
        onChange={({ currentTarget: { value } }) => onAnswer(() => value)}
      />
    </>
  );
}
