import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Db } from '../db/openDb.ts';
import { unsubscribeLinks } from '../db/schemaNotices.ts';
import { asPage } from '../http/asPage.ts';
import { HttpError } from '../http/errors.ts';
import { languageOfRequest } from '../http/language.ts';
import { messagePage } from '../http/page.ts';
import { sameOrigin } from '../http/sameOrigin.ts';
import type { SignedId } from '../http/signedId.ts';
import { createRate, type Allowance } from '../limits/createRate.ts';
import { changesOf } from '../notifications/changesOf.ts';
import { networkOf } from '../oidc/networkOf.ts';
import { linkStanding, subscribeAgain, unsubscribe, type UnsubscribeLink } from './unsubscribeLinks.ts';
import { unsubscribePage, type UnsubscribeSaid } from './unsubscribePage.ts';
import { unsubscribePath } from './unsubscribePath.ts';

/** More than a mail program sends: its body is one word (RFC 8058). */
const LONGEST = 4096;

/**
 * `/unsubscribe/{token}`, which ends mail of a kind without signing in (NOTE-21). Opening it changes nothing, because mail scanners do so.
 * Sending a form to it ends the mail, also from a mail program, which sends no cookie and shows no page. No cookie is read here, so that a
 * page of another site cannot use anybody's session. Wrong links are counted by network, right ones each by itself.
 */
export function registerUnsubscribe(
  app: FastifyInstance,
  {
    db,
    config,
    token,
    allowance,
  }: { readonly db: Db; readonly config: Config; readonly token: SignedId; readonly allowance: Allowance },
): void {
  const [ofWrong, ofLinks] = [createRate(allowance), createRate(allowance)];

  const linkOf = async (request: FastifyRequest, reply: FastifyReply): Promise<UnsubscribeLink | null> => {
    const id = token.read((request.params as { readonly token: string }).token);
    const [link] = id === null ? [] : await db.select().from(unsubscribeLinks).where(eq(unsubscribeLinks.id, id));
    const seconds = link ? ofLinks(link.id) : ofWrong(networkOf(request.ip));
    if (seconds === 0) return link ?? null;
    reply.header('retry-after', String(seconds));
    throw new HttpError(429, 'rate_limited', `Too many requests. Try again in ${seconds} s.`);
  };
  // The address is a key: other sites and search engines do not learn it.
  const asSecretPage = (reply: FastifyReply) =>
    asPage(reply, config).headers({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
  const wrong = (request: FastifyRequest, reply: FastifyReply) => {
    const language = languageOfRequest(request);
    const { text } = language;
    const way = { href: '/learn/profile?tab=notifications', label: text('unsubscribe.open') };
    return asSecretPage(reply.code(404)).send(
      messagePage(language, text('unsubscribe.wrong'), text('unsubscribe.wrongHelp'), way),
    );
  };
  const draw = async (request: FastifyRequest, reply: FastifyReply, link: UnsubscribeLink, said: UnsubscribeSaid) => {
    const { again } = await linkStanding(db, link);
    const view = { token: token.of(link.id), kind: link.kind, said, again };
    return asSecretPage(reply).send(unsubscribePage(languageOfRequest(request), view));
  };

  app.register(async (scope) => {
    // Mail programs may send their word as a multipart form too.
    scope.addContentTypeParser('multipart/form-data', { parseAs: 'string' }, (_request, _body, done) => done(null, {}));

    scope.get(unsubscribePath(':token'), async (request, reply) => {
      const link = await linkOf(request, reply);
      if (!link) return wrong(request, reply);
      return draw(request, reply, link, (await linkStanding(db, link)).on ? 'ask' : 'already');
    });

    scope.post(unsubscribePath(':token'), { bodyLimit: LONGEST }, async (request, reply) => {
      const link = await linkOf(request, reply);
      if (!link) return wrong(request, reply);
      const again = (request.body as { readonly do?: unknown } | undefined)?.do === 'again';
      if (again && !sameOrigin(request, config.origin, false))
        throw new HttpError(403, 'forbidden', 'Mail is turned on again on the page of its link alone.');
      const ended = await db.transaction(async (tx) => {
        const [held] = await tx.select().from(unsubscribeLinks).where(eq(unsubscribeLinks.id, link.id)).for('update');
        if (again) await subscribeAgain(tx, held ?? link);
        return !again && (await unsubscribe(tx, held ?? link));
      });
      changesOf(db).tell();
      const [after = link] = await db.select().from(unsubscribeLinks).where(eq(unsubscribeLinks.id, link.id));
      if (again) return draw(request, reply, after, 'on');
      return draw(request, reply, after, ended ? 'done' : 'already');
    });
  });
}
