import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import {
  integer,
  maxLength,
  maxValue,
  minValue,
  nullable,
  number,
  object,
  pipe,
  regex,
  string,
  type InferOutput,
} from 'valibot';
import {
  attachmentFault,
  endingsOf,
  type AttachmentFault,
  type AttachmentRule,
} from '../../../src/domain/work/attachmentRule.ts';
import { fileKinds, kindOfName } from '../../../src/domain/work/fileKind.ts';
import { safeName } from '../../../src/domain/work/safeName.ts';
import { LecternError } from '../../../src/errors.ts';
import { refused } from '../calls/route.ts';
import { loadRun } from '../calls/parts/tree.ts';
import type { Db } from '../db/openDb.ts';
import { attachments } from '../db/work/schemaWork.ts';
import { checkTeam } from '../teams/checkTeam.ts';
import { lockTeams } from '../teams/lockTeams.ts';
import { attachmentsIn } from './attachmentRows.ts';
import type { AttachmentRow } from './attachmentWire.ts';
import { runsWith } from './runsWith.ts';
import { attachablePart, checkAttachable } from './checkAttachable.ts';

/** A client's description of a file that it will send. */
export const announced = object({
  // It also names a folder of the storage.
  id: pipe(string(), regex(/^[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/, 'A UUID in small letters is wanted.')),
  name: pipe(string(), maxLength(1000)),
  size: pipe(number(), integer(), minValue(0), maxValue(2 ** 31 - 1)),
  mediaType: pipe(string(), maxLength(200)),
  modified: nullable(pipe(number(), integer(), minValue(0), maxValue(Number.MAX_SAFE_INTEGER))),
});
export type Announced = InferOutput<typeof announced>;

const megabyte = 1024 * 1024;
const wrong = (field: string, message: string) =>
  new LecternError('bad_request', message, { field, messages: { [field]: [message] } });

function refusal(fault: AttachmentFault, rule: AttachmentRule): LecternError {
  const said: Readonly<Record<AttachmentFault, () => LecternError>> = {
    empty: () => wrong('size', 'This file is empty.'),
    tooBig: () => wrong('size', `We support attaching files not bigger than ${rule.maxBytes / megabyte} MB`),
    wrongType: () => wrong('name', `We support attaching only these types of files: ${endingsOf(rule).join(', ')}`),
    tooMany: () => wrong('count', `At most ${rule.maxFiles} files can be attached.`),
  };
  return said[fault]();
}

export interface FileOwner {
  readonly userId: string;
  readonly workflowId: string;
  readonly activityPathId: string;
  readonly now: number;
  /** The most bytes that a person may store. */
  readonly quota: number;
}

/** Stores that a file will come, or returns how much of it has arrived (ATTACH-2, ATTACH-5). */
export const announceFile = (db: Db, file: Announced, owner: FileOwner): Promise<AttachmentRow> =>
  db.transaction(async (tx) => {
    const { userId, workflowId, activityPathId, now, quota } = owner;
    await lockTeams(tx, userId, workflowId);
    const run = await loadRun(tx, userId, workflowId, now, true);
    const { row, rule } = await attachablePart(tx, run, activityPathId);
    const [kept] = await tx.select().from(attachments).where(eq(attachments.id, file.id));
    if (kept) {
      const runs = await runsWith(tx, workflowId, row.part.axis);
      const same = runs.includes(kept.workflowId ?? '') && kept.axis === row.part.axis;
      if (!same || kept.removed || kept.size !== file.size) throw refused('This id already names another file.');
      return kept;
    }
    await checkAttachable(tx, run, row, now);
    await checkTeam(tx, run, row);
    const name = safeName(file.name);
    const fault = attachmentFault({ ...file, name }, rule, (await attachmentsIn(tx, workflowId, row.part.axis)).length);
    const kind = kindOfName(name);
    if (fault || !kind) throw refusal(fault ?? 'wrongType', rule);
    // Announcements in two runs of one person happen one after the other.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`attachments:${userId}`}))`);
    const [sum] = await tx
      .select({ bytes: sql<string>`coalesce(sum(${attachments.size}), 0)` })
      .from(attachments)
      .where(and(eq(attachments.userId, userId), isNull(attachments.removed), ne(attachments.id, file.id)));
    if (Number(sum?.bytes ?? 0) + file.size > quota)
      throw wrong(
        'quota',
        `You can keep ${Math.round(quota / megabyte)} MB of files here. Remove some that are not handed in yet.`,
      );
    const at = new Date(now);
    const fresh = {
      id: file.id,
      userId,
      workflowId,
      axis: row.part.axis,
      name,
      mediaType: fileKinds[kind].mediaType,
      size: file.size,
      modified: file.modified,
      created: at,
      touched: at,
    };
    const [stored] = await tx.insert(attachments).values(fresh).returning();
    if (!stored) throw refused('This id already names another file.');
    return stored;
  });
