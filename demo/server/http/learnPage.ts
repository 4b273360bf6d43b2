import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { learnPolicy, pagePolicy } from './headers.ts';
import { html } from './html.ts';
import { languageOfRequest } from './language.ts';
import { messagePage } from './page.ts';

interface Manifest {
  readonly entries: readonly { readonly file: string; readonly preload: readonly string[] }[];
}

/** `/learn` and all below it: one page, whose script reads the address. Its chunks are asked for side by side. */
export function registerLearn(app: FastifyInstance, config: Config): void {
  const path = join(config.dist, 'learn/manifest.json');
  let known: { readonly stamp: number; readonly entry: Manifest['entries'][number] | undefined } | null = null;
  const entry = async () => {
    const stamp = (await stat(path).catch(() => null))?.mtimeMs;
    if (stamp === undefined) return undefined;
    if (known?.stamp !== stamp) known = { stamp, entry: (JSON.parse(await readFile(path, 'utf8')) as Manifest).entries[0] };
    return known.entry;
  };

  const serve = async (request: FastifyRequest, reply: FastifyReply) => {
    const language = languageOfRequest(request);
    const { tag, dir, text } = language;
    const built = await entry();
    reply.type('text/html; charset=utf-8').header('vary', 'Cookie, Accept-Language').header('cache-control', 'no-cache');
    if (!built)
      return reply.code(503).header('content-security-policy', pagePolicy(config)).send(messagePage(language, text('page.missing'), text('page.missingHelp')));
    const links = built.preload.filter((file) => file !== built.file).map((file) => html`<link rel="modulepreload" href="/learn/build/${file}">`);
    return reply.header('content-security-policy', learnPolicy(config)).send(
      html`<!doctype html>
<html lang="${tag}" dir="${dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${text('brand')}</title><link rel="icon" href="/assets/icon.svg" type="image/svg+xml">${links}<script type="module" src="/learn/build/${built.file}"></script></head>
<body><div id="learn"></div><noscript>${text('page.script')}</noscript></body></html>`.markup,
    );
  };
  app.get('/learn', serve);
  app.get('/learn/*', serve);
}
