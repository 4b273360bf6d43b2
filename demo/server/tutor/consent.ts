import { eq } from 'drizzle-orm';
import type { Db } from '../db/openDb.ts';
import { tutorConsents, tutorMessages } from '../db/schemaTutor.ts';
import { createTenant } from '../shell/tenant.ts';

/**
 * Whether instructors can read the questions, and whether a learner has agreed to that (TUTOR-15): a learner who agreed to less is asked
 * again.
 */
export async function consentOf(db: Db, userId: string) {
  const { tutorTranscripts: instructors } = await createTenant(db).settings();
  const [given] = await db.select().from(tutorConsents).where(eq(tutorConsents.userId, userId));
  return { instructors, consent: given !== undefined && (given.instructors || !instructors) };
}

/** Stores a learner's consent. @param instructors also that instructors may read their questions */
export async function giveConsent(db: Db, userId: string, instructors: boolean, now: number): Promise<void> {
  const set = { instructors, given: new Date(now) };
  await db
    .insert(tutorConsents)
    .values({ userId, ...set })
    .onConflictDoUpdate({ target: tutorConsents.userId, set });
}

/** Withdraws the consent, and deletes all of the learner's questions at the same moment (TUTOR-16). */
export const withdrawConsent = (db: Db, userId: string): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.delete(tutorMessages).where(eq(tutorMessages.userId, userId));
    await tx.delete(tutorConsents).where(eq(tutorConsents.userId, userId));
  });
