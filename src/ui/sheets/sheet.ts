import { createContext, useContext } from 'react';

/** A host that can adopt style sheets: the shadow root of an element, or the document of a page of our own. */
export type SheetHost = ShadowRoot | Document;

/**
 * The host that receives the sheets of components; an element provides its shadow root. It is undefined if the module is imported without a
 * window.
 */
export const SheetRoot = createContext<SheetHost>(globalThis.document);

// A sheet belongs to the document that created it. All hosts of a document share one sheet per text, so its rules are parsed once.
const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>();
const adopted = new WeakMap<SheetHost, Set<string>>();

/** The document that a host of sheets belongs to. */
export const pageOf = (host: SheetHost): Document => host.ownerDocument ?? (host as Document);

/** Adopts `css` in `host` once. */
export function adoptSheet(host: SheetHost, css: string): void {
  let texts = adopted.get(host);
  if (!texts) adopted.set(host, (texts = new Set()));
  if (texts.has(css)) return;
  texts.add(css);
  const page = pageOf(host);
  let known = sheets.get(page);
  if (!known) sheets.set(page, (known = new Map()));
  let sheet = known.get(css);
  if (!sheet) {
    known.set(css, (sheet = new (page.defaultView ?? window).CSSStyleSheet()));
    sheet.replaceSync(css);
  }
  host.adoptedStyleSheets.push(sheet);
}

/** Adopts all sheets of `host` again: a browser drops them when its element moves to another document. */
export function readoptSheets(host: SheetHost): void {
  const texts = adopted.get(host);
  adopted.delete(host);
  host.adoptedStyleSheets = [];
  texts?.forEach((css) => adoptSheet(host, css));
}

/**
 * Adopts the style sheet of the calling component while rendering, so that it applies before the first paint, also for a part that loads
 * late.
 */
export function useSheet(css: string): void {
  adoptSheet(useContext(SheetRoot), css);
}
