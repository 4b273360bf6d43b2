import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/openDb.ts';
import { users } from '../db/schema.ts';
import { ltiToolPeople } from '../db/schemaLtiTool.ts';
import type { Launch } from './launchClaims.ts';
import { LaunchRefused } from './LaunchRefused.ts';
import type { Platform } from './platforms.ts';

const bare = (text: string | null) => (text ?? '').replace(/[\p{Cc}\p{Cs}]/gu, ' ').trim();

/** First and last name, if the launch has them. A name of one word is a first name. */
function namesOf({ name, givenName, familyName }: Launch['person']): readonly [first: string, last: string] | null {
  const [given, family] = [bare(givenName), bare(familyName)];
  if (given || family) return [given || family, given ? family : ''];
  const [first = '', ...rest] = bare(name).split(/\s+/);
  return first ? [first.slice(0, 200), rest.join(' ').slice(0, 200)] : null;
}

const address = /^[^\s@<>,;:"()[\]\\]{1,64}@[^\s@<>,;:"()[\]\\]{1,189}$/;

/** The personal data that the launch has. */
function toldOf({ person }: Launch) {
  const names = namesOf(person);
  const email = bare(person.email);
  return {
    ...(names && { firstName: names[0], lastName: names[1] }),
    ...(address.test(email) && { email }),
  };
}

/**
 * The portal's person for a launch: the one of an earlier launch for the same person of the platform, else a new learner (TOOL-5). An
 * e-mail address proves nothing here, and finds nobody. A launch makes only learners, whatever roles it names (TOOL-7).
 * @returns their id
 * @throws LaunchRefused where it names no person
 */
export async function personOfLaunch(db: Db, { issuer }: Platform, launch: Launch): Promise<string> {
  const { subject } = launch;
  if (!subject) throw new LaunchRefused('nobody', 'sub');
  const key = and(eq(ltiToolPeople.issuer, issuer), eq(ltiToolPeople.subject, subject));
  const told = toldOf(launch);
  return db.transaction(async (tx) => {
    const [known] = await tx.select().from(ltiToolPeople).where(key);
    if (known) {
      if (Object.keys(told).length > 0) await tx.update(users).set(told).where(eq(users.id, known.userId));
      return known.userId;
    }
    const id = randomUUID();
    await tx.insert(users).values({
      id,
      username: `lti-${id}`,
      email: '',
      firstName: 'Learner',
      lastName: id.slice(0, 4).toUpperCase(),
      roles: ['Learner'],
      permissions: [{ name: 'ObjectiveWorkflow.Create' }],
      features: ['LMS'],
      ...told,
    });
    const [linked] = await tx
      .insert(ltiToolPeople)
      .values({ issuer, subject, userId: id })
      .onConflictDoNothing()
      .returning();
    if (linked) return id;
    // Two first launches of one person ran at once: the other one has made the person.
    await tx.delete(users).where(eq(users.id, id));
    const [other] = await tx.select().from(ltiToolPeople).where(key);
    if (!other) throw new LaunchRefused('nobody', 'sub');
    return other.userId;
  });
}
