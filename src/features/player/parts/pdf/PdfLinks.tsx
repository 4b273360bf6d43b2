import type { CSSProperties } from 'react';
import type { PageLink } from './pageLinks.ts';

export interface PdfLinksProps {
  readonly links: readonly PageLink[];
  /** The spoken name of a link without a text of its own: it names the target. */
  readonly nameOf: (page: number) => string;
  readonly onPage: (page: number) => void;
}

const percent = (share: number) => `${share * 100}%`;

/** The links of a page, above its text: to an address in a new tab, or to another page of the document (MEDIA-15). */
export function PdfLinks({ links, nameOf, onPage }: PdfLinksProps) {
  return links.map(({ id, box, text, to }) => {
    const style: CSSProperties = {
      left: percent(box.left),
      top: percent(box.top),
      width: percent(box.width),
      height: percent(box.height),
    };
    if ('href' in to)
      return (
        <a
          key={id}
          className="jump"
          style={style}
          href={to.href}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={text || to.href}
          title={to.href}
        />
      );
    return (
      <button
        key={id}
        type="button"
        className="jump"
        style={style}
        aria-label={text || nameOf(to.page)}
        title={nameOf(to.page)}
        onClick={() => onPage(to.page)}
      />
    );
  });
}
