import { createHash, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { framePasses, sessions } from '../../../demo/server/db/schemaAuth.ts';
import { createBrowser } from './browser.ts';
import type { startPortal } from './portalServer.ts';

type Portal = Pick<Awaited<ReturnType<typeof startPortal>>, 'origin' | 'config' | 'db'>;
/** Headers of a request; one that is undefined is left out. */
type Changes = Readonly<Record<string, string | undefined>>;

const base = '/api/lectern/v1/';
export const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');

/** All participants in the session of a frame: hosts with a token, small windows with a session, and the frame. */
export function framesOf(portal: Portal) {
  const own = {
    'accept': 'application/json',
    'content-type': 'application/json',
    'origin': portal.origin,
    'sec-fetch-site': 'same-origin',
    'x-requested-with': 'XMLHttpRequest',
  };
  const given = (headers: Changes) =>
    Object.fromEntries(Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined));
  const read = ({
    status,
    text,
    headers,
  }: {
    readonly status: number;
    readonly text: string;
    readonly headers: Headers;
  }) => ({
    status,
    headers,
    body: (text.startsWith('{') ? JSON.parse(text) : {}) as Record<string, string | undefined>,
  });

  /** A page of the portal, in a frame or not, with this browser's cookies. */
  const pageIn = (browser = createBrowser(portal.origin)) => {
    /** Opens the helper page like a window that a page of the portal has opened. */
    const arrive = (
      challenge: unknown,
      headers: Changes = { 'sec-fetch-site': 'same-origin', 'referer': `${portal.origin}/learn/courses` },
    ) => browser.send(`/learn/bridge?relogin=1&challenge=${String(challenge)}`, { headers: given(headers) });
    const post = async (path: string, body: unknown = {}, changes: Changes = {}) => {
      const { spoken, challenge } = Object(body) as { readonly spoken?: unknown; readonly challenge?: unknown };
      if (spoken === true) await arrive(challenge);
      return read(
        await browser.send(base + path, {
          method: 'POST',
          headers: given({ ...own, ...changes }),
          body: typeof body === 'string' ? body : JSON.stringify(body),
        }),
      );
    };
    return {
      browser,
      post,
      arrive,
      begin: (body: unknown, changes: Changes = {}) => post('frame-sessions', body, changes),
      end: (changes: Changes = {}) => post('frame-sessions/end', {}, changes),
      /** The user name of the signed-in person; the status if nobody is. */
      async user(changes: Changes = {}) {
        const { status, body } = read(
          await browser.send('/api/platform/v1/users/me', {
            headers: given({ ...own, origin: undefined, ...changes }),
          }),
        );
        return status === 200 ? body['username'] : status;
      },
    };
  };

  return {
    page: pageIn,
    /** Requests a ticket like the page of a host that has this token. */
    async askTicket(token: string, changes: Changes = {}) {
      const headers = given({ authorization: `Bearer ${token}`, origin: portal.config.partnerOrigin, ...changes });
      const reply = await fetch(`${portal.origin}${base}frame-tickets`, { method: 'POST', headers });
      return read({ status: reply.status, headers: reply.headers, text: await reply.text() });
    },
    /** A secret and its challenge. */
    secret() {
      const verifier = randomBytes(32).toString('base64url');
      return { verifier, challenge: hashOf(verifier) };
    },
    /** The stored session of a page's frame. */
    async stored(browser: ReturnType<typeof createBrowser>, name = 'lms_frame_sid') {
      const [session] = await portal.db
        .select()
        .from(sessions)
        .where(eq(sessions.id, hashOf(browser.cookie(name)?.value ?? '')));
      return session;
    },
    passes: () => portal.db.select().from(framePasses),
    /** Lets all passes that were given out so far expire. */
    passTime: () => portal.db.update(framePasses).set({ expiresAt: new Date(Date.now() - 1) }),
  };
}
