import type { Instant } from '../../../domain/time/instant.ts';
import type { LecternError } from '../../../errors.ts';

/** A report of a failure that a learner can send to a help desk. It contains no data of the learner. */
export function errorReport({ code, detail }: LecternError, now: Instant): string {
  const { status, call, field, correlationId } = detail;
  const lines = { code, status, call, field, id: correlationId, time: new Date(now).toISOString() };
  return Object.entries(lines)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');
}
