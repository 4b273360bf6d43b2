import { createServer } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { createApp, type AppParts } from './app.ts';
import { forwardedOrigin } from './forwardedOrigin.ts';

/** Origins beside the server's own that are served at the same time: names of one academy are few, and whoever makes up others pushes out the least used. */
const MOST = 4;

/**
 * The server behind a proxy that says under which origin it was asked (SRV-30). Whatever depends on the origin (issuer, redirects, whether
 * cookies are for https alone, who counts as the portal's own page) is made once for each, upon the same database.
 */
export async function createProxiedApp({ config, ...parts }: AppParts): Promise<FastifyInstance> {
  const others = new Map<string, Promise<FastifyInstance>>();
  const close = (app: Promise<FastifyInstance>) => app.then((made) => made.close(), () => undefined);
  const make = async (origin: string) => {
    const app = await createApp({ ...parts, config: { ...config, origin } });
    await app.ready();
    return app;
  };
  const appOf = (origin: string) => {
    const app = others.get(origin) ?? make(origin);
    // The one that was used last stands last.
    others.delete(origin);
    others.set(origin, app);
    app.catch(() => others.delete(origin));
    const [oldest] = others;
    if (others.size > MOST && oldest) {
      others.delete(oldest[0]);
      void close(oldest[1]);
    }
    return app;
  };
  const app = await createApp({ ...parts, config }, (handler) =>
    createServer((request, response) => {
      const origin = forwardedOrigin(request.headers) ?? config.origin;
      if (origin === config.origin) return handler(request, response);
      appOf(origin).then(
        ({ routing }) => routing(request, response),
        (error: unknown) => {
          console.error(error);
          response.writeHead(503).end();
        },
      );
    }),
  );
  app.addHook('onClose', async () => void (await Promise.all([...others.values()].map(close))));
  return app;
}
