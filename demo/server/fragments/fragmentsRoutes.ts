import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { aroundAdmin } from '../http/around.ts';
import { asPage } from '../http/asPage.ts';
import { languageOfRequest } from '../http/language.ts';
import { administrator, adminPage } from '../shell/administrator.ts';
import type { FormToken } from '../shell/formToken.ts';
import type { Tenant } from '../shell/tenant.ts';
import { demoFragments } from './demoFragments.ts';
import { readFragmentForm, writtenFragments } from './fragmentFields.ts';
import { fragmentsPage, type FragmentsView } from './fragmentsPage.ts';

const path = '/admin/fragments';

/** `/admin/fragments`: modules of the tenant for places of the portal's page (SRV-65). */
export function registerFragments(app: FastifyInstance, tenant: Tenant, config: Config, token: FormToken): void {
  const draw = async (request: FastifyRequest, view: Pick<FragmentsView, 'written' | 'wrong' | 'saved'>) => {
    const actor = administrator(request);
    const language = languageOfRequest(request);
    const around = aroundAdmin(language, actor, { text: language.text('fragments.title') });
    const demo = (await demoFragments(config)) !== null;
    return fragmentsPage(language, { ...view, demo, token: token.for(actor.sessionId) }, around);
  };

  adminPage(app, config, path, async (request) => {
    administrator(request);
    const { fragments } = await tenant.settings();
    const { saved } = request.query as { readonly saved?: string };
    return draw(request, { written: writtenFragments(fragments), wrong: null, saved: saved !== undefined });
  });

  app.post<{ Body: Readonly<Record<string, unknown>> | undefined }>(path, async (request, reply) => {
    token.check(request, administrator(request).sessionId);
    const { written, fragments, wrong } = readFragmentForm(request.body ?? {});
    if (!wrong) {
      await tenant.change({ ...(await tenant.settings()), fragments });
      return reply.redirect(`${path}?saved`, 303);
    }
    // The written values stay on the page, and nothing is kept.
    return asPage(reply, config)
      .code(422)
      .send(await draw(request, { written, wrong, saved: false }));
  });

  app.post(`${path}/demo`, async (request, reply) => {
    token.check(request, administrator(request).sessionId);
    const settings = await tenant.settings();
    const demo = await demoFragments(config);
    if (demo) await tenant.change({ ...settings, fragments: { ...settings.fragments, ...demo } });
    return reply.redirect(demo ? `${path}?saved` : path, 303);
  });
}
