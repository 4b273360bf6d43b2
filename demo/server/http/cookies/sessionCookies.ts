import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import type { Person } from '../../oidc/people.ts';

type Cookies = FastifyRequest['cookies'];

/** The cookies of a session: that of the portal's own pages, that of pages in frames, and `lmsUser`, which scripts may read. */
export function createSessionCookies(config: Config) {
  const secure = config.origin.startsWith('https:');
  // A prefix binds the cookie to this host; browsers accept it over https alone.
  const prefix = secure ? '__Host-' : '';
  const ownName = `${prefix}lms_sid`;
  const framedName = `${prefix}lms_frame_sid`;
  const platformName = `${prefix}lms_frame_platform`;
  const own: CookieSerializeOptions = { path: '/', httpOnly: true, sameSite: 'lax', secure };
  const readable: CookieSerializeOptions = { ...own, httpOnly: false };
  // Browsers keep it separately for each embedding site, and accept it over plain http from localhost alone.
  const framed: CookieSerializeOptions = {
    path: '/',
    httpOnly: true,
    secure: true,
    sameSite: 'none',
    partitioned: true,
  };
  return {
    own: (cookies: Cookies) => cookies[ownName],
    framed: (cookies: Cookies) => cookies[framedName],
    platform: (cookies: Cookies) => cookies[platformName],
    setOwn: (reply: FastifyReply, value: string) => reply.setCookie(ownName, value, own),
    /** @param platformId the platform that has launched the frame; its cookie outlives the session (TOOL-17). Null where none has */
    setFramed(cookies: Cookies, reply: FastifyReply, value: string, platformId: string | null): void {
      reply.setCookie(framedName, value, framed);
      if (platformId !== null) reply.setCookie(platformName, platformId, framed);
      else if (cookies[platformName]) reply.clearCookie(platformName, framed);
    },
    /** Tells scripts of the page which person is signed in. */
    setUser(reply: FastifyReply, { username, department, externalId }: Person): void {
      const user = { username, department: { name: department }, external_id: externalId };
      reply.setCookie('lmsUser', JSON.stringify(user), readable);
    },
    clear(cookies: Cookies, reply: FastifyReply): void {
      reply.clearCookie(ownName, own).clearCookie('lmsUser', readable);
      if (cookies[framedName]) reply.clearCookie(framedName, framed);
    },
  };
}
