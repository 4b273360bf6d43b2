import { and, desc, eq, isNotNull, lt, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Clock } from '../clock/clock.ts';
import type { Db } from '../db/openDb.ts';
import { commands } from '../db/schemaRuns.ts';
import { feedback } from '../db/schemaFeedback.ts';
import { ltiToolChoices, ltiToolLogins, ltiToolTeachers } from '../db/schemaLtiTool.ts';
import { mailboxMails, notices, outgoingMails } from '../db/schemaNotices.ts';
import { ltiOffers, ltiUsed } from '../db/schemaLti.ts';
import { savedParts } from '../db/schemaSaved.ts';
import { teamPresence } from '../db/schemaTeams.ts';
import { tutorMessages, tutorUse } from '../db/schemaTutor.ts';
import { keptDays } from '../tutor/keptDays.ts';
import { events, framePasses, oidcPayloads, sessions } from '../db/schemaAuth.ts';

const DAY = 86_400_000;
/** Days for which feedback is kept: two years, so that one year can be compared with the other (FEED-11). */
const feedbackDays = 730;
/** Days for which notices are kept (SRV-64). */
const noticeDays = 180;

/** Limits of rows that nobody asks for again. */
export interface Kept {
  /** Days for which events, mails and completed commands are kept: an outbox may come back that late and ask for a command's answer. */
  readonly days: number;
  /** How many events are kept for each person, the newest ones. */
  readonly events: number;
  /** How many completed commands are kept for each person, the newest ones. */
  readonly commands: number;
  /** How many unfinished sign-ins are kept, the newest of all visitors. */
  readonly signIns: number;
}

/** The limits of the reference server. */
const usuallyKept = { days: 30, events: 1000, commands: 5000, signIns: 10_000 } as const satisfies Kept;

/** A table, and its rows to delete. A table may stand several times. */
type Gone = readonly (readonly [PgTable, SQL | undefined])[];

/** Whatever has an end of its own that is over. */
const expired = (now: Date): Gone => [
  [sessions, lt(sessions.expiresAt, now)],
  [framePasses, lt(framePasses.expiresAt, now)],
  [oidcPayloads, lt(oidcPayloads.expiresAt, now)],
  [ltiUsed, lt(ltiUsed.expiresAt, now)],
  [ltiOffers, lt(ltiOffers.expiresAt, now)],
  [ltiToolLogins, lt(ltiToolLogins.expiresAt, now)],
  [ltiToolChoices, lt(ltiToolChoices.expiresAt, now)],
  [ltiToolTeachers, lt(ltiToolTeachers.until, now)],
];

/** All but the newest unfinished sign-ins. */
async function tooManySignIns(db: Db, most: number): Promise<Gone> {
  const underWay = eq(oidcPayloads.model, 'Interaction');
  const [oldest] = await db
    .select({ at: oidcPayloads.expiresAt })
    .from(oidcPayloads)
    .where(underWay)
    .orderBy(desc(oidcPayloads.expiresAt))
    .offset(most)
    .limit(1);
  if (!oldest?.at) return [];
  return [[oidcPayloads, and(underWay, sql`${oidcPayloads.expiresAt} <= ${oldest.at.toISOString()}`)]];
}

/** What is older than it is kept, and what each person has too much of. */
function tooOldOrMany(now: number, kept: Kept): Gone {
  const newestEvents = sql`select id, row_number() over (partition by user_id order by id desc) as place from events`;
  const newestCommands = sql`select id, row_number() over (partition by user_id order by accepted desc, id) as place
    from commands where completed is not null`;
  const before = (days: number) => new Date(now - days * DAY);
  const dayBefore = (days: number) => before(days).toISOString().slice(0, 10);
  const old = before(kept.days);
  const over = (numbered: SQL, most: number) =>
    sql`in (select id from (${numbered}) as numbered where place > ${most})`;
  return [
    [events, lt(events.receivedAt, old)],
    [events, sql`${events.id} ${over(newestEvents, kept.events)}`],
    [commands, and(isNotNull(commands.completed), lt(commands.accepted, old))],
    [commands, sql`${commands.id} ${over(newestCommands, kept.commands)}`],
    // Presence at a team's part is shown for ten minutes (CONST-44).
    [teamPresence, lt(teamPresence.seen, before(1))],
    // A queued change of a saved part may arrive that late (SAVED-5).
    [savedParts, and(eq(savedParts.saved, false), lt(savedParts.at, old))],
    [tutorMessages, lt(tutorMessages.asked, before(keptDays))],
    [tutorUse, lt(tutorUse.day, dayBefore(keptDays))],
    [feedback, lt(feedback.day, dayBefore(feedbackDays))],
    // Nobody looks for a notice that is older than this (NOTE-9).
    [notices, lt(notices.created, before(noticeDays))],
    [outgoingMails, lt(outgoingMails.made, old)],
    [mailboxMails, lt(mailboxMails.sent, old)],
  ];
}

/**
 * Deletes expired rows, old rows, and rows beyond a number (SRV-53).
 * @param compact true for the embedded database, where nothing else frees the space of deleted rows
 */
export async function purge(db: Db, clock: Clock, compact: boolean, kept: Kept = usuallyKept): Promise<void> {
  const tables = new Set<PgTable>();
  const drop = async (gone: Gone) => {
    for (const [table, where] of gone) {
      await db.delete(table).where(where);
      tables.add(table);
    }
  };
  await drop(expired(new Date()));
  await drop(await tooManySignIns(db, kept.signIns));
  await drop(tooOldOrMany(clock.now(), kept));
  if (compact) for (const table of tables) await db.execute(sql`vacuum ${table}`);
}
