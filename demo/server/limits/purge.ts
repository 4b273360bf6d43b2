import { and, desc, eq, isNotNull, lt, sql, type SQL } from 'drizzle-orm';
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

/**
 * Deletes expired rows, old rows, and rows beyond a number (SRV-53).
 * @param compact true for the embedded database, where nothing else frees the space of deleted rows
 */
export async function purge(db: Db, clock: Clock, compact: boolean, kept: Kept = usuallyKept): Promise<void> {
  const now = new Date();
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
  await db.delete(framePasses).where(lt(framePasses.expiresAt, now));
  await db.delete(oidcPayloads).where(lt(oidcPayloads.expiresAt, now));
  await db.delete(ltiUsed).where(lt(ltiUsed.expiresAt, now));
  await db.delete(ltiOffers).where(lt(ltiOffers.expiresAt, now));
  await db.delete(ltiToolLogins).where(lt(ltiToolLogins.expiresAt, now));
  await db.delete(ltiToolChoices).where(lt(ltiToolChoices.expiresAt, now));
  await db.delete(ltiToolTeachers).where(lt(ltiToolTeachers.until, now));
  const underWay = eq(oidcPayloads.model, 'Interaction');
  const [oldest] = await db
    .select({ at: oidcPayloads.expiresAt })
    .from(oidcPayloads)
    .where(underWay)
    .orderBy(desc(oidcPayloads.expiresAt))
    .offset(kept.signIns)
    .limit(1);
  if (oldest?.at)
    await db.delete(oidcPayloads).where(and(underWay, sql`${oidcPayloads.expiresAt} <= ${oldest.at.toISOString()}`));

  const newestEvents = sql`select id, row_number() over (partition by user_id order by id desc) as place from events`;
  const newestCommands = sql`select id, row_number() over (partition by user_id order by accepted desc, id) as place
    from commands where completed is not null`;
  const old = new Date(clock.now() - kept.days * DAY);
  const over = (numbered: SQL, most: number) =>
    sql`in (select id from (${numbered}) as numbered where place > ${most})`;
  await db.delete(events).where(lt(events.receivedAt, old));
  await db.delete(events).where(sql`${events.id} ${over(newestEvents, kept.events)}`);
  const done = isNotNull(commands.completed);
  await db.delete(commands).where(and(done, lt(commands.accepted, old)));
  await db.delete(commands).where(sql`${commands.id} ${over(newestCommands, kept.commands)}`);
  // Presence at a team's part is shown for ten minutes (CONST-44).
  await db.delete(teamPresence).where(lt(teamPresence.seen, new Date(clock.now() - DAY)));
  // A queued change of a saved part may arrive that late (SAVED-5).
  await db.delete(savedParts).where(and(eq(savedParts.saved, false), lt(savedParts.at, old)));
  const lastAsked = new Date(clock.now() - keptDays * DAY);
  await db.delete(tutorMessages).where(lt(tutorMessages.asked, lastAsked));
  await db.delete(tutorUse).where(lt(tutorUse.day, lastAsked.toISOString().slice(0, 10)));
  const lastSaid = new Date(clock.now() - feedbackDays * DAY);
  await db.delete(feedback).where(lt(feedback.day, lastSaid.toISOString().slice(0, 10)));
  // Nobody looks for a notice that is older than this (NOTE-9).
  await db.delete(notices).where(lt(notices.created, new Date(clock.now() - noticeDays * DAY)));
  await db.delete(outgoingMails).where(lt(outgoingMails.made, old));
  await db.delete(mailboxMails).where(lt(mailboxMails.sent, old));
  if (compact)
    for (const table of [
      'oidc_payloads',
      'events',
      'commands',
      'sessions',
      'frame_passes',
      'tutor_messages',
      'tutor_use',
      'feedback',
      'notices',
      'outgoing_mails',
      'mailbox_mails',
      'saved_parts',
      'team_presence',
      'lti_used',
      'lti_offers',
      'lti_tool_logins',
      'lti_tool_choices',
    ])
      await db.execute(sql`vacuum ${sql.identifier(table)}`);
}
