import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { useTexts } from '../../i18n/context.tsx';
import { useSheet } from '../../ui/sheet.ts';
import css from './prose.css';
import type * as sanitizing from './sanitize.ts';

/** @param headingLevel of the heading over the text */
export interface AuthorHtmlProps {
  readonly html: string;
  readonly headingLevel: number;
}

type Sanitizer = Pick<typeof sanitizing, 'sanitize' | 'idPrefix'>;

/** HTML by an author, cleaned (MEDIA-6); the cleaner's code is loaded with the first text. Links to `#id` are found in this very text. */
export function AuthorHtml({ html, headingLevel }: AuthorHtmlProps) {
  useSheet(css);
  const t = useTexts('player');
  const place = useRef<HTMLDivElement>(null);
  const [sanitizer, setSanitizer] = useState<Sanitizer | null>(null);
  const [failed, setFailed] = useState<Error | null>(null);
  if (failed) throw failed;
  useEffect(() => {
    let here = true;
    import('./sanitize.ts').then(
      (loaded) => here && setSanitizer(loaded),
      (cause: unknown) => here && setFailed(cause as Error),
    );
    return () => void (here = false);
  }, []);
  useEffect(() => {
    if (!sanitizer) return;
    place.current?.replaceChildren(sanitizer.sanitize(html, { headingLevel, tableLabel: t('table'), newTabLabel: t('newTab') }));
  }, [sanitizer, html, headingLevel, t]);

  const follow = (event: MouseEvent<HTMLElement>) => {
    const address = (event.target as Element).closest('a')?.getAttribute('href');
    if (!address?.startsWith('#') || !sanitizer) return;
    event.preventDefault();
    const id = sanitizer.idPrefix + decodeURIComponent(address.slice(1));
    const target = place.current?.querySelector<HTMLElement>(`[id="${CSS.escape(id)}"]`);
    if (!target) return;
    target.tabIndex = -1;
    target.focus();
    target.scrollIntoView({ block: 'center' });
  };
  // Left empty by React: its children are put there by hand.
  return (
    <>
      {!sanitizer && <TextSkeleton />}
      <div className="author" dir="auto" ref={place} onClick={follow} />
    </>
  );
}

/** The boxes of a text before it is there. */
export function TextSkeleton() {
  useSheet(css);
  return (
    <div className="bones" aria-hidden="true">
      {[96, 100, 98, 62, 94, 99, 40].map((width, index) => <i key={index} style={{ inlineSize: `${width}%` }} />)}
    </div>
  );
}
