import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parse } from '../../../src/routes/parse.ts';
import type { Config } from '../config.ts';
import type { FrontEnds, Manifest } from '../shell/frontEnds.ts';
import { learnPolicy, pagePolicy } from './headers.ts';
import { html } from './html.ts';
import { languageOfRequest } from './language.ts';
import { messagePage } from './page.ts';

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

const element = (tag: string) => `widgets/entries/${tag}.ts`;
const inCourse = (...views: readonly string[]) => [element('lectern-player'), ...views.map((view) => `src/features/player/${view}.tsx`)];

/** The element that an address will need, and of a course the view: asking for them at once saves requests in the chain. */
function modulesOf(url: string): readonly string[] {
  const route = parse(url.slice('/learn'.length) || '/');
  switch (route?.name) {
    case 'home':
    case 'courses':
      return [element('lectern-courses')];
    case 'catalog':
    case 'openCatalog':
      return [element('lectern-catalog')];
    case 'content':
    case 'workflow':
      return inCourse('Content');
    case 'course':
      return inCourse(route.review ? 'Content' : 'Overview');
    case 'details':
    case 'catalogCourse':
      return inCourse('Overview');
    case 'openCatalogCourse':
      return inCourse('PublicOverview');
    // Where it leads is known when the course is.
    case 'redirect':
      return inCourse('Content', 'Overview');
    default:
      return [];
  }
}

/** `/learn` and all below it: one page, whose script reads the address. Its chunks are asked for side by side. */
export function registerLearn(app: FastifyInstance, config: Config, frontEnds: FrontEnds): void {
  const serve = async (request: FastifyRequest, reply: FastifyReply) => {
    const language = languageOfRequest(request);
    const { tag, dir, text } = language;
    const { path, manifest } = await frontEnds.of(request);
    const entry = manifest?.entries[0];
    reply.type('text/html; charset=utf-8').header('vary', 'Cookie, Accept-Language').header('cache-control', 'no-cache');
    if (!manifest || !entry)
      return reply.code(503).header('content-security-policy', pagePolicy(config)).send(messagePage(language, text('page.missing'), text('page.missingHelp')));
    // The page of one element is for frames, and says nothing to who finds it.
    if (/^\/learn\/element([?/]|$)/.test(request.url)) reply.header('x-robots-tag', 'noindex');
    const files = new Set([...entry.preload, ...modulesOf(request.url).flatMap((module) => [...chunksOf(manifest, module)])]);
    files.delete(entry.file);
    const links = [...files].map((file) => html`<link rel="modulepreload" href="${path}${file}">`);
    return reply.header('content-security-policy', learnPolicy(config)).send(
      html`<!doctype html>
<html lang="${tag}" dir="${dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${text('brand')}</title><link rel="icon" href="/assets/icon.svg" type="image/svg+xml"><script type="module" src="${path}ahead.js"></script>${links}<script type="module" src="${path}${entry.file}"></script></head>
<body><div id="learn"></div><noscript>${text('page.script')}</noscript></body></html>`.markup,
    );
  };
  app.get('/learn', serve);
  app.get('/learn/*', serve);
}
