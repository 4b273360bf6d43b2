import { useId } from 'react';
import { feedbackOptions, type FeedbackOption } from '../../../domain/feedback/feedback.ts';
import { useTexts } from '../../../i18n/context.tsx';

export interface TopicsFieldProps {
  readonly chosen: readonly FeedbackOption[];
  readonly onToggle: (option: FeedbackOption) => void;
}

/** The topics that need work, as checkboxes (FEED-2). */
export function TopicsField({ chosen, onToggle }: TopicsFieldProps) {
  const t = useTexts('feedback');
  const id = useId();
  return (
    <fieldset className="feedback-topics" aria-describedby={id}>
      <legend>{t('topics')}</legend>
      <p className="muted" id={id}>
        {t('topicsHint')}
      </p>
      <div className="feedback-options">
        {feedbackOptions.map((option) => (
          <label key={option}>
            <input type="checkbox" value={option} checked={chosen.includes(option)} onChange={() => onToggle(option)} />
            <span>{t(`option.${option}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
