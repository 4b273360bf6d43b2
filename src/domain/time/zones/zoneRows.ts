import type { Instant } from '../instant.ts';
import { isZone } from './isZone.ts';
import { zoneOffset } from './zoneOffset.ts';
import { zoneTable } from './zoneTable.ts';

/** One zone of the list to choose from (PROF-4). */
export interface ZoneRow {
  /** Its Windows name; of a zone that has none, its IANA name. */
  readonly id: string;
  /** Its IANA zone, as this browser knows it. */
  readonly iana: string;
  /** Minutes ahead of UTC at the instant of the list. */
  readonly offset: number;
  /** Its towns and islands, the main one first. */
  readonly cities: readonly string[];
  /** All its IANA names, older ones too. */
  readonly names: readonly string[];
}

/** The town of an IANA name; null for a name without a town. */
function cityOf(name: string): string | null {
  const [area = '', ...rest] = name.split('/');
  return rest.length === 0 || area === 'Etc' ? null : (rest.at(-1) ?? '').replaceAll('_', ' ');
}

function rowOf(id: string, table: string, at: Instant): ZoneRow | null {
  const zones = table.split(' ').map((zone) => zone.split('='));
  const names = zones.flat();
  const iana = names.find(isZone);
  if (iana === undefined) return null;
  const cities = zones.flatMap(([name = '']) => cityOf(name) ?? []);
  return { id, iana, offset: zoneOffset(iana, at), cities: [...new Set(cities)], names };
}

/**
 * The zones to choose from, from west to east by their offsets at an instant, then by name (PROF-4). Zones that this browser does not
 * know are left out.
 * @param more IANA name of a further zone, which the table lacks
 */
export function zoneRows(at: Instant, more: string | null = null): readonly ZoneRow[] {
  const table: readonly (readonly [string, string])[] = more === null ? zoneTable : [...zoneTable, [more, more]];
  return table
    .flatMap(([id, iana]) => rowOf(id, iana, at) ?? [])
    .sort((one, other) => one.offset - other.offset || (one.id < other.id ? -1 : 1));
}
