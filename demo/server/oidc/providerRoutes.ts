import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import * as v from 'valibot';
import type { Config } from '../config.ts';
import type { Db } from '../db/openDb.ts';
import { accounts } from '../db/schemaAuth.ts';
import { asPage } from '../http/asPage.ts';
import { pagePolicy } from '../http/headers.ts';
import { languageOf, languageOfRequest } from '../http/language.ts';
import { messagePage } from '../http/page.ts';
import { seedPassword } from '../seed/seedPassword.ts';
import { createGuesses } from './guesses.ts';
import { verifyPassword } from './password.ts';
import { PORTAL_CLIENT } from './clients.ts';
import { IDP } from './provider.ts';
import { signInPage, type SignInView } from './signInPage.ts';

const field = (longest: number) =>
  v.fallback(v.optional(v.pipe(v.string(), v.maxLength(longest), v.excludes('\0')), ''), '');
const credentials = v.fallback(v.object({ username: field(200), password: field(1000) }), {
  username: '',
  password: '',
});

/** Mounts the provider under `/idp`, with the sign-in page as its interaction. */
export function registerProvider(app: FastifyInstance, db: Db, config: Config, provider: Provider): void {
  const callback = provider.callback();
  const { host, protocol } = new URL(config.origin);
  const guesses = createGuesses({ path: IDP, secure: protocol === 'https:', behindProxy: config.proxies > 0 });

  const interaction = ({ raw }: FastifyRequest, reply: FastifyReply) =>
    provider.interactionDetails(raw, reply.raw).catch(() => null);
  const expired = (request: FastifyRequest, reply: FastifyReply) => {
    const language = languageOfRequest(request);
    const { text } = language;
    return reply.code(400).send(
      messagePage(language, text('signIn.expired'), text('signIn.expiredHelp'), {
        href: '/learn',
        label: text('signIn.again'),
      }),
    );
  };
  const show = async (
    request: FastifyRequest,
    reply: FastifyReply,
    clientId: unknown,
    view: Omit<SignInView, 'action' | 'client'> = {},
  ) => {
    const client = clientId === PORTAL_CLIENT ? undefined : (await provider.Client.find(String(clientId)))?.clientName;
    return reply.send(
      signInPage(languageOfRequest(request), { action: request.url.split('?')[0] ?? '', client, ...view }),
    );
  };

  /** Id of the person with this name and password; null where no person has both. */
  const userIdOf = async (name: string, password: string): Promise<string | null> => {
    const [account] = await db.select().from(accounts).where(eq(accounts.username, name));
    const published = config.environment === 'production' && password.normalize('NFKC') === seedPassword;
    return (await verifyPassword(password, account?.passwordHash)) && account && !published ? account.userId : null;
  };

  app.register(async (pages) => {
    pages.addHook('onRequest', async (_request, reply) => {
      asPage(reply, config);
    });
    pages.get<{ Querystring: { locale?: unknown } }>(`${IDP}/interaction/:uid`, async (request, reply) => {
      const details = await interaction(request, reply);
      if (!details) return expired(request, reply);
      // The clients are the academy's own: a request for consent is granted at once, and gives nothing more (AUTH-10).
      if (details.prompt.name === 'consent')
        return reply.redirect(
          await provider.interactionResult(request.raw, reply.raw, { consent: {} }, { mergeWithLastSubmission: true }),
          303,
        );
      if (request.query.locale === undefined) return show(request, reply, details.params['client_id']);
      return reply
        .setCookie('locale', languageOf([String(request.query.locale)]).tag, {
          path: '/',
          sameSite: 'lax',
          maxAge: 31_536_000,
        })
        .redirect(request.url.split('?')[0] ?? '', 303);
    });
    pages.post(`${IDP}/interaction/:uid`, async (request, reply) => {
      const details = await interaction(request, reply);
      if (details?.prompt.name !== 'login') return expired(request, reply);
      const { username, password } = v.parse(credentials, request.body);
      const name = username.trim().toLowerCase();
      const again = (error: NonNullable<SignInView['error']>, status: number) =>
        show(
          request,
          (status === 429 ? reply.header('retry-after', '300') : reply).code(status),
          details.params['client_id'],
          { username, error },
        );
      if (!name || !password) return again('signIn.empty', 400);
      const guess = await guesses.begin(request, name);
      if (guess.refused) return again(guess.refused, 429);
      let accountId: string | null = null;
      try {
        accountId = await userIdOf(name, password);
      } finally {
        guess.judged(reply, accountId !== null);
      }
      if (accountId === null) return again('signIn.wrong', 401);
      return reply.redirect(await provider.interactionResult(request.raw, reply.raw, { login: { accountId } }), 303);
    });
  });

  app.register(async (mount) => {
    // The provider reads bodies and paths itself.
    mount.removeAllContentTypeParsers();
    mount.addContentTypeParser('*', (_request, _payload, done) => done(null));
    mount.all(`${IDP}/*`, ({ raw }, reply) => {
      reply.header('content-security-policy', pagePolicy(config)).header('referrer-policy', 'no-referrer').hijack();
      reply.raw.setHeaders(new Map(Object.entries(reply.getHeaders()).map(([name, value = '']) => [name, value])));
      // Its addresses, and whether its cookies are for https alone, follow the settings and not the request.
      Object.assign(raw.headers, { host, 'x-forwarded-host': host, 'x-forwarded-proto': protocol.slice(0, -1) });
      Object.assign(raw, { originalUrl: raw.url });
      raw.url = raw.url?.slice(IDP.length) ?? '/';
      // The provider stops reading a body that is too long, and would leave the connection unusable: the rest is read and dropped (SRV-42).
      reply.raw.once('finish', () => void (raw.complete || raw.resume()));
      void callback(raw, reply.raw);
    });
  });
}
