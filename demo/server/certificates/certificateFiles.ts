import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound, param, type Deps } from '../calls/route.ts';
import { languageOfRequest } from '../http/language.ts';
import { factsOf } from './factsOf.ts';
import { filePath, type FileKind } from './filePath.ts';
import { findPublicCertificate } from './findCertificates.ts';
import { hasFiles } from './hasFiles.ts';
import { sendCertificate } from './sendCertificate.ts';

/** Registers the files of certificates. Anybody who has the number gets them (CERT-7, CERT-11). */
export function registerCertificateFiles(app: FastifyInstance, { db, clock, origin }: Deps): void {
  const send = (kind: FileKind) => async (request: FastifyRequest, reply: FastifyReply) => {
    const now = clock.now();
    const found = await findPublicCertificate(db, now, param(request, 'id'));
    if (!found || !hasFiles(found)) throw notFound('file of a certificate');
    const facts = factsOf(found, { origin, now, language: languageOfRequest(request) });
    // Caches may keep it for one minute, like the certificate itself.
    reply.header('cache-control', 'public, max-age=60');
    // A partner's page shows the picture of an LMS on another site.
    reply.header('cross-origin-resource-policy', 'cross-origin');
    return sendCertificate(request, reply, facts, kind);
  };
  for (const kind of ['pdf', 'png'] as const)
    app.route({
      method: ['GET', 'HEAD'],
      url: filePath(':id', kind),
      exposeHeadRoute: false,
      handler: send(kind),
      compress: false,
    });
}
