import type { FastifyInstance, FastifyRequest } from 'fastify';
import { certificateKinds } from '../../../../src/domain/certificate/certificateKinds.ts';
import type { Clock } from '../../clock/clock.ts';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/openDb.ts';
import { aroundAdmin } from '../../http/around.ts';
import { HttpError } from '../../http/errors.ts';
import { languageOfRequest } from '../../http/language.ts';
import { administrator, adminPage } from '../../shell/administrator.ts';
import { sendCertificate } from '../sendCertificate.ts';
import { certificatesPath, previewPath, templatesPath } from './adminPaths.ts';
import { listTemplates } from './listTemplates.ts';
import { previewFacts } from './previewFacts.ts';
import { templatePage } from './templatePage.ts';
import { templatesPage } from './templatesPage.ts';

interface OfTemplate {
  Params: { readonly id: string };
}

/** `/admin/certificates/templates`: administrators look at the templates, each with a sample certificate (CERT-9, CERT-12). */
export function registerTemplates(app: FastifyInstance, db: Db, clock: Clock, config: Config): void {
  const find = async (request: FastifyRequest) => {
    const [found] = await listTemplates(db, (request as FastifyRequest<OfTemplate>).params.id);
    if (!found) throw new HttpError(404, 'not_found', 'There is no such template.');
    return found;
  };

  adminPage(app, config, templatesPath, async (request) => {
    const actor = administrator(request);
    const language = languageOfRequest(request);
    const { text } = language;
    const around = aroundAdmin(
      language,
      actor,
      { text: text('certificates.title'), href: certificatesPath },
      { text: text('certificates.templates') },
    );
    return templatesPage(language, await listTemplates(db), around);
  });

  adminPage(app, config, `${templatesPath}/:id`, async (request) => {
    const actor = administrator(request);
    const found = await find(request);
    const language = languageOfRequest(request);
    const { text } = language;
    const around = aroundAdmin(
      language,
      actor,
      { text: text('certificates.title'), href: certificatesPath },
      { text: text('certificates.templates'), href: templatesPath },
      { text: found.template.name },
    );
    return templatePage(language, found, around);
  });

  for (const kind of ['pdf', 'png'] as const)
    app.get(previewPath(':id', kind), { compress: false }, async (request, reply) => {
      administrator(request);
      const found = await find(request);
      if (found.template.kind !== certificateKinds.custom)
        throw new HttpError(404, 'not_found', 'Certificates of this template are shown by Credly.');
      const facts = previewFacts(found, {
        origin: config.origin,
        now: clock.now(),
        language: languageOfRequest(request),
      });
      return sendCertificate(request, reply.header('cache-control', 'private, no-cache'), facts, kind);
    });
}
