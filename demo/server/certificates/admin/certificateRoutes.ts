import { and, eq, isNull, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../clock/clock.ts';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/openDb.ts';
import { certificateRecords } from '../../db/schemaCertificates.ts';
import type { Actor } from '../../http/actor.ts';
import { aroundAdmin } from '../../http/around.ts';
import { asPage } from '../../http/asPage.ts';
import { HttpError } from '../../http/errors.ts';
import { languageOfRequest } from '../../http/language.ts';
import { administrator, adminPage } from '../../shell/administrator.ts';
import type { FormToken } from '../../shell/formToken.ts';
import { academyOf } from '../academy.ts';
import { certificatesPath } from './adminPaths.ts';
import { certificatePage, type CertificateView } from './certificatePage.ts';
import { certificatesPage } from './certificatesPage.ts';
import { findCertificates, type FoundCertificate } from '../findCertificates.ts';
import { insertCertificate } from '../insertCertificate.ts';
import { tellCertificate } from '../../notices/tellCertificate.ts';
import { issuePage } from './issuePage.ts';
import { listIssued } from './listIssued.ts';
import { findUncertified, listUncertified } from './listUncertified.ts';
import { longestReason, revoke } from './revoke.ts';
import { wholeName } from '../wholeName.ts';
import { publicUrlOf } from '../publicUrlOf.ts';

interface OfCertificate {
  Params: { readonly id: string };
}
type Said = CertificateView['said'];

const missing = (what: string) => new HttpError(404, 'not_found', `There is no such ${what}.`);
const wantedOf = ({ query }: FastifyRequest) =>
  String((query as { readonly q?: unknown }).q ?? '')
    .trim()
    .slice(0, 100);
const saidOf = ({ query }: FastifyRequest): Said =>
  (['issued', 'already', 'revoked'] as const).find((one) => Object.hasOwn(query as object, one)) ?? null;

/** `/admin/certificates`: administrators see issued certificates, issue them by hand, and revoke them with a reason (CERT-9). */
export function registerCertificates(
  app: FastifyInstance,
  db: Db,
  clock: Clock,
  config: Config,
  token: FormToken,
): void {
  const find = async (id: string): Promise<FoundCertificate> => {
    const { tenantId } = await academyOf(db);
    const own = sql`${certificateRecords.tenantId} is not distinct from ${tenantId}::text`;
    const [found] = await findCertificates(db, null, and(own, eq(certificateRecords.id, id)));
    if (!found) throw missing('certificate');
    return found;
  };
  const drawOne = (request: FastifyRequest, actor: Actor, found: FoundCertificate, more: Partial<CertificateView>) => {
    const language = languageOfRequest(request);
    const { text } = language;
    return certificatePage(
      language,
      found,
      {
        token: token.for(actor.sessionId),
        now: clock.now(),
        publicUrl: publicUrlOf(config.origin, found.certificate.number),
        said: null,
        typed: '',
        fault: null,
        ...more,
      },
      aroundAdmin(
        language,
        actor,
        { text: text('certificates.title'), href: certificatesPath },
        { text: wholeName(found.certificate) },
      ),
    );
  };

  adminPage(app, config, certificatesPath, async (request) => {
    const actor = administrator(request);
    const language = languageOfRequest(request);
    const wanted = wantedOf(request);
    return certificatesPage(
      language,
      await listIssued(db, wanted),
      { wanted, now: clock.now() },
      aroundAdmin(language, actor, { text: language.text('certificates.title') }),
    );
  });

  adminPage(app, config, `${certificatesPath}/issue`, async (request) => {
    const actor = administrator(request);
    const language = languageOfRequest(request);
    const { text } = language;
    const wanted = wantedOf(request);
    return issuePage(
      language,
      await listUncertified(db, actor.userId, wanted),
      { wanted, token: token.for(actor.sessionId) },
      aroundAdmin(
        language,
        actor,
        { text: text('certificates.title'), href: certificatesPath },
        { text: text('certificates.issueTitle') },
      ),
    );
  });

  app.post<{ Body: { readonly recordId?: unknown } | undefined }>(
    `${certificatesPath}/issue`,
    async (request, reply) => {
      const actor = administrator(request);
      token.check(request, actor.sessionId);
      const recordId = String(request.body?.recordId ?? '').slice(0, 200);
      const open = await findUncertified(db, actor.userId, recordId);
      const number = await db.transaction(async (tx) => {
        const made = open && (await insertCertificate(tx, open, clock.now(), actor.userId));
        if (made) await tellCertificate(tx, made, 'issued', clock.now());
        return made;
      });
      // Somebody else may have been faster, or the same button was pressed twice.
      const [kept] = await db
        .select({ id: certificateRecords.id })
        .from(certificateRecords)
        .where(and(eq(certificateRecords.recordId, recordId), isNull(certificateRecords.revokedAt)));
      if (!kept) throw missing('result without a certificate');
      return reply.redirect(`${certificatesPath}/${kept.id}?${number ? 'issued' : 'already'}`, 303);
    },
  );

  adminPage(app, config, `${certificatesPath}/:id`, async (request) => {
    const actor = administrator(request);
    const found = await find((request as FastifyRequest<OfCertificate>).params.id);
    return drawOne(request, actor, found, { said: saidOf(request) });
  });

  app.post<OfCertificate & { Body: { readonly reason?: unknown } | undefined }>(
    `${certificatesPath}/:id`,
    async (request, reply): Promise<FastifyReply> => {
      const actor = administrator(request);
      token.check(request, actor.sessionId);
      const { id } = request.params;
      const found = await find(id);
      const typed = String(request.body?.reason ?? '').trim();
      const tooLong = Array.from(typed).length > longestReason;
      const fault = typed ? tooLong && 'reasonLong' : 'reasonMissing';
      const again = (status: number, more: Partial<CertificateView>, shown = found) =>
        asPage(reply.code(status), config).send(drawOne(request, actor, shown, more));
      if (fault) return again(400, { fault, typed: Array.from(typed).slice(0, longestReason).join('') });
      if (await revoke(db, id, { now: clock.now(), by: actor.userId, reason: typed }))
        return reply.redirect(`${certificatesPath}/${encodeURIComponent(id)}?revoked`, 303);
      return again(409, { said: 'revokedBefore' }, await find(id));
    },
  );
}
