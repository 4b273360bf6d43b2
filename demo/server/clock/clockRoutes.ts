import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { aroundAdmin } from '../http/around.ts';
import { asPage } from '../http/asPage.ts';
import { HttpError } from '../http/errors.ts';
import { languageOfRequest } from '../http/language.ts';
import { signInAddress } from '../oidc/signInAddress.ts';
import { administrator } from '../shell/administrator.ts';
import type { MovableClock } from './clock.ts';
import { clockPage } from './clockPage.ts';

type Move = { readonly now?: unknown; readonly advanceMs?: unknown; readonly reset?: unknown };

// The range in which dates of the database and of browsers have four-digit years.
const earliest = Date.UTC(1970, 0, 1);
const latest = Date.UTC(9999, 11, 31);

/** The time of a text, in UTC where it names no zone; NaN for anything else. */
const timeOf = (now: unknown) =>
  typeof now === 'string' ? Date.parse(/(Z|[+-]\d\d:\d\d)$/.test(now) ? now : `${now}Z`) : NaN;

/** The new offset, or null for a move that is invalid or out of range. */
function offsetFor({ now, advanceMs, reset }: Move, clock: MovableClock): number | null {
  if (reset) return 0;
  // Read once: between two readings a millisecond may pass, which the clock would lose.
  const real = Date.now();
  const offset = advanceMs === undefined ? timeOf(now) - real : clock.offset() + Number(advanceMs);
  return real + offset >= earliest && real + offset <= latest ? offset : null;
}

/**
 * `/admin/clock`: where administrators see and move the clock. In production it does not exist.
 * @param moved is called after a move: grades and tells people what is due at the new time (SRV-63)
 */
export function registerClock(
  app: FastifyInstance,
  clock: MovableClock,
  config: Config,
  moved: () => Promise<void>,
): void {
  if (config.environment === 'production') return;
  const state = () => ({ now: new Date(clock.now()).toISOString(), offsetMs: clock.offset() });

  const draw = (request: FastifyRequest, wrong: boolean) => {
    const language = languageOfRequest(request);
    return clockPage(
      language,
      clock,
      wrong,
      aroundAdmin(language, request.actor, { text: language.text('clock.title') }),
    );
  };

  app.get('/admin/clock', async (request, reply) => {
    if (!request.actor) return reply.redirect(signInAddress({ redirectUrl: '/admin/clock' }));
    administrator(request);
    if (request.headers.accept?.includes('application/json')) return state();
    asPage(reply, config);
    return draw(request, false);
  });

  app.post<{ Body: Move | undefined }>('/admin/clock', async (request, reply) => {
    administrator(request);
    const offset = offsetFor(request.body ?? {}, clock);
    const form = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
    if (offset !== null) {
      await clock.moveTo(offset);
      await moved();
    }
    if (form && offset !== null) return reply.redirect('/admin/clock', 303);
    if (form) return asPage(reply.code(400), config).send(draw(request, true));
    if (offset === null)
      throw new HttpError(400, 'bad_request', 'Expected { now: ISO date }, { advanceMs: number } or { reset: true }.');
    return state();
  });
}
