import type { Flag } from './readFlag.ts';

/** Whom the helper page may speak to. */
export interface BridgePlaces {
  /** The portal's own origin. */
  readonly own: string;
  /** The tenant's list (CHAN-2). */
  readonly listed: readonly string[];
  /** Whether that list lists an origin. */
  readonly isListed: (origin: string) => boolean;
  /** Origin of the window that is told, where the browser says it; else null. */
  readonly known: string | null;
}

/**
 * Origins that a message of the helper page goes to (BRIDGE-2): what names nobody to its own and to each of the list by name, a path
 * to the one that is known for certain, a code to its own alone.
 */
export function bridgeTargets(flag: Flag, { own, listed, isListed, known }: BridgePlaces): readonly string[] {
  if (flag.kind === 'relogin' && flag.challenge !== null) return [own];
  const certain = known !== null && (known === own || isListed(known)) ? [known] : [];
  if (flag.kind === 'nav') return certain;
  // A message goes to an origin; a pattern is none, and what fits it is only known for certain.
  return [...new Set([own, ...listed.filter((origin) => !origin.includes('*') && isListed(origin)), ...certain])];
}
