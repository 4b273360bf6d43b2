import { useCallback, useId, useLayoutEffect, useRef, useState, type MouseEvent } from 'react';
import { useTexts } from '../../../../i18n/context.tsx';
import { usePort } from '../../../../port/context.tsx';
import { lazyPart } from '../../../../ui/lazy/lazyPart.tsx';
import { useSheet } from '../../../../ui/sheets/sheet.ts';
import { NotOpened } from '../../base/lazy/NotOpened.tsx';
import { usePartTexts } from '../../base/lazy/usePartTexts.ts';
import type { AuthorHtmlProps } from '../AuthorHtml.tsx';
import { isPlain, useLinks } from '../../base/links.ts';
import { contentImages } from './contentImages.ts';
import type { Enlargement } from './Enlargement.ts';
import { followAnchor } from './followAnchor.ts';
import { offerEnlarging } from './offerEnlarging.ts';
import css from './prose.css';
import { sanitize } from './sanitize.ts';
import { useNamedWords } from './useNamedWords.ts';
import { routeOf } from './settleLinks.ts';

const Enlarged = lazyPart(async () => (await import('./Enlarged.tsx')).Enlarged, {
  Failed: NotOpened,
  useReady: usePartTexts,
});

/**
 * HTML by an author, cleaned (MEDIA-6). Links to `#id` lead to places in the same text, and links to the portal work
 * like the portal's own links. Images and wide tables can be enlarged.
 */
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
    const text = place.current;
    if (!text) return undefined;
    text.replaceChildren(
      sanitize(html, { headingLevel, ids, newTabLabel: t('newTab'), apiBase: host.apiBase, hrefFor: routes.hrefFor }),
    );
    const stopAsking = askAgain(text);
    const stopOffering = offerEnlarging(text, {
      enlarge: (name) => (name ? t('enlargeNamed', { name }) : t('enlarge')),
      fullScreen: t('fullScreen'),
      table: t('table'),
    });
    return () => {
      stopAsking();
      stopOffering();
    };
  }, [html, headingLevel, ids, t, host, routes]);
  useNamedWords(place, html);

  const follow = (event: MouseEvent<HTMLElement>) => {
    const link = isPlain(event) ? (event.target as Element).closest('a') : null;
    const address = link?.getAttribute('href') ?? '';
    const route = link && routeOf(link);
    if (!route && !address.startsWith('#')) return;
    event.preventDefault();
    const text = place.current;
    if (route) links.go(route);
    else if (!shown && text) followAnchor(text, address, ids);
    else {
      close();
      // The dialog above the text returns the focus first.
      requestAnimationFrame(() => place.current && followAnchor(place.current, address, ids));
    }
  };
  const click = (event: MouseEvent<HTMLElement>) => {
    const button = (event.target as Element).closest('button');
    const table = button?.parentElement?.querySelector(':scope > .scroller > table');
    if (button?.className === 'enlarge' && place.current) {
      const images = contentImages(place.current);
      setShown({
        kind: 'images',
        images,
        first: Math.max(
          0,
          images.findIndex(({ image }) => button.contains(image)),
        ),
      });
    } else if (button && table) setShown({ kind: 'table', table: table as HTMLTableElement });
    else follow(event);
  };
  // React leaves this element empty: its children are inserted by hand.
  return (
    <>
      <div className="author" dir="auto" ref={place} onClick={click} />
      {shown && <Enlarged shown={shown} onClose={close} onClick={follow} />}
    </>
  );
}

/** WebKit loads an address that has failed again only if it is set anew. */
function setAgain(image: HTMLImageElement): void {
  const address = image.getAttribute('src') ?? '';
  image.removeAttribute('src');
  image.src = address;
}

const isLost = (image: HTMLImageElement) => image.complete && image.naturalWidth === 0 && image.hasAttribute('src');

/** When the connection is back, requests again the images of a text that failed to load (LATE-3). @returns stops it */
function askAgain(text: HTMLElement): () => void {
  const again = () => {
    for (const image of text.querySelectorAll('img')) if (isLost(image)) setAgain(image);
    for (const image of text.querySelectorAll('image'))
      for (const name of ['href', 'xlink:href']) {
        const address = image.getAttribute(name);
        if (address !== null) image.setAttribute(name, address);
      }
  };
  addEventListener('online', again);
  return () => removeEventListener('online', again);
}
