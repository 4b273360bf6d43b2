import type { FastifyInstance } from 'fastify';
import { languageOfRequest } from '../http/language.ts';

/** Address of the manifest of the portal as an app. */
export const manifestPath = '/learn/manifest.webmanifest';

/** The colour of the portal's header (`--l-raised` in tokens.css); without a script the server cannot tell whether it is dark. */
const headerColor = '#ffffff';

const icon = (name: string, size: number, purpose = 'any') => ({
  src: `/assets/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** The portal as an installable app (OFF-10): its name is the tenant's, in the language of the request. */
export function registerAppManifest(app: FastifyInstance): void {
  app.get(manifestPath, async (request, reply) => {
    const { tag, dir, text } = languageOfRequest(request);
    const name = text('brand');
    return reply
      .type('application/manifest+json; charset=utf-8')
      .headers({ 'cache-control': 'no-cache', 'vary': 'Cookie, Accept-Language' })
      .send(
        JSON.stringify({
          id: '/learn',
          name,
          short_name: name.split(' ')[0],
          lang: tag,
          dir,
          start_url: '/learn',
          // Signing in is outside of `/learn`, and must not leave the app's window.
          scope: '/',
          display: 'standalone',
          theme_color: headerColor,
          background_color: headerColor,
          icons: [
            icon('icon-192', 192),
            icon('icon-512', 512),
            icon('icon-maskable-512', 512, 'maskable'),
            { src: '/assets/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
          ],
        }),
      );
  });
}
