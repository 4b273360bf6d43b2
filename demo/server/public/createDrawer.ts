import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isPublicPath } from '../../../src/routes/isPublicPath.ts';
import type { DrawnPage, DrawPage } from '../../../widgets/public/DrawnPage.ts';
import type { Config } from '../config.ts';
import { acceptedLanguages, languageOfRequest } from '../http/language.ts';

/** The build that draws pages for visitors. */
export interface Drawing {
  readonly drawPage: DrawPage;
  /** Texts of all sheets that a drawn page may need. */
  readonly sheets: readonly string[];
}

/** Reads the build of a folder; null where there is none. */
async function readDrawing(folder: string): Promise<Drawing | null> {
  const code = join(folder, 'render.mjs');
  const stamp = (await stat(code).catch(() => null))?.mtimeMs;
  if (stamp === undefined) return null;
  const { drawPage } = (await import(/* @vite-ignore */ `${pathToFileURL(code).href}?${stamp}`)) as Drawing;
  return { drawPage, sheets: JSON.parse(await readFile(join(folder, 'sheets.json'), 'utf8')) as string[] };
}

/** A page for visitors with the names of its sheets. */
export interface Drawn extends Omit<DrawnPage, 'sheets'> {
  readonly sheets: { readonly page: readonly string[]; readonly element: readonly string[] };
}

/** Draws pages for visitors in place of the browser (PUB-7). */
export interface Drawer {
  /** Null where the browser draws the page: it is not for visitors, is in a frame, or could not be drawn. Never rejects. */
  readonly draw: (request: FastifyRequest) => Promise<Drawn | null>;
  /** The sheets of these names as one text; null where a name is unknown. */
  readonly sheet: (names: readonly string[]) => Promise<string | null>;
}

const nameOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 10);
/** In a frame the host decides on language, look and header: the page's script asks it. */
const inFrame = (headers: FastifyRequest['headers']) =>
  /^(i?frame|embed|object)$/.test(String(headers['sec-fetch-dest']));

/**
 * @param app answers the calls of the page, without a cookie and in the name of the visitor's network, whose limits hold (CERT-7)
 * @param given replaces the drawing of the build
 */
export function createDrawer(
  app: FastifyInstance,
  { dist, origin, timeZone }: Pick<Config, 'dist' | 'origin' | 'timeZone'>,
  now: () => number,
  given?: Drawing,
): Drawer {
  let drawing: Promise<Drawing | null> | undefined;
  const known = new Map<string, string>();
  const ready = () =>
    (drawing ??= Promise.resolve(given ?? readDrawing(join(dist, 'render'))).then((made) => {
      made?.sheets.forEach((text) => known.set(nameOf(text), text));
      return made;
    }));
  const texts = new Map<string, Promise<unknown>>();
  const textsOf = (tag: string, namespace: string) => {
    const path = join(dist, 'embed/1/locales', tag, `${namespace}.json`);
    const file = texts.get(path) ?? readFile(path, 'utf8').then((text) => JSON.parse(text) as unknown);
    texts.set(path, file);
    file.catch(() => texts.delete(path));
    return file;
  };
  const namesOf = (sheets: readonly string[]) =>
    sheets.map((text) => {
      const name = nameOf(text);
      if (!known.has(name)) throw new TypeError('a sheet that the build does not name');
      return name;
    });

  return {
    draw: async (request) => {
      const path = request.url.slice('/learn'.length);
      if (!isPublicPath(path) || inFrame(request.headers)) return null;
      const { tag, theme } = languageOfRequest(request);
      try {
        const made = await ready();
        const drawn = await made?.drawPage({
          path,
          tag,
          languages: acceptedLanguages(request),
          theme: theme ?? 'auto',
          zone: timeZone,
          origin,
          now,
          texts: textsOf,
          fetch: async (url) => {
            const { statusCode, headers, body } = await app.inject({
              url: url.slice(origin.length),
              remoteAddress: request.ip,
              headers: { 'accept': 'application/json', 'accept-language': tag, 'x-requested-with': 'XMLHttpRequest' },
            });
            return new Response(body, { status: statusCode, headers: { date: String(headers.date) } });
          },
        });
        if (!drawn) return null;
        return { ...drawn, sheets: { page: namesOf(drawn.sheets.page), element: namesOf(drawn.sheets.element) } };
      } catch (error) {
        console.error('A page for visitors could not be drawn:', error instanceof Error ? error.message : error);
        return null;
      }
    },
    sheet: async (names) => {
      await ready();
      const found = names.map((name) => known.get(name));
      return found.every((text) => text !== undefined) ? found.join('\n') : null;
    },
  };
}
