import { and, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import {
  certificateRecords as recordsQuery,
  publicCertificateOf,
} from '../../../src/contract/certificates/certificateRecords.ts';
import type { FieldTable } from '../../../src/domain/filter/filter.ts';
import { listOptions, pick } from '../calls/lists/loadOptions.ts';
import { loadScales } from '../calls/lists/scales.ts';
import { upToDate } from '../calls/lists/upToDate.ts';
import { notFound, param, route, type Deps } from '../calls/route.ts';
import { orderSql } from '../db/orderSql.ts';
import { certificateRecords } from '../db/schemaCertificates.ts';
import { toSql, type Columns } from '../db/toSql.ts';
import { certificateWire } from './certificateWire.ts';
import { findCertificates, findPublicCertificate, type FoundCertificate } from './findCertificates.ts';
import { issueDue } from './issueDue.ts';

/** Fields by which certificates are filtered and sorted. */
const fields = {
  id: 'id',
  certificateNumber: 'id',
  objectiveId: 'id',
  userId: 'id',
  expirationDate: 'instant',
  created: 'instant',
} as const satisfies FieldTable;
const columns: Columns<keyof typeof fields> = {
  id: sql`${certificateRecords.id}`,
  certificateNumber: sql`${certificateRecords.number}`,
  objectiveId: sql`${certificateRecords.objectiveId}`,
  userId: sql`${certificateRecords.userId}`,
  expirationDate: sql`${certificateRecords.expires}`,
  created: sql`${certificateRecords.created}`,
};
const newest = [{ field: 'created', desc: true }] as const;

/** Registers the calls about certificates: the learner's own ones, and any certificate by its number. */
export function registerCertificateReads(app: FastifyInstance, { db, clock, origin }: Deps): void {
  const wires = async (rows: readonly FoundCertificate[], now: number) => {
    const scales = await loadScales(
      db,
      rows.flatMap(({ scaleId }) => scaleId ?? []),
    );
    return rows.map((row) => {
      const scale = scales.find(({ id }) => id === row.scaleId);
      return certificateWire(row, { origin, now, normalizedPassingScore: scale?.normalizedPassingScore ?? null });
    });
  };

  route(app, recordsQuery, async (request) => {
    const userId = await upToDate({ db, clock }, request);
    const now = clock.now();
    const { filter, sort, select, skip, take, count } = listOptions(request.query, fields);
    await issueDue(db, now, { userId });
    // Certificates of other people are never found, whatever the filter is (PERM-6).
    const where = and(eq(certificateRecords.userId, userId), filter ? toSql(filter, columns) : undefined);
    const rows = await findCertificates(db, now, where)
      .orderBy(...orderSql(sort.length > 0 ? sort : newest, fields, columns, certificateRecords.id))
      .limit(take)
      .offset(skip);
    const data = (await wires(rows, now)).map((one) => pick(one, select));
    if (!count) return { data };
    // Past the end of the list, no row holds the total, so one row is read.
    const [first] = rows.length > 0 ? rows : await findCertificates(db, now, where).limit(1);
    return { data, totalCount: first?.total ?? 0 };
  });

  route(app, publicCertificateOf, async (request, reply) => {
    const now = clock.now();
    const found = await findPublicCertificate(db, now, param(request, 'id'));
    const [wire] = found ? await wires([found], now) : [];
    if (!wire) throw notFound('certificate');
    // Everybody gets the name on the certificate, but no id that leads to more about the person.
    const { userId: _, ...shown } = wire;
    // Any cache may keep it for one minute, so a revocation is visible after one minute at most.
    return reply.header('cache-control', 'public, max-age=60').send(shown);
  });
}
