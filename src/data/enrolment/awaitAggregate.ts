import { isUnreadable } from '../../contract/wire/decode.ts';
import { aggregates } from '../../contract/courses/enrolment.ts';
import { jitter } from '../../plain/jitter.ts';
import type { RuntimePort } from '../../port/port.ts';

/** Tries, and milliseconds between them (CONST-17). */
const tries = 15;
const pause = 1500;

/**
 * Waits until the learner's aggregate of a course is among those of their enrolments: 15 tries, the first at once, 1500 ms apart,
 * 10 % either way (ENROL-3, CMD-10).
 * @returns its id; null when it did not appear
 * @throws LecternError when asking fails
 */
export async function awaitAggregate(port: RuntimePort, objectiveId: string, userId: string): Promise<string | null> {
  const query = { filter: [['objective.id', '=', objectiveId], 'and', ['userId', '=', userId]], take: 1 } as const;
  for (let tried = 0; tried < tries; tried++) {
    if (tried > 0) await new Promise((done) => setTimeout(done, jitter(pause)));
    const { items } = await port.send(aggregates, { query });
    const found = items.find((item) => !isUnreadable(item) && item.objectiveId === objectiveId);
    if (found) return found.id;
  }
  return null;
}
