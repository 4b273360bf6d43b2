import type { Instant } from '../../domain/instant.ts';
import type { LecternError } from '../../errors.ts';

/** A failure as a learner may send it to a help desk: no data of theirs. */
export function errorReport({ code, detail }: LecternError, now: Instant): string {
  const { status, call, field, correlationId } = detail;
  const lines = { code, status, call, field, id: correlationId, time: new Date(now).toISOString() };
  return Object.entries(lines)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');
}
