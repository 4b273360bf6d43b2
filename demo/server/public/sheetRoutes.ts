import type { FastifyInstance } from 'fastify';
import type { Drawer } from './createDrawer.ts';

const longest = 100;

/** The address of sheets, as one file. */
export const sheetAddress = (names: readonly string[]) => `/learn/sheets/${names.join('.')}.css`;

/** Sheets of drawn pages, named by their texts: an address always means the same sheets, in every process (PUB-9). */
export function registerSheets(app: FastifyInstance, drawer: Drawer): void {
  app.get<{ Params: { readonly names: string } }>('/learn/sheets/:names', async ({ params }, reply) => {
    const names = params.names.replace(/\.css$/, '').split('.');
    const text = names.length > longest ? null : await drawer.sheet(names);
    if (text === null) return reply.callNotFound();
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type('text/css; charset=utf-8')
      .send(text);
  });
}
