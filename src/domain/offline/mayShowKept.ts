import type { Instant } from '../time/instant.ts';

/** The person whom the server named last in this browser, as the service worker keeps it (OFF-3). */
export interface KeptPerson {
  readonly id: string;
  /** When the server named them last, by the device's own clock. */
  readonly seenAt: Instant;
  /** The server has since refused the session: nothing is shown until it names them again. */
  readonly locked: boolean;
  /** They have said that nobody else uses this device. */
  readonly own: boolean;
}

/** How long the tenant lets kept things be read without a connection. */
export interface KeptLimits {
  /** Days on a device that one person alone uses. */
  readonly days: number;
  /** Seconds of a session, which hold on any other device. */
  readonly session: number;
}

const day = 86_400_000;
/** A clock that was set back by more than this says nothing any more. */
const slack = 60_000;

/** Whether what was kept for a person may be shown now, while the server cannot be asked (OFF-3, OFF-4). */
export function mayShowKept(person: KeptPerson | null, now: Instant, { days, session }: KeptLimits): boolean {
  if (!person || person.locked) return false;
  const age = now - person.seenAt;
  return age >= -slack && age <= (person.own ? days * day : session * 1000);
}
