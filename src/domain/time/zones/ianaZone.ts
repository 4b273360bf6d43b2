import { isZone } from './isZone.ts';
import { zoneTable } from './zoneTable.ts';

/**
 * The IANA zone that a name means: an IANA name as it is, or a Windows name by the table (PROF-5). If this browser does not know the main
 * zone of a Windows name, the result is another zone of that name.
 * @returns null for a name that means no zone, or none that this browser knows
 */
export function ianaZone(name: string): string | null {
  if (isZone(name)) return name;
  const wanted = name.trim().toLowerCase();
  const known = zoneTable.find(([windows]) => windows.toLowerCase() === wanted)?.[1];
  return known?.split(/[ =]/).find(isZone) ?? null;
}
