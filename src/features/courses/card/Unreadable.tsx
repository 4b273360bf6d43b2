import FileX from 'lucide/dist/esm/icons/file-x.mjs';
import { useLazyTexts } from '../../../i18n/useLazyTexts.ts';
import { Heading, type HeadingLevel } from '../../../ui/Heading.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { useSheet } from '../../../ui/sheet.ts';
import css, { classes } from './unreadable.css';

/** The quiet card of a course whose record cannot be read (LIST-8). */
export function Unreadable({ headingLevel }: { readonly headingLevel: HeadingLevel }) {
  useSheet(css);
  const t = useLazyTexts('lists');
  return (
    <article className={`card ${classes.unreadable}`} part="card">
      <Icon of={FileX} />
      <div>
        <Heading level={headingLevel} className="strong">
          {t?.('unreadable')}
        </Heading>
        <p className="muted">{t?.('unreadableText')}</p>
      </div>
    </article>
  );
}
