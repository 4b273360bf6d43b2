import type { Manifest } from '../../shell/frontEnds.ts';
import { html, type Html } from '../html.ts';

/** The script that sends the page's first requests while the other code is still loading. */
export const earlyScript = 'early.js';

/** A file that a page will load, named before its script asks for it. */
export interface Hint {
  /** `preload` loads the bytes alone, as the page's script will ask for them. */
  readonly rel: 'modulepreload' | 'preload';
  readonly href: string;
}

/** A chunk with all that it imports. */
function closure(files: Manifest['files'], start: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(start)) return seen;
  seen.add(start);
  files[start]?.imports.forEach((name) => closure(files, name, seen));
  return seen;
}

/** The chunks of a module, which Rollup may have merged with others. */
function chunksOf({ files }: Manifest, module: string): Iterable<string> {
  const name = Object.keys(files).find((file) => module in (files[file]?.modules ?? {}));
  return name ? closure(files, name) : [];
}

/**
 * The files that the page of an address will load. Its chunks load side by side: those of the page as modules; those of the element as mere
 * bytes, as the page itself will ask for them (LATE-1), because after a failed hint for a module each import of it would fail.
 */
export function hintsOf(
  manifest: Manifest,
  path: string,
  modules: readonly string[],
  isDrawn: boolean,
): readonly Hint[] {
  const entry = manifest.entries[0];
  const own = new Set(entry?.preload);
  const late = new Set(modules.flatMap((module) => [...chunksOf(manifest, module)]).filter((file) => !own.has(file)));
  // Browsers load six files at a time over HTTP/1.1, so that the code that runs first comes first.
  own.delete(entry?.file ?? '');
  const first = entry ? [earlyScript, ...own, entry.file] : [];
  return [
    ...first.map((file) => ({ rel: 'modulepreload', href: path + file }) as const),
    // A drawn page shows its content without them, so they may come later.
    ...(isDrawn ? [] : [...late].map((file) => ({ rel: 'preload', href: path + file }) as const)),
  ];
}

/** A hint in the head of the page. */
export const hintTag = ({ rel, href }: Hint): Html =>
  rel === 'modulepreload'
    ? html`<link rel="modulepreload" href="${href}" />`
    : html`<link rel="preload" as="fetch" crossorigin href="${href}" />`;

/** The same hints as a `Link` header: a proxy or CDN sends it ahead of the next page as early hints (103). */
export const linkHeader = (hints: readonly Hint[]): string =>
  hints.map(({ rel, href }) => `<${href}>; rel=${rel}${rel === 'preload' ? '; as=fetch; crossorigin' : ''}`).join(', ');
