import css from './medium.css';
import { adoptSheet, pageOf, type SheetHost } from './sheet.ts';

const pages = new WeakSet<Document>();

/**
 * Makes `--l-medium` a length on this page, computed where it is set, not where it is used. @returns whether this
 * browser can
 */
function register(page: Document): boolean {
  if (pages.has(page)) return true;
  const { CSS } = page.defaultView ?? window;
  try {
    CSS.registerProperty({ name: '--l-medium', syntax: '<length>', inherits: true, initialValue: '16px' });
  } catch (cause) {
    // Another script of ours on this page has done it; any other refusal leaves the plain 16 px of the sheets.
    if ((cause as Partial<DOMException>).name !== 'InvalidModificationError') return false;
  }
  pages.add(page);
  return true;
}

/** Lets sizes follow the size of text that the reader's browser is set to (ELEM-16). */
export function followMedium(host: SheetHost): void {
  if (register(pageOf(host))) adoptSheet(host, css);
}
