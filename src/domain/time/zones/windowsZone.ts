import { zoneTable } from './zoneTable.ts';

/** The Windows name of the zone that a name means, be it an IANA name of today, an older one, or a Windows name; null where none has it. */
export function windowsZone(name: string): string | null {
  const wanted = name.trim().toLowerCase();
  const found = zoneTable.find(
    ([windows, iana]) => windows.toLowerCase() === wanted || iana.toLowerCase().split(/[ =]/).includes(wanted),
  );
  return found?.[0] ?? null;
}
