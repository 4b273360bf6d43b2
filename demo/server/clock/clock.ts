import { eq } from 'drizzle-orm';
import type { Db } from '../db/openDb.ts';
import { settings } from '../db/schemaAuth.ts';

/**
 * The time by which the LMS judges windows, locks and dates. Sign-in and tokens go by the real time: a moved clock
 * signs nobody out.
 */
export interface Clock {
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** A clock that can be moved. It stays moved after a restart, because the data made under it stays too. */
export interface MovableClock extends Clock {
  /** How far it is from the real time, in milliseconds. */
  readonly offset: () => number;
  readonly moveTo: (offset: number) => Promise<void>;
}

const name = 'clock-offset';

/** Reads how far the clock was moved. In production it never is. */
export async function createClock(db: Db, production: boolean): Promise<MovableClock> {
  const [stored] = production ? [] : await db.select().from(settings).where(eq(settings.name, name));
  let offset = Number(stored?.value ?? 0);
  return {
    now: () => Date.now() + offset,
    offset: () => offset,
    async moveTo(value) {
      await db.insert(settings).values({ name, value }).onConflictDoUpdate({ target: settings.name, set: { value } });
      offset = value;
    },
  };
}
