import { attemptsOf, objectiveRecords } from '../../contract/courses/objectiveRecords.ts';
import { isUnreadable, type Unreadable } from '../../contract/wire/decode.ts';
import type { ObjectiveAccess } from '../../domain/course/course.ts';
import type { Attempt } from '../../domain/results/attempt.ts';
import { times } from '../../plain/times.ts';
import type { RuntimePort } from '../../port/port.ts';

/** Records asked for at once. */
const pageSize = 500;
/** Courses asked for in parallel. */
const atOnce = 4;

const readable = (items: readonly (Attempt | Unreadable)[]) =>
  items.filter((item): item is Attempt => !isUnreadable(item));

/** All records by their aggregates; null where the server does not say which course a record is of. */
async function askTogether(port: RuntimePort, signal: AbortSignal): Promise<Map<string, Attempt[]> | null> {
  const found = new Map<string, Map<string, Attempt>>();
  for (let skip = 0; ;) {
    const query = { skip, take: pageSize, requireTotalCount: true };
    const { items, total } = await port.send(objectiveRecords, { query }, { signal });
    for (const attempt of readable(items)) {
      if (attempt.aggregateId === null) return null;
      // A record that moved to a later page between two requests appears once.
      const own = found.get(attempt.aggregateId) ?? new Map<string, Attempt>();
      found.set(attempt.aggregateId, own.set(attempt.id, attempt));
    }
    skip += items.length;
    if (items.length === 0 || skip >= total)
      return new Map([...found].map(([aggregate, own]) => [aggregate, [...own.values()]]));
  }
}

/**
 * All results of these courses, in as few requests as the server allows: records of all courses together where each record names its course
 * (CALL-35), otherwise one request for each course (CALL-19).
 */
export async function askAttempts(
  port: RuntimePort,
  accesses: readonly ObjectiveAccess[],
  signal: AbortSignal,
): Promise<readonly (readonly Attempt[])[]> {
  const together = await askTogether(port, signal);
  if (together) return accesses.map(({ aggregate }) => together.get(aggregate.id) ?? []);
  const answers: (readonly Attempt[])[] = [];
  let next = 0;
  const worker = async () => {
    for (let at = next++; at < accesses.length; at = next++) {
      const access = accesses[at];
      const page = access && (await port.send(attemptsOf, { params: { id: access.aggregate.id } }, { signal }));
      answers[at] = readable(page?.items ?? []);
    }
  };
  await Promise.all(times(atOnce, worker));
  return answers;
}
