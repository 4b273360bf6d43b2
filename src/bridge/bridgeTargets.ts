import { allowedOrigin } from './allowedOrigin.ts';
import type { Flag } from './readFlag.ts';

/** Whom the helper page may speak to. */
export interface BridgePlaces {
  /** The portal's own origin. */
  readonly own: string;
  /** The tenant's list (CHAN-2). */
  readonly listed: readonly string[];
  /** Origin of the window that is told, where the browser says it; else null. */
  readonly known: string | null;
}

/**
 * Origins that a message of the helper page goes to (BRIDGE-2): what names nobody to its own and to each of the list by name, a path
 * to the one that is known for certain, a code to its own alone.
 */
export function bridgeTargets(flag: Flag, { own, listed, known }: BridgePlaces): readonly string[] {
  if (flag.kind === 'relogin' && flag.challenge !== null) return [own];
  if (flag.kind === 'nav') return known !== null && (known === own || allowedOrigin(listed, known)) ? [known] : [];
  // A message goes to an origin; a pattern is none.
  return [...new Set([own, ...listed.filter((origin) => allowedOrigin([origin], origin))])];
}
