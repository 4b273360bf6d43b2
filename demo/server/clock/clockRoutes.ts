import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { asPage } from '../http/asPage.ts';
import { HttpError } from '../http/errors.ts';
import { languageOfRequest } from '../http/language.ts';
import { administrator } from '../shell/administrator.ts';
import type { MovableClock } from './clock.ts';
import { clockPage } from './clockPage.ts';

type Move = { readonly now?: unknown; readonly advanceMs?: unknown; readonly reset?: unknown };

// The range in which dates of the database and of browsers have four-digit years.
const earliest = Date.UTC(1970, 0, 1);
const latest = Date.UTC(9999, 11, 31);

/** The new offset, or null for a wish that cannot be met. */
function offsetFor({ now, advanceMs, reset }: Move, clock: MovableClock): number | null {
  if (reset) return 0;
  const target = advanceMs !== undefined ? clock.now() + Number(advanceMs) : typeof now === 'string' ? Date.parse(/Z|[+-]\d\d:\d\d$/.test(now) ? now : `${now}Z`) : NaN;
  return target >= earliest && target <= latest ? target - Date.now() : null;
}

/** `/admin/clock`: where administrators see and move the clock. In production it does not exist. */
export function registerClock(app: FastifyInstance, clock: MovableClock, config: Config): void {
  if (config.environment === 'production') return;
  const state = () => ({ now: new Date(clock.now()).toISOString(), offsetMs: clock.offset() });

  app.get('/admin/clock', async (request, reply) => {
    if (!request.actor) return reply.redirect('/oidc/login?redirectUrl=/admin/clock');
    administrator(request);
    if (request.headers.accept?.includes('application/json')) return state();
    asPage(reply, config);
    return clockPage(languageOfRequest(request), clock, false);
  });

  app.post<{ Body: Move | undefined }>('/admin/clock', async (request, reply) => {
    administrator(request);
    const offset = offsetFor(request.body ?? {}, clock);
    const form = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
    if (offset !== null) await clock.moveTo(offset);
    if (form && offset !== null) return reply.redirect('/admin/clock', 303);
    if (form) return asPage(reply.code(400), config).send(clockPage(languageOfRequest(request), clock, true));
    if (offset === null) throw new HttpError(400, 'bad_request', 'Expected { now: ISO date }, { advanceMs: number } or { reset: true }.');
    return state();
  });
}
