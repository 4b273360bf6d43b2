import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { createKeep } from '../../hosts/createKeep.ts';
import type { Launched } from '../Launched.ts';
import { activityPage, failedPage } from '../pages.ts';
import { languageOf } from '../texts.ts';
import { checkLaunch, launchAge } from './checkLaunch.ts';
import type { Consumer } from './consumerOf.ts';
import { launchedBy11 } from './launchedBy11.ts';

/** Path at which launches by LTI 1.1 arrive. */
const path = '/launch-1.1';
const HOUR = 3_600_000;

interface Launch11Options {
  readonly origin: string;
  readonly portalOrigin: string;
  readonly consumer: Consumer;
}

/**
 * Accepts launches by LTI 1.1: a signed form opens an activity, for one use.
 * @returns the launch of a session; undefined where there is none
 */
export function registerLaunch11(
  app: FastifyInstance,
  { origin, portalOrigin, consumer }: Launch11Options,
): (session: string) => Launched | undefined {
  const launches = createKeep<Launched>({ life: 8 * HOUR, most: 10_000, slides: true });
  const nonces = createKeep<true>({ life: 2 * launchAge * 1000, most: 50_000, slides: false });
  const spend = (nonce: string) => nonces.get(nonce) === undefined && (nonces.put(nonce, true), true);
  app.post(path, async ({ body, headers, log }, reply) => {
    const fault = checkLaunch(body, { consumer, address: origin + path, now: Date.now() / 1000, spend });
    const fields = (body ?? {}) as Readonly<Record<string, string | undefined>>;
    reply.type('text/html; charset=utf-8');
    if (fault) {
      log.warn({ fault }, 'A launch by LTI 1.1 was not let in.');
      return reply.code(401).send(failedPage(languageOf(headers['accept-language']), fault));
    }
    const session = randomUUID();
    launches.put(session, launchedBy11(fields, consumer, portalOrigin));
    const language = languageOf(fields['launch_presentation_locale']);
    return reply.send(activityPage({ session, pending: '', key: '', platform: portalOrigin, language }));
  });
  return (session) => launches.get(session);
}
