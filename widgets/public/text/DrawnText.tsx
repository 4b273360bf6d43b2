import type { AuthorHtmlProps } from '../../../src/features/player/parts/AuthorHtml.tsx';
import css from '../../../src/features/player/parts/text/prose.css';
import { useTexts } from '../../../src/i18n/context.tsx';
import { usePort } from '../../../src/port/context.tsx';
import { useSheet } from '../../../src/ui/sheets/sheet.ts';
import { harmless } from './harmless.ts';

/** HTML by an author, as `AuthorText` of the player shows it, for use without a document to sanitize it in. */
export function DrawnText({ html, headingLevel }: AuthorHtmlProps) {
  useSheet(css);
  const { host, routes } = usePort();
  const t = useTexts('player');
  const settings = { newTabLabel: t('newTab'), apiBase: host.apiBase, hrefFor: routes.hrefFor };
  return (
    <div className="author" dir="auto" dangerouslySetInnerHTML={{ __html: harmless(html, headingLevel, settings) }} />
  );
}
