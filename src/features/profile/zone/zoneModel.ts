import { ianaZone } from '../../../domain/time/zones/ianaZone.ts';
import { offsetText } from '../../../domain/time/zones/offsetText.ts';
import { windowsZone } from '../../../domain/time/zones/windowsZone.ts';
import { zoneOffset } from '../../../domain/time/zones/zoneOffset.ts';
import { zoneRows } from '../../../domain/time/zones/zoneRows.ts';
import { zoneStanding, type ZoneStanding } from '../../../domain/time/zones/zoneStanding.ts';
import type { NamedZone } from '../../../domain/time/zones/findZones.ts';
import type { Instant } from '../../../domain/time/instant.ts';

/** The names of the zones that matter here. */
export interface ZoneInput {
  /** The zone in the profile. */
  readonly saved: string | null;
  readonly browser: string;
  /** The zone that the host's page sets. */
  readonly host: string | undefined;
}

export interface ZoneView {
  readonly standing: ZoneStanding;
  /** The browser's zone, offered with one click; null if it is the saved one (PROF-6). */
  readonly hint: string | null;
  /** The zone of the dates on this page because its host sets it; null if it is the saved one (LOC-11). */
  readonly fromHost: string | null;
}

/** Zones with the same Windows name show the same time. */
const idOf = (iana: string) => windowsZone(iana) ?? iana;

/** The view of the saved zone (PROF-5, PROF-6). */
export function zoneView({ saved, browser, host }: ZoneInput): ZoneView {
  const standing = zoneStanding(saved);
  const own = standing.kind === 'known' ? standing.id : null;
  const hosted = host ? ianaZone(host) : null;
  return {
    standing,
    hint: idOf(browser) === own ? null : browser,
    fromHost: hosted === null || idOf(hosted) === own ? null : hosted,
  };
}

/**
 * The name under which a zone is saved: its Windows name if the profile already has a Windows name, else its IANA name,
 * which every browser knows (PROF-5).
 */
export function nameToSave(standing: ZoneStanding, iana: string): string {
  return standing.kind === 'known' && standing.isWindows ? idOf(iana) : iana;
}

/** The name of a zone in a language, such as "Central European Time". */
function nameIn(tag: string, iana: string, at: Instant): string {
  const parts = new Intl.DateTimeFormat(tag, { timeZone: iana, timeZoneName: 'longGeneric' }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? iana;
}

/** The zones of the list, with their names in a language; the saved one is among them. */
export function namedZones(standing: ZoneStanding, tag: string, at: Instant): readonly NamedZone[] {
  const more = standing.kind === 'known' && standing.id === standing.iana ? standing.iana : null;
  const rows = zoneRows(at, more !== null && windowsZone(more) === null ? more : null);
  return rows.map((row) => ({ ...row, name: nameIn(tag, row.iana, at) }));
}

/** Both names of a zone, the one to read first. Windows names are English, so in other languages the translated name comes first. */
export const zoneNames = ({ id, name }: Pick<NamedZone, 'id' | 'name'>, tag: string): readonly [string, string] =>
  tag.startsWith('en') ? [id, name] : [name, id];

/** A zone in short: "Tokyo (UTC+09:00)". */
export function zoneLabel(iana: string, at: Instant): string {
  const [, ...rest] = iana.split('/');
  const city = (rest.at(-1) ?? iana).replaceAll('_', ' ');
  return `${city} (${offsetText(zoneOffset(iana, at))})`;
}
