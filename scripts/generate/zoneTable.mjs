import pack from 'cldr-core/package.json' with { type: 'json' };
import windows from 'cldr-core/supplemental/windowsZones.json' with { type: 'json' };
import timezone from 'cldr-bcp47/bcp47/timezone.json' with { type: 'json' };

const { mapTimezones } = windows.supplemental.windowsZones;
const { tz } = timezone.keyword.u;

/** Each zone by each of its IANA names: the name of today first. */
const namesOf = new Map();
for (const zone of Object.values(tz)) {
  if (!zone._alias) continue;
  const names = zone._alias.split(' ').filter(Boolean);
  const today = zone._iana ?? names[0];
  const all = [today, ...names.filter((name) => name !== today)];
  for (const name of names) namesOf.set(name, all);
}

/** The zones of Windows by name, each with its IANA zones, the one that stands for it first. */
function windowsZones() {
  const zones = new Map();
  for (const { mapZone } of mapTimezones) {
    const { _other: name, _type: types, _territory: territory } = mapZone;
    const known = zones.get(name) ?? [];
    const given = types
      .split(' ')
      .filter(Boolean)
      .map((type) => (namesOf.get(type) ?? [type]).join('='));
    zones.set(name, territory === '001' ? [...given, ...known] : [...known, ...given]);
  }
  return [...zones].map(([name, known]) => [name, [...new Set(known)].join(' ')]);
}

/** The module with the table of time zones, made from CLDR (PROF-4). */
export function zoneTable() {
  return `/**
 * The time zones of Windows by name, each with its IANA zones, the one that stands for it first (PROF-4). A zone with older
 * names has them after it, with \`=\` between. From CLDR ${pack.version}; written by \`node scripts/generate.mjs\`.
 */
export const zoneTable: readonly (readonly [windows: string, iana: string])[] = ${JSON.stringify(windowsZones())};
`;
}
