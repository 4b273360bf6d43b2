import { useId } from 'react';
import { longestComment } from '../../../domain/feedback/feedback.ts';
import { useFormats, useTexts } from '../../../i18n/context.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { leftToSay, leftToWrite } from '../model.ts';

export interface CommentFieldProps {
  readonly comment: string;
  readonly onWrite: (comment: string) => void;
}

/** The field for a comment. Near the maximum length it counts the remaining characters. Nothing is cut off (FEED-4). */
export function CommentField({ comment, onWrite }: CommentFieldProps) {
  const [t, formats] = [useTexts('feedback'), useFormats()];
  const id = useId();
  const left = leftToWrite(comment.length);
  const spoken = leftToSay(comment.length);
  const tooLong = comment.length > longestComment;
  return (
    <div className="feedback-comment">
      <label htmlFor={id}>{t('comment')}</label>
      <p className="muted" id={`${id}h`}>
        {t('commentHint')}
      </p>
      <textarea
        id={id}
        dir="auto"
        rows={3}
        value={comment}
        aria-describedby={`${id}h`}
        aria-invalid={tooLong || undefined}
        aria-errormessage={tooLong ? `${id}f` : undefined}
        onChange={({ currentTarget }) => onWrite(currentTarget.value)}
      />
      {tooLong && (
        <p className="feedback-fault" id={`${id}f`} role="alert">
          {t('tooLong', { length: formats.number(longestComment) })}
        </p>
      )}
      {left !== null && <p className="feedback-left muted num">{t('left', { count: left })}</p>}
      <VisuallyHidden live>{spoken === null ? '' : t('left', { count: spoken })}</VisuallyHidden>
    </div>
  );
}
