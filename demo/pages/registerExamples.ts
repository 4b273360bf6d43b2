import type { FastifyRequest } from 'fastify';
import type { Site } from '../hosts/createSite.ts';
import type { Html } from '../hosts/html.ts';
import type { Preferences } from '../hosts/preferences.ts';
import { coursesOf } from './coursesOf.ts';
import { elementsPage } from './elementsPage.ts';
import { appPage, indexPage, plainPage, protocolPage, twoScriptsPage, type ExamplePage } from './examplePages.ts';
import { framedPage, hostCheckPage } from './framedPage.ts';

const pages: Readonly<Record<string, (page: ExamplePage) => Html>> = {
  '/pages': indexPage,
  '/pages/plain': plainPage,
  '/pages/two-scripts': twoScriptsPage,
  '/pages/protocol': protocolPage,
  '/pages/host-check': hostCheckPage,
  '/pages/react': (page) => appPage(page, 'react'),
  '/pages/vue': (page) => appPage(page, 'vue'),
};

/** Pages that show no data of a learner. */
const open: readonly string[] = ['/pages', '/pages/protocol', '/pages/host-check'];

/** Registers one page for each way of making pages on a host's site. */
export function registerExamples(
  site: Site,
  portalOrigin: string,
  preferencesOf: (request: FastifyRequest) => Preferences,
): void {
  for (const [path, render] of Object.entries(pages)) {
    site.app.get(path, async (request, reply) => {
      if (!open.includes(path) && !(await site.tokenOf(request))) return site.signInFirst(request, reply);
      return site.page(request, reply, (nonce) => render({ nonce, portalOrigin, preferences: preferencesOf(request) }));
    });
  }
  // A host that is tested frames addresses of this site as if they were the academy's.
  for (const path of ['/learn', '/learn/*']) {
    site.app.get(path, (request, reply) =>
      site.page(request, reply, (nonce) => framedPage({ nonce, portalOrigin, preferences: preferencesOf(request) }), {
        framedBy: '*',
      }),
    );
  }
  site.app.get('/pages/elements', async (request, reply) => {
    const token = await site.tokenOf(request);
    if (!token) return site.signInFirst(request, reply);
    const courses = await coursesOf(token, portalOrigin);
    return site.page(request, reply, (nonce) =>
      elementsPage({ nonce, portalOrigin, preferences: preferencesOf(request) }, courses),
    );
  });
}
