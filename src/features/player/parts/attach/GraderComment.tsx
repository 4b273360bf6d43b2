import { useTexts } from '../../../../i18n/context.tsx';
import { Heading, type HeadingLevel } from '../../../../ui/text/Heading.tsx';
import { useSheet } from '../../../../ui/sheets/sheet.ts';
import css from './attach.css';

/** A grader's comment on an answer, shown with its result (GRADING-7). */
export function GraderComment({ text, headingLevel }: { readonly text: string; readonly headingLevel: HeadingLevel }) {
  useSheet(css);
  const t = useTexts('work');
  return (
    <div className="grader-comment">
      <Heading level={headingLevel}>{t('comment.title')}</Heading>
      <p dir="auto">{text}</p>
    </div>
  );
}
