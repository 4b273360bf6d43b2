import { ianaZone } from './ianaZone.ts';
import { isZone } from './isZone.ts';
import { windowsZone } from './windowsZone.ts';

/** What the saved zone of a person is (PROF-5). `gone`: no zone has this name, or none any more. */
export type ZoneStanding =
  | { readonly kind: 'none' }
  | { readonly kind: 'gone'; readonly name: string }
  | { readonly kind: 'known'; readonly id: string; readonly iana: string; readonly isWindows: boolean };

/** Where a saved name stands in the list of zones. */
export function zoneStanding(saved: string | null): ZoneStanding {
  if (!saved?.trim()) return { kind: 'none' };
  const iana = ianaZone(saved);
  if (iana === null) return { kind: 'gone', name: saved };
  return { kind: 'known', id: windowsZone(saved) ?? iana, iana, isWindows: !isZone(saved) };
}
