import css from './medium.css';
import { adoptSheet, pageOf, type SheetHost } from './sheet.ts';

const pages = new WeakSet<Document>();

/**
 * Registers `--l-medium` as a length on this page, so that it is computed where it is set, not where it is used. @returns whether the
 * browser supports this
 */
function register(page: Document): boolean {
  if (pages.has(page)) return true;
  const { CSS } = page.defaultView ?? window;
  try {
    CSS.registerProperty({ name: '--l-medium', syntax: '<length>', inherits: true, initialValue: '16px' });
  } catch (cause) {
    // Another of our scripts on this page has registered it; after any other refusal the sheets use their plain 16 px.
    if ((cause as Partial<DOMException>).name !== 'InvalidModificationError') return false;
  }
  pages.add(page);
  return true;
}

/** Makes all sizes follow the text size that is set in the reader's browser (ELEM-16). */
export function followMedium(host: SheetHost): void {
  if (register(pageOf(host))) adoptSheet(host, css);
}
