import { zoneTable } from './zoneTable.ts';

/** The Windows name of a zone that is given by a current IANA name, an older one, or a Windows name; null if it has none. */
export function windowsZone(name: string): string | null {
  const wanted = name.trim().toLowerCase();
  const found = zoneTable.find(
    ([windows, iana]) => windows.toLowerCase() === wanted || iana.toLowerCase().split(/[ =]/).includes(wanted),
  );
  return found?.[0] ?? null;
}
