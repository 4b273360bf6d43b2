import type { FastifyReply, FastifyRequest } from 'fastify';
import { isListedOrigin } from '../../../../src/routes/isListedOrigin.ts';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/openDb.ts';
import { languageOfRequest } from '../../http/language.ts';
import type { Sessions } from '../../http/session.ts';
import { findPlatform } from '../platforms.ts';
import { toolPolicy } from '../toolPolicy.ts';
import { endedPage } from './endedPage.ts';

/** What a frame gets whose launch is over. */
export interface EndedLaunch {
  /** Shown in place of the portal's page, with headers that are set already; null where the portal's page is shown. */
  readonly page: string | null;
  /** Origins of the platform, for a portal's page that it may hold as a listed host too. */
  readonly launched: readonly string[];
}

const goesOn: EndedLaunch = { page: null, launched: [] };

/** Origin of the page that has led here; null where the browser does not tell it. */
function referrerOf({ headers: { referer } }: FastifyRequest): string | null {
  return referer && URL.canParse(referer) ? new URL(referer).origin : null;
}

/**
 * Makes what a frame gets that a platform has launched, and that is loaded again after its session has ended (TOOL-17): the platform may
 * hold no page of the portal any more, and the browser would show a fault of its own. No server is told what stands around a frame, and
 * browsers keep one cookie for all hosts of a site; so other hosts that are listed, and tools that send their learner back, are told by who
 * led here. A platform that is a listed host too gets the portal's page, which knows by itself how it is held.
 */
export function createEndedLaunch(db: Db, sessions: Sessions, { origin, hostOrigins }: Config) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<EndedLaunch> => {
    const id = sessions.platformOf(request);
    const isFramed = /^i?frame$/.test(String(request.headers['sec-fetch-dest']));
    if (!isFramed || !id || !/^[\w-]{1,100}$/.test(id) || (await sessions.launched(request))) return goesOn;
    const platform = await findPlatform(db, id);
    if (!platform) return goesOn;
    if (platform.origins.every((one) => isListedOrigin(hostOrigins, one)))
      return { page: null, launched: platform.origins };
    const from = referrerOf(request);
    if (from !== null && from !== origin && !platform.origins.includes(from)) return goesOn;
    reply
      .code(403)
      .header('content-security-policy', toolPolicy(platform.origins))
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .type('text/html; charset=utf-8');
    return { page: endedPage(languageOfRequest(request)), launched: [] };
  };
}
