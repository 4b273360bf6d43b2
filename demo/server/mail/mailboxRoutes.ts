import { and, desc, eq, lt, lte } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from '../clock/clock.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/openDb.ts';
import { users } from '../db/schema.ts';
import { mailboxMails } from '../db/schemaNotices.ts';
import { asPage } from '../http/asPage.ts';
import { HttpError } from '../http/errors.ts';
import { pagePolicy } from '../http/headers.ts';
import { languageOfRequest } from '../http/language.ts';
import { withName } from '../oidc/people.ts';
import { mailboxPage, mailboxPath, mailPage } from './mailboxPages.ts';

/** Mails on a page of the list. */
const take = 50;
/** Policy of a mail, which nobody trusts: it may have its own colours, and open links. */
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; " +
  'sandbox allow-popups allow-popups-to-escape-sandbox';

interface Asked {
  readonly to?: unknown;
  readonly before?: unknown;
}

/** `/mailbox`, where anybody reads the mails of the demonstration (SRV-60). A server that really sends mail has no such page. */
export function registerMailbox(app: FastifyInstance, db: Db, clock: Clock, config: Config): void {
  if (config.mail.to !== 'mailbox') return;

  const mailOf = async ({ params }: FastifyRequest) => {
    const { id } = params as { readonly id: string };
    const [mail] = await db.select().from(mailboxMails).where(eq(mailboxMails.id, id));
    if (!mail) throw new HttpError(404, 'not_found', 'There is no such mail.');
    return mail;
  };

  app.get(mailboxPath, async (request, reply) => {
    const { to = '', before } = request.query as Asked;
    const until = new Date(String(before ?? ''));
    const { sent, userId } = mailboxMails;
    const found = await db
      .select()
      .from(mailboxMails)
      .where(
        and(
          lte(sent, new Date(clock.now())),
          Number.isNaN(until.getTime()) ? undefined : lt(sent, until),
          to === '' ? undefined : eq(userId, String(to).slice(0, 200)),
        ),
      )
      .orderBy(desc(sent), desc(mailboxMails.id))
      .limit(take + 1);
    const people = await db.selectDistinct({ user: users }).from(mailboxMails).innerJoin(users, eq(users.id, userId));
    const mails = found.slice(0, take);
    const language = languageOfRequest(request);
    asPage(reply, config);
    return mailboxPage(language, {
      mails,
      people: people
        .map(({ user }) => ({ id: user.id, name: withName(user).name }))
        .sort((one, other) => one.name.localeCompare(other.name, language.tag)),
      to: String(to),
      before: found.length > take ? (mails.at(-1)?.sent ?? null) : null,
    });
  });

  app.get(`${mailboxPath}/:id`, async (request, reply) => {
    const mail = await mailOf(request);
    asPage(reply, config).header('content-security-policy', `${pagePolicy(config)}; frame-src 'self'`);
    return mailPage(languageOfRequest(request), mail, { from: config.mail.from, origin: config.origin });
  });

  app.get(`${mailboxPath}/:id/html`, async (request, reply) => {
    const { html } = await mailOf(request);
    return (
      asPage(reply, config)
        .header('content-security-policy', mailPolicy)
        // A link within the frame would not open.
        .send(html.replace('<head>', '<head><base target="_blank" />'))
    );
  });
}
