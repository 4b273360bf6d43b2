import { ianaZone } from './ianaZone.ts';
import { isZone } from './isZone.ts';
import { windowsZone } from './windowsZone.ts';

/** The state of a person's saved zone (PROF-5). `gone`: no zone has this name, or no zone has it any more. */
export type ZoneStanding =
  | { readonly kind: 'none' }
  | { readonly kind: 'gone'; readonly name: string }
  | { readonly kind: 'known'; readonly id: string; readonly iana: string; readonly isWindows: boolean };

/** Looks up a saved name in the list of zones. */
export function zoneStanding(saved: string | null): ZoneStanding {
  if (!saved?.trim()) return { kind: 'none' };
  const iana = ianaZone(saved);
  if (iana === null) return { kind: 'gone', name: saved };
  return { kind: 'known', id: windowsZone(saved) ?? iana, iana, isWindows: !isZone(saved) };
}
