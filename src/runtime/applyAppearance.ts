import { LecternError } from '../errors.ts';
import { appearanceTokens, type Appearance, type TokenKind } from '../port/appearance.ts';
import { applyFonts, type FontsPage } from './applyFonts.ts';

/** The parts of the page that it needs. */
export interface AppearancePage extends FontsPage {
  readonly document: Pick<Document, 'adoptedStyleSheets'> & FontsPage['document'];
  readonly CSSStyleSheet: typeof CSSStyleSheet;
  readonly CSS: { readonly supports: (property: string, value: string) => boolean };
}

const kinds = new Map<string, TokenKind>(Object.entries(appearanceTokens));
// Text that could end a declaration, fetch something or reach other values.
const foreign = /[;{}\\@<>]|(url|var|expression)\s*\(|\/\*/i;

/** The value as CSS, or null where it cannot be used. */
function cssOf(
  spec: TokenKind,
  value: unknown,
  supports: AppearancePage['CSS']['supports'],
): { readonly css: string; readonly clamped: boolean } | null {
  if (spec.kind === 'colour' || spec.kind === 'font') {
    const fits =
      typeof value === 'string' &&
      value.length <= 200 &&
      !foreign.test(value) &&
      supports(spec.kind === 'font' ? 'font-family' : 'color', value);
    return fits ? { css: value, clamped: false } : null;
  }
  const text = typeof value === 'string' ? /^\s*(-?\d+(?:\.\d+)?)(px)?\s*$/.exec(value)?.[1] : undefined;
  const number = typeof value === 'number' ? value : Number(text ?? NaN);
  if (!Number.isFinite(number)) return null;
  const kept = Math.min(spec.max, Math.max(spec.min, number));
  return { css: `${kept}${spec.kind === 'length' ? 'px' : ''}`, clamped: kept !== number };
}

/**
 * Sets the tokens of a page from a host's `appearance`, in a sheet of its own, so that it works under the strictest content
 * policy (ELEM-9). A name that is not listed, and a value that cannot be used, is left out and reported. A size outside its
 * range becomes the nearest allowed one, and is reported. The fonts are put into the page too.
 * @returns a function that removes the sheet
 */
export function applyAppearance(
  { document, CSSStyleSheet, CSS, FontFace }: AppearancePage,
  { fonts, ...tokens }: Appearance,
  report: (error: LecternError) => void,
): () => void {
  const complain = (name: string, says: string) =>
    report(new LecternError('invalid_attribute', `appearance.${name}: ${says}`));
  const lines: string[] = [];
  for (const [name, value] of Object.entries(tokens)) {
    const spec = kinds.get(name);
    const made = spec ? cssOf(spec, value, (property, css) => CSS.supports(property, css)) : null;
    if (!spec) complain(name, 'no such token');
    else if (!made) complain(name, 'a value that cannot be used');
    else {
      if (made.clamped) complain(name, `outside its range; ${made.css} is taken`);
      lines.push(`--lectern-${name}:${made.css}`);
    }
  }
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`:root{${lines.join(';')}}`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const withdraw = applyFonts({ document, FontFace }, fonts, complain);
  return () => {
    withdraw();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}
