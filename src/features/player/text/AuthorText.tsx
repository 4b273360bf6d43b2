import { useCallback, useId, useLayoutEffect, useRef, useState, type MouseEvent } from 'react';
import { useTexts } from '../../../i18n/context.tsx';
import { usePort } from '../../../runtime/context.tsx';
import { useSheet } from '../../../ui/sheet.ts';
import type { AuthorHtmlProps } from '../AuthorHtml.tsx';
import { isPlain, useLinks } from '../links.ts';
import { contentImages } from './contentImages.ts';
import type { Enlargement } from './Enlargement.ts';
import { followFragment } from './followFragment.ts';
import { LateEnlarged } from './LateEnlarged.tsx';
import { offerEnlarging } from './offerEnlarging.ts';
import css from './prose.css';
import { sanitize } from './sanitize.ts';
import { routeOf } from './settleLinks.ts';

/** HTML by an author, cleaned (MEDIA-6). Links to `#id` are found in this very text, those to the portal go as its own; images and wide tables can be seen large. */
export function AuthorText({ html, headingLevel }: AuthorHtmlProps) {
  useSheet(css);
  const { host, routes } = usePort();
  const t = useTexts('player');
  const links = useLinks();
  const ids = `-${useId()}`;
  const place = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<Enlargement | null>(null);
  const close = useCallback(() => setShown(null), []);
  useLayoutEffect(() => {
    const text = place.current!;
    text.replaceChildren(sanitize(html, { headingLevel, ids, newTabLabel: t('newTab'), apiBase: host.apiBase, hrefFor: routes.hrefFor }));
    return offerEnlarging(text, { enlarge: (name) => (name ? t('enlargeNamed', { name }) : t('enlarge')), fullScreen: t('fullScreen'), table: t('table') });
  }, [html, headingLevel, ids, t, host, routes]);

  const follow = (event: MouseEvent<HTMLElement>) => {
    const link = isPlain(event) ? (event.target as Element).closest('a') : null;
    const address = link?.getAttribute('href') ?? '';
    const route = link && routeOf(link);
    if (!route && !address.startsWith('#')) return;
    event.preventDefault();
    if (route) links.go(route);
    else if (!shown) followFragment(place.current!, address, ids);
    else {
      close();
      // The dialog over the text gives the focus back first.
      requestAnimationFrame(() => place.current && followFragment(place.current, address, ids));
    }
  };
  const click = (event: MouseEvent<HTMLElement>) => {
    const button = (event.target as Element).closest('button');
    const table = button?.parentElement?.querySelector(':scope > .scroller > table');
    if (button?.className === 'enlarge') {
      const images = contentImages(place.current!);
      setShown({ kind: 'images', images, first: Math.max(0, images.findIndex(({ image }) => button.contains(image))) });
    } else if (button && table) setShown({ kind: 'table', table: table as HTMLTableElement });
    else follow(event);
  };
  // Left empty by React: its children are put there by hand.
  return (
    <>
      <div className="author" dir="auto" ref={place} onClick={click} />
      {shown && <LateEnlarged shown={shown} onClose={close} onClick={follow} />}
    </>
  );
}
