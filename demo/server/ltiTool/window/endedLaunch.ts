import type { FastifyReply, FastifyRequest } from 'fastify';
import { isListedOrigin } from '../../../../src/routes/isListedOrigin.ts';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/openDb.ts';
import { languageOfRequest } from '../../http/language.ts';
import type { Sessions } from '../../http/session.ts';
import { findPlatform } from '../platforms.ts';
import { toolPolicy } from '../toolPolicy.ts';
import { endedPage } from './endedPage.ts';

/** The answer to a frame whose launch is over. */
export interface EndedLaunch {
  /** Replaces the portal's page; its headers are set already. Null where the portal's page is shown. */
  readonly page: string | null;
  /** Origins of the platform, for a page of the portal that the platform may also frame as a listed host. */
  readonly launched: readonly string[];
}

const goesOn: EndedLaunch = { page: null, launched: [] };

/** Origin of the page that linked here; null where the browser does not tell it. */
function referrerOf({ headers: { referer } }: FastifyRequest): string | null {
  return referer && URL.canParse(referer) ? new URL(referer).origin : null;
}

/**
 * Makes the answer for a frame that a platform has launched, and that is loaded again after its session has ended (TOOL-17): the platform
 * may no longer frame pages of the portal, and the browser would show its own error. No server learns which page is around a frame, and
 * browsers keep one cookie for all hosts of a site. Therefore the referrer tells other listed hosts, and tools that send their learner
 * back, from the platform. A platform that is also a listed host gets the portal's page, which finds out by itself how it is framed.
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
