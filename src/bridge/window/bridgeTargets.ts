import type { Flag } from './readFlag.ts';

/** The origins that the helper page may send messages to. */
export interface BridgePlaces {
  /** The portal's own origin. */
  readonly own: string;
  /** The tenant's list (CHAN-2). */
  readonly listed: readonly string[];
  /** Whether an origin is on that list, or fits a pattern of it. */
  readonly isListed: (origin: string) => boolean;
  /** Origin of the window that gets the message, where the browser tells it; else null. */
  readonly known: string | null;
}

/**
 * The origins to which a message of the helper page goes (BRIDGE-2). A message that names nobody goes to the portal's own origin, to each
 * origin of the list, and to the known origin of the window; a path goes only to that known origin; a code only to the portal's own.
 */
export function bridgeTargets(flag: Flag, { own, listed, isListed, known }: BridgePlaces): readonly string[] {
  if (flag.kind === 'relogin' && flag.challenge !== null) return [own];
  const certain = known !== null && (known === own || isListed(known)) ? [known] : [];
  if (flag.kind === 'nav') return certain;
  // A message needs an exact origin as its target. So an origin that only fits a pattern of the list gets it only where the browser tells
  // it.
  return [...new Set([own, ...listed.filter((origin) => !origin.includes('*') && isListed(origin)), ...certain])];
}
