/** What it needs of the page. */
export interface FontsPage {
  readonly document: Pick<Document, 'baseURI'> & { readonly fonts: { add: (font: FontFace) => unknown; delete: (font: FontFace) => unknown } };
  readonly FontFace: typeof FontFace;
}

const most = 20;
const longest = 2000;
const names: readonly string[] = ['family', 'src', 'weight', 'style'];
const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);
const weights = /^(normal|bold|([1-9]\d{0,2}|1000)( ([1-9]\d{0,2}|1000))?)$/;

// What was loaded for one appearance is there for the next.
const known = new WeakMap<FontsPage['document']['fonts'], Map<string, FontFace>>();

/** The address of a font's file; null for one that the page cannot trust. */
function fileOf(src: unknown, base: string): string | null {
  if (typeof src !== 'string' || src.length > longest || !URL.canParse(src, base)) return null;
  const { protocol, hostname, origin, username, password, href } = new URL(src, base);
  const safe = protocol === 'https:' || (protocol === 'http:' && (loopback.has(hostname) || origin === new URL(base).origin));
  // In a query a backslash stays one, and would hide the quote after it.
  return safe && !username && !password && !href.includes('\\') ? href : null;
}

/**
 * Puts a host's fonts into the page, each once (ELEM-9): what `@font-face` says in a root is not loaded. They are no sheet, so that they stand
 * under the strictest content policy that allows their address.
 * @param complain is told of each font, or word of one, that cannot be used, by its place in the list
 * @returns takes them away
 */
export function applyFonts({ document, FontFace }: FontsPage, fonts: unknown, complain: (name: string, says: string) => void): () => void {
  if (fonts === undefined) return () => undefined;
  if (!Array.isArray(fonts)) {
    complain('fonts', 'no list');
    return () => undefined;
  }
  if (fonts.length > most) complain('fonts', `only the first ${most} are taken`);
  let faces = known.get(document.fonts);
  if (!faces) known.set(document.fonts, (faces = new Map()));
  const added = new Set<FontFace>();
  for (const [at, given] of (fonts as readonly unknown[]).slice(0, most).entries()) {
    const font = (typeof given === 'object' && given !== null ? given : {}) as Readonly<Record<string, unknown>>;
    for (const name of Object.keys(font)) if (!names.includes(name)) complain(`fonts[${at}].${name}`, 'no such word');
    const { family, src, weight = 'normal', style = 'normal' } = font;
    const file = fileOf(src, document.baseURI);
    const bad =
      typeof family !== 'string' || !/^[\p{L}\p{N}][\p{L}\p{N} _-]{0,99}$/u.test(family) ? 'family'
      : file === null ? 'src'
      : !(typeof weight === 'string' || typeof weight === 'number') || !weights.test(String(weight)) ? 'weight'
      : style !== 'normal' && style !== 'italic' ? 'style'
      : null;
    if (bad) {
      complain(`fonts[${at}].${bad}`, 'a value that cannot be used');
      continue;
    }
    const key = JSON.stringify([family, file, String(weight), style]);
    let face = faces.get(key);
    if (!face) {
      faces.set(key, (face = new FontFace(family as string, `url("${file}")`, { weight: String(weight), style: style as string, display: 'swap' })));
      face.loaded.catch(() => {
        // The next appearance that names it asks anew.
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
