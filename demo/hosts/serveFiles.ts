import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

interface SiteFiles {
  /** Folder of the host's own files. */
  readonly folder: string;
  /** Folder of the scripts that were built for its pages. */
  readonly scripts: string;
  /** Answers that something is not here. */
  readonly notHere: (request: FastifyRequest, reply: FastifyReply) => FastifyReply;
}

/** Serves the sheets and scripts of a host's pages below `/site`. `host.css` is the sheet that all hosts share. */
export function serveFiles(app: FastifyInstance, { folder, scripts, notHere }: SiteFiles): void {
  const folderOf = (file: string) => {
    if (file === 'host.css') return join(folder, '../hosts');
    return file.endsWith('.css') ? folder : scripts;
  };
  app.get<{ Params: { file: string } }>('/site/:file', (request, reply) => {
    const { file } = request.params;
    if (!/^[\w-]+\.(css|mjs)$/.test(file)) return notHere(request, reply);
    const isSheet = file.endsWith('.css');
    try {
      const text = readFileSync(join(folderOf(file), file), 'utf8');
      return reply
        .headers({
          'content-type': `${isSheet ? 'text/css' : 'text/javascript'}; charset=utf-8`,
          // The browser keeps them for a second visit within minutes.
          'cache-control': 'public, max-age=300',
          'x-content-type-options': 'nosniff',
        })
        .send(text);
    } catch {
      return notHere(request, reply);
    }
  });
}
