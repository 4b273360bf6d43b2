import { eq, inArray } from 'drizzle-orm';
import { preferencesFrom, type Preference } from '../../../src/domain/notifications/preferences.ts';
import type { Db } from '../db/openDb.ts';
import { notificationPreferences } from '../db/schemaNotices.ts';

/** The preferences of a person for notices (NOTE-14). */
export async function loadPreferences(db: Db, userId: string): Promise<readonly Preference[]> {
  return preferencesFrom(
    await db.select().from(notificationPreferences).where(eq(notificationPreferences.userId, userId)),
  );
}

/** The same of many people. */
export async function preferencesOfAll(
  db: Db,
  userIds: readonly string[],
): Promise<(userId: string) => readonly Preference[]> {
  const rows =
    userIds.length > 0
      ? await db
          .select()
          .from(notificationPreferences)
          .where(inArray(notificationPreferences.userId, [...userIds]))
      : [];
  return (userId) => preferencesFrom(rows.filter((row) => row.userId === userId));
}

/** Stores the preferences of these kinds; the others stay as they are, so that two tabs do not undo each other's changes. */
export async function savePreferences(db: Db, userId: string, changed: readonly Preference[]): Promise<void> {
  for (const { kind, portal, mail } of changed)
    await db
      .insert(notificationPreferences)
      .values({ userId, kind, portal, mail })
      .onConflictDoUpdate({
        target: [notificationPreferences.userId, notificationPreferences.kind],
        set: { portal, mail },
      });
}
