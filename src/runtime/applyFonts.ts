import { toJson } from '../plain/toJson.ts';

/** The parts of the page that it needs. */
export interface FontsPage {
  readonly document: Pick<Document, 'baseURI'> & {
    readonly fonts: { add: (font: FontFace) => unknown; delete: (font: FontFace) => unknown };
  };
  readonly FontFace: typeof FontFace;
}

const most = 20;
const longest = 2000;
const names: readonly string[] = ['family', 'src', 'weight', 'style'];
const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);
const weights = /^(normal|bold|([1-9]\d{0,2}|1000)( ([1-9]\d{0,2}|1000))?)$/;

// Fonts that were loaded for one appearance are kept for the next.
const known = new WeakMap<FontsPage['document']['fonts'], Map<string, FontFace>>();

type FontWords = Readonly<Record<string, unknown>>;

/** The address of a font's file; null for one that the page cannot trust. */
function fileOf(src: unknown, base: string): string | null {
  if (typeof src !== 'string' || src.length > longest || !URL.canParse(src, base)) return null;
  const { protocol, hostname, origin, username, password, href } = new URL(src, base);
  const safe =
    protocol === 'https:' || (protocol === 'http:' && (loopback.has(hostname) || origin === new URL(base).origin));
  // In a query a backslash stays a backslash, and would escape the quote after it.
  return safe && !username && !password && !href.includes('\\') ? href : null;
}

/** The field of a font that cannot be used; null where all can. */
function badWord({ family, weight = 'normal', style = 'normal' }: FontWords, file: string | null): string | null {
  if (typeof family !== 'string' || !/^[\p{L}\p{N}][\p{L}\p{N} _-]{0,99}$/u.test(family)) return 'family';
  if (file === null) return 'src';
  if (!(typeof weight === 'string' || typeof weight === 'number') || !weights.test(String(weight))) return 'weight';
  return style === 'normal' || style === 'italic' ? null : 'style';
}

/**
 * Puts a host's fonts into the page, each once (ELEM-9), since browsers do not load an `@font-face` of a shadow root. The
 * fonts need no sheet, so that they work under the strictest content policy that allows their address.
 * @param complain called for each font, or field of one, that cannot be used, with its place in the list
 * @returns a function that removes them
 */
export function applyFonts(
  { document, FontFace }: FontsPage,
  fonts: unknown,
  complain: (name: string, says: string) => void,
): () => void {
  if (fonts === undefined) return () => undefined;
  if (!Array.isArray(fonts)) {
    complain('fonts', 'no list');
    return () => undefined;
  }
  if (fonts.length > most) complain('fonts', `only the first ${most} are taken`);
  let faces = known.get(document.fonts);
  if (!faces) known.set(document.fonts, (faces = new Map()));
  const added = new Set<FontFace>();
  for (let at = 0; at < Math.min(fonts.length, most); at++) {
    const given = (fonts as readonly unknown[])[at];
    const font = (typeof given === 'object' && given !== null ? given : {}) as FontWords;
    for (const name of Object.keys(font)) if (!names.includes(name)) complain(`fonts[${at}].${name}`, 'no such word');
    const { family, src, weight = 'normal', style = 'normal' } = font;
    const file = fileOf(src, document.baseURI);
    const bad = badWord(font, file);
    if (bad) {
      complain(`fonts[${at}].${bad}`, 'a value that cannot be used');
      continue;
    }
    const key = toJson([family, file, String(weight), style]);
    let face = faces.get(key);
    if (!face) {
      faces.set(
        key,
        (face = new FontFace(family as string, `url("${file}")`, {
          weight: String(weight),
          style: style as string,
          display: 'swap',
        })),
      );
      face.loaded.catch(() => {
        // The next appearance that names the font loads it again.
        faces.delete(key);
        complain(`fonts[${at}].src`, 'no font could be loaded from there');
      });
    }
    added.add(face);
    document.fonts.add(face);
  }
  return () => {
    for (const face of added) document.fonts.delete(face);
  };
}
