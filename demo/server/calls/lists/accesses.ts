import { and, eq, sql, type SQL } from 'drizzle-orm';
import { objectiveAccessOf } from '../../../../src/contract/courses/objectiveAccesses.ts';
import type { ObjectiveAccess } from '../../../../src/domain/course/course.ts';
import { isOneOf } from '../../db/isOneOf.ts';
import type { Db } from '../../db/openDb.ts';
import { prepareOnce } from '../../db/prepareOnce.ts';
import { objectiveAccesses } from '../../db/schema.ts';
import { accessWire } from './accessWire.ts';
import { findAccessIds, type AccessQuery } from './findAccessIds.ts';
import { joinedAccesses } from './joinedAccesses.ts';

/**
 * A page of a learner's courses as it goes over the wire.
 * @param also another condition on them
 */
export async function listAccesses(db: Db, userId: string, now: number, query: AccessQuery, also?: SQL) {
  const { ids, total } = await findAccessIds(db, userId, query, also);
  const byIds = prepareOnce(db, 'accesses_of', (name) =>
    joinedAccesses(db, isOneOf(objectiveAccesses.id)).prepare(name),
  );
  const rows = ids.length > 0 ? await byIds.execute({ ids }) : [];
  const byId = new Map(rows.map((row) => [row.access.id, row]));
  const data = ids.flatMap((id) => byId.get(id) ?? []).map((row) => accessWire(row, now, false));
  return total === null ? { data } : { data, totalCount: total };
}

type AccessKey = { readonly objectiveId: string } | { readonly aggregateId: string } | { readonly id: string };

function keyOf(by: AccessKey) {
  if ('objectiveId' in by) return ['objectiveId', by.objectiveId] as const;
  if ('id' in by) return ['id', by.id] as const;
  return ['aggregateId', by.aggregateId] as const;
}

/** The statement for a course of a learner, found by one of its keys. */
const accessBy = (db: Db, column: ReturnType<typeof keyOf>[0]) =>
  prepareOnce(db, `access_by_${column}`, (name) =>
    joinedAccesses(
      db,
      and(
        eq(objectiveAccesses.userId, sql.placeholder('userId')),
        eq(objectiveAccesses[column], sql.placeholder('key')),
      ),
    ).prepare(name),
  );

/** One course of a learner as it goes over the wire, found by one of its keys. Null if the learner does not have it. */
export async function findAccess(db: Db, userId: string, now: number, by: AccessKey) {
  const [column, key] = keyOf(by);
  const [row] = await accessBy(db, column).execute({ userId, key });
  return row ? accessWire(row, now, true) : null;
}

/** The same course as the rules know it, read as a client would read it. */
export const accessOf = (found: NonNullable<Awaited<ReturnType<typeof findAccess>>>): ObjectiveAccess =>
  objectiveAccessOf.read(JSON.parse(JSON.stringify(found)));
