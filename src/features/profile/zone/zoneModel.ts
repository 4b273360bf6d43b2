import { ianaZone } from '../../../domain/time/zones/ianaZone.ts';
import { offsetText } from '../../../domain/time/zones/offsetText.ts';
import { windowsZone } from '../../../domain/time/zones/windowsZone.ts';
import { zoneOffset } from '../../../domain/time/zones/zoneOffset.ts';
import { zoneRows } from '../../../domain/time/zones/zoneRows.ts';
import { zoneStanding, type ZoneStanding } from '../../../domain/time/zones/zoneStanding.ts';
import type { NamedZone } from '../../../domain/time/zones/findZones.ts';
import type { Instant } from '../../../domain/time/instant.ts';

/** The zones that matter here, as they are named. */
export interface ZoneInput {
  /** Of the profile. */
  readonly saved: string | null;
  readonly browser: string;
  /** What the host's page asks for. */
  readonly host: string | undefined;
}

export interface ZoneView {
  readonly standing: ZoneStanding;
  /** The browser's zone, to be offered with one click; null where it is the saved one (PROF-6). */
  readonly hint: string | null;
  /** The zone in which this page shows dates since its host wants it; null where that is the saved one (LOC-11). */
  readonly fromHost: string | null;
}

/** Zones with one Windows name have one clock. */
const idOf = (iana: string) => windowsZone(iana) ?? iana;

/** What is said about the saved zone (PROF-5, PROF-6). */
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
 * The name under which a zone is saved: its Windows name where the LMS has given one, else its IANA name, which every browser knows
 * (PROF-5).
 */
export function nameToSave(standing: ZoneStanding, iana: string): string {
  return standing.kind === 'known' && standing.isWindows ? idOf(iana) : iana;
}

/** What the zone is called in a language, such as "Central European Time". */
function nameIn(tag: string, iana: string, at: Instant): string {
  const parts = new Intl.DateTimeFormat(tag, { timeZone: iana, timeZoneName: 'longGeneric' }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? iana;
}

/** The zones to choose from, with their names in a language; the saved one is among them. */
export function namedZones(standing: ZoneStanding, tag: string, at: Instant): readonly NamedZone[] {
  const more = standing.kind === 'known' && standing.id === standing.iana ? standing.iana : null;
  const rows = zoneRows(at, more !== null && windowsZone(more) === null ? more : null);
  return rows.map((row) => ({ ...row, name: nameIn(tag, row.iana, at) }));
}

/** A zone in few words: "Tokyo (UTC+09:00)". */
export function zoneLabel(iana: string, at: Instant): string {
  const [, ...rest] = iana.split('/');
  const city = (rest.at(-1) ?? iana).replaceAll('_', ' ');
  return `${city} (${offsetText(zoneOffset(iana, at))})`;
}
