import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound, param, type Deps } from '../../calls/route.ts';
import { findPublicCertificate } from '../findCertificates.ts';
import { hasFiles } from '../hasFiles.ts';
import { badgeCredential } from './badgeCredential.ts';
import { badgePath, didPath, statusListPath, tenantDidPath } from './badgePaths.ts';
import { credentialType } from './credentialType.ts';
import { didDocument } from './didDocument.ts';
import { issuerOf } from './issuerOf.ts';
import { second } from './second.ts';
import { signCredential } from './signCredential.ts';
import { statusList } from './statusList.ts';

/** Caches may keep a reply for one minute, so a revocation is visible after one minute at most. */
const kept = { 'cache-control': 'public, max-age=60', 'cross-origin-resource-policy': 'cross-origin' } as const;

/** Registers what verifiers read: certificates as Open Badges, their status lists, and the issuer's key (CERT-14 to CERT-16). */
export function registerBadges(app: FastifyInstance, { db, clock, origin }: Deps): void {
  // Sent as bytes: a text would get a character set, which these media types do not have.
  const send = (reply: FastifyReply, type: string, told: object) =>
    reply.headers({ ...kept, 'content-type': type, 'vary': 'Accept' }).send(Buffer.from(JSON.stringify(told)));
  const sendCredential = ({ headers }: FastifyRequest, reply: FastifyReply, credential: object) =>
    send(reply, credentialType(headers.accept), credential);

  app.get(badgePath(':id'), async (request, reply) => {
    const now = clock.now();
    const found = await findPublicCertificate(db, now, param(request, 'id'));
    if (!found || !hasFiles(found)) throw notFound('certificate');
    const issuer = await issuerOf(db, origin);
    const { certificate } = found;
    const badge = badgeCredential(found, { origin, now, did: issuer.did });
    reply.header('content-disposition', `attachment; filename="${certificate.number}.json"`);
    return sendCredential(request, reply, await signCredential(badge, issuer, second(certificate.created)));
  });

  app.get(statusListPath(':list'), async (request, reply) => {
    const asked = param(request, 'list');
    const issuer = await issuerOf(db, origin);
    const list = /^\d{1,9}$/.test(asked)
      ? await statusList(db, issuer, { origin, list: Number(asked), now: clock.now() })
      : null;
    if (!list) throw notFound('status list');
    return sendCredential(request, reply, await signCredential(list.credential, issuer, list.from));
  });

  const document = async (reply: FastifyReply, tenant: string | null) => {
    const issuer = await issuerOf(db, origin);
    if (issuer.tenantId !== tenant) throw notFound('issuer');
    return send(reply, 'application/did+ld+json', didDocument(issuer));
  };
  app.get(didPath, async (_request, reply) => document(reply, null));
  app.get(tenantDidPath(':tenant'), async (request, reply) => document(reply, param(request, 'tenant')));
}
