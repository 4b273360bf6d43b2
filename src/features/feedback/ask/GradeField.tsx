import { useId } from 'react';
import { feedbackGrades, type FeedbackGrade } from '../../../domain/feedback/feedback.ts';
import { useFormats, useTexts } from '../../../i18n/context.tsx';

export interface GradeFieldProps {
  readonly grade: FeedbackGrade | null;
  /** Id of the question. */
  readonly labelledBy: string;
  /** Whether the learner tried to send without a grade. */
  readonly fault: boolean;
  readonly onChoose: (grade: FeedbackGrade) => void;
}

/** The grades as radio buttons, each with its name. In a narrow place only the names of both ends and of the chosen grade are visible. */
export function GradeField({ grade, labelledBy, fault, onChoose }: GradeFieldProps) {
  const [t, formats] = [useTexts('feedback'), useFormats()];
  const id = useId();
  const isBetween = grade !== null && grade !== 1 && grade !== 5;
  return (
    <div>
      <div
        role="radiogroup"
        className="feedback-grades"
        aria-labelledby={labelledBy}
        aria-required
        aria-invalid={fault || undefined}
        aria-errormessage={fault ? `${id}f` : undefined}
      >
        {feedbackGrades.map((one) => (
          <label key={one} className="feedback-grade">
            <input type="radio" name={id} value={one} checked={one === grade} onChange={() => onChoose(one)} />
            <span className="feedback-figure num">{formats.number(one)}</span>
            <span className="feedback-name">{t(`grade.${one}`)}</span>
          </label>
        ))}
      </div>
      <p className="feedback-ends muted" aria-hidden="true">
        <span>{t('grade.1')}</span>
        <b>{isBetween && t(`grade.${grade}`)}</b>
        <span>{t('grade.5')}</span>
      </p>
      {fault && (
        <p className="feedback-fault" id={`${id}f`} role="alert">
          {t('required')}
        </p>
      )}
    </div>
  );
}
