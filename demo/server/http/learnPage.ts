import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parse } from '../../../src/routes/parse.ts';
import type { RouteName } from '../../../src/routes/route.ts';
import type { Config } from '../config.ts';
import { learnPolicy, pagePolicy } from './headers.ts';
import { html } from './html.ts';
import { languageOfRequest } from './language.ts';
import { messagePage } from './page.ts';

interface Manifest {
  readonly entries: readonly { readonly file: string; readonly preload: readonly string[] }[];
  /** Each chunk with the chunks it imports and the modules it holds. */
  readonly files: Readonly<Record<string, { readonly imports: readonly string[]; readonly modules: Readonly<Record<string, number>> }>>;
}

/** A chunk with all that it imports. */
function closure(files: Manifest['files'], start: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(start)) return seen;
  seen.add(start);
  files[start]?.imports.forEach((name) => closure(files, name, seen));
  return seen;
}

/** The chunks of an element, found by the module that defines it: Rollup may have merged it with others. */
function chunksOf({ files }: Manifest, tag: string): Iterable<string> {
  const name = Object.keys(files).find((file) => `widgets/entries/${tag}.ts` in (files[file]?.modules ?? {}));
  return name ? closure(files, name) : [];
}

const courses: ReadonlySet<string | undefined> = new Set<RouteName>(['home', 'courses']);
const player: ReadonlySet<string | undefined> = new Set<RouteName>(['course', 'details', 'content', 'workflow']);

/** The element that an address will need: asking for it at once saves a request in the chain. */
function elementOf(url: string): string {
  const route = parse(url.slice('/learn'.length) || '/')?.name;
  return courses.has(route) ? 'lectern-courses' : player.has(route) ? 'lectern-player' : '';
}

/** `/learn` and all below it: one page, whose script reads the address. Its chunks are asked for side by side. */
export function registerLearn(app: FastifyInstance, config: Config): void {
  const path = join(config.dist, 'learn/manifest.json');
  let known: { readonly stamp: number; readonly manifest: Manifest } | null = null;
  const built = async () => {
    const stamp = (await stat(path).catch(() => null))?.mtimeMs;
    if (stamp === undefined) return undefined;
    if (known?.stamp !== stamp) known = { stamp, manifest: JSON.parse(await readFile(path, 'utf8')) as Manifest };
    return known.manifest;
  };

  const serve = async (request: FastifyRequest, reply: FastifyReply) => {
    const language = languageOfRequest(request);
    const { tag, dir, text } = language;
    const manifest = await built();
    const entry = manifest?.entries[0];
    reply.type('text/html; charset=utf-8').header('vary', 'Cookie, Accept-Language').header('cache-control', 'no-cache');
    if (!manifest || !entry)
      return reply.code(503).header('content-security-policy', pagePolicy(config)).send(messagePage(language, text('page.missing'), text('page.missingHelp')));
    const files = new Set([...entry.preload, ...chunksOf(manifest, elementOf(request.url))]);
    files.delete(entry.file);
    const links = [...files].map((file) => html`<link rel="modulepreload" href="/learn/build/${file}">`);
    return reply.header('content-security-policy', learnPolicy(config)).send(
      html`<!doctype html>
<html lang="${tag}" dir="${dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${text('brand')}</title><link rel="icon" href="/assets/icon.svg" type="image/svg+xml"><script type="module" src="/learn/build/ahead.js"></script>${links}<script type="module" src="/learn/build/${entry.file}"></script></head>
<body><div id="learn"></div><noscript>${text('page.script')}</noscript></body></html>`.markup,
    );
  };
  app.get('/learn', serve);
  app.get('/learn/*', serve);
}
