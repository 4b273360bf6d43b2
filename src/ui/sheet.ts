import { createContext, useContext } from 'react';

/** What can adopt style sheets: the shadow root of an element, or the document of a page of our own. */
export type SheetHost = DocumentOrShadowRoot;

/** Where components of the kit put their sheets; an element provides its shadow root. */
export const SheetRoot = createContext<SheetHost>(document);

const sheets = new Map<string, CSSStyleSheet>();

/** Adopts `css` in `host` once. All hosts of a page share one sheet object for each text, so its rules are parsed once. */
export function adoptSheet(host: SheetHost, css: string): void {
  let sheet = sheets.get(css);
  if (!sheet) {
    sheets.set(css, (sheet = new CSSStyleSheet()));
    sheet.replaceSync(css);
  }
  if (!host.adoptedStyleSheets.includes(sheet)) host.adoptedStyleSheets.push(sheet);
}

/** Gives the calling component its look: adopted while rendering, so it is there before the first paint, also of a part that was loaded late. */
export function useSheet(css: string): void {
  adoptSheet(useContext(SheetRoot), css);
}
