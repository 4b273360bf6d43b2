import FileX from 'lucide/dist/esm/icons/file-x.mjs';
import { useLazyTexts } from '../../../i18n/useLazyTexts.ts';
import { useSheet } from '../../../ui/sheets/sheet.ts';
import { Heading, type HeadingLevel } from '../../../ui/text/Heading.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import css, { classes } from './unreadable.css';

/** The quiet card of a course whose record cannot be read (LIST-8). */
export function Unreadable({ headingLevel }: { readonly headingLevel: HeadingLevel }) {
  useSheet(css);
  const t = useLazyTexts('lists');
  return (
    <article className={`card ${classes.unreadable}`} part="card">
      <Icon of={FileX} />
      <div>
        <Heading level={headingLevel} className={classes['unreadable-name']}>
          {t?.('unreadable')}
        </Heading>
        <p className="muted">{t?.('unreadableText')}</p>
      </div>
    </article>
  );
}
