import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import {
  preferenceOf,
  type MailWay,
  type NoticeKind,
  type Preference,
} from '../../../src/domain/notifications/preferences.ts';
import type { Db } from '../db/openDb.ts';
import { unsubscribeLinks } from '../db/schemaNotices.ts';
import { loadPreferences, savePreferences } from '../notices/preferences.ts';

/** A subject of unsubscribing: a kind, or a digest with all kinds that come in it. */
export type LinkKind = NoticeKind | 'daily' | 'weekly';

/** A link, as it is kept. */
export type UnsubscribeLink = typeof unsubscribeLinks.$inferSelect;

/** The id of a person's link for a kind: the same in all mails, so that each of them works as long as the person exists. */
export async function unsubscribeId(db: Db, userId: string, kind: LinkKind): Promise<string> {
  const fresh = { id: randomBytes(18).toString('base64url'), userId, kind, was: {} };
  const [made] = await db.insert(unsubscribeLinks).values(fresh).onConflictDoNothing().returning();
  if (made) return made.id;
  const [kept] = await db
    .select({ id: unsubscribeLinks.id })
    .from(unsubscribeLinks)
    .where(and(eq(unsubscribeLinks.userId, userId), eq(unsubscribeLinks.kind, kind)));
  return kept?.id ?? fresh.id;
}

/** The preferences that a link turns off: of its kind, or of all that come with its digest. */
function coveredBy({ kind }: UnsubscribeLink, all: readonly Preference[]): readonly Preference[] {
  if (kind === 'daily' || kind === 'weekly') return all.filter(({ mail }) => mail === kind);
  return [preferenceOf(all, kind)].filter(({ mail }) => mail !== 'off');
}

/** The preferences that a link can turn on again: it has turned them off, and they are still off. */
const endedBy = ({ was }: UnsubscribeLink, all: readonly Preference[]): readonly Preference[] =>
  all.flatMap((one) => {
    const before = was[one.kind];
    return before && one.mail === 'off' ? [{ ...one, mail: before }] : [];
  });

/** Whether the link can end any mail, and whether it can turn mail on again. */
export async function linkStanding(
  db: Db,
  link: UnsubscribeLink,
): Promise<{ readonly on: boolean; readonly again: boolean }> {
  const all = await loadPreferences(db, link.userId);
  return { on: coveredBy(link, all).length > 0, again: endedBy(link, all).length > 0 };
}

/** Ends the mail of a link. @returns whether there was any until now */
export async function unsubscribe(db: Db, link: UnsubscribeLink): Promise<boolean> {
  const covered = coveredBy(link, await loadPreferences(db, link.userId));
  if (covered.length === 0) return false;
  const was: Partial<Record<NoticeKind, MailWay>> = { ...link.was };
  for (const { kind, mail } of covered) was[kind] = mail;
  await savePreferences(
    db,
    link.userId,
    covered.map((one) => ({ ...one, mail: 'off' })),
  );
  await db.update(unsubscribeLinks).set({ was }).where(eq(unsubscribeLinks.id, link.id));
  return true;
}

/** Turns on again what a link has turned off. */
export async function subscribeAgain(db: Db, link: UnsubscribeLink): Promise<void> {
  await savePreferences(db, link.userId, endedBy(link, await loadPreferences(db, link.userId)));
}
