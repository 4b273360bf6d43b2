import type { SheetHost } from '../../src/ui/sheets/sheet.ts';

/** Replaces a shadow root, or a document, where there is none: it keeps the sheets that components adopt, in their order. */
export function createSheetHost(): { readonly host: SheetHost; readonly texts: () => readonly string[] } {
  class KeptSheet {
    text = '';
    replaceSync(text: string) {
      this.text = text;
    }
  }
  const adoptedStyleSheets: KeptSheet[] = [];
  const host = { adoptedStyleSheets, ownerDocument: { defaultView: { CSSStyleSheet: KeptSheet } } };
  return { host: host as unknown as SheetHost, texts: () => adoptedStyleSheets.map(({ text }) => text) };
}
