import type { Instant } from '../time/instant.ts';

/** The person whom the server confirmed last in this browser, as the service worker keeps it (OFF-3). */
export interface KeptPerson {
  readonly id: string;
  /** When the server confirmed them last, by the device's own clock. */
  readonly seenAt: Instant;
  /** The server has since refused the session: nothing is shown until it confirms them again. */
  readonly locked: boolean;
  /** They have said that nobody else uses this device. */
  readonly own: boolean;
}

/** How long the tenant lets kept replies be read without a connection. */
export interface KeptLimits {
  /** Days on a device that only one person uses. */
  readonly days: number;
  /** Seconds of a session: the limit on every other device. */
  readonly session: number;
}

const day = 86_400_000;
/** If the clock was set back by more than this, the age of the replies is unknown. */
const slack = 60_000;

/** Whether replies that were kept for a person may be shown now, while the server cannot be reached (OFF-3, OFF-4). */
export function mayShowKept(person: KeptPerson | null, now: Instant, { days, session }: KeptLimits): boolean {
  if (!person || person.locked) return false;
  const age = now - person.seenAt;
  return age >= -slack && age <= (person.own ? days * day : session * 1000);
}
