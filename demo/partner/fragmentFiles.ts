import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

const types: Readonly<Record<string, string>> = { mjs: 'text/javascript', json: 'application/json' };

/**
 * Modules that the academy's portal shows in places of its page, and their data. Any site may read them: they come without cookies, and are
 * the same for everyone.
 */
export function registerFragmentFiles(app: FastifyInstance, folder: string): void {
  app.get<{ Params: { file: string } }>('/fragments/:file', async ({ params: { file } }, reply) => {
    const type = types[/^[\w-]+(?:\.\w+)?\.(mjs|json)$/.exec(file)?.[1] ?? ''];
    const text = type && (await readFile(join(folder, file), 'utf8').catch(() => null));
    if (!text) return reply.callNotFound();
    return reply
      .headers({
        'content-type': `${type}; charset=utf-8`,
        'cache-control': 'no-cache',
        'access-control-allow-origin': '*',
        'x-content-type-options': 'nosniff',
      })
      .send(text);
  });
}
