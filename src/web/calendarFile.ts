import type { Instant } from '../domain/time/instant.ts';

/** One entry of a calendar. Texts are plain. */
export interface CalendarEntry {
  /** The same event has the same id in every file. */
  readonly uid: string;
  readonly title: string;
  readonly startsAt: Instant;
  /** Null for a point in time. */
  readonly endsAt: Instant | null;
  readonly place: string | null;
  readonly url: string | null;
  /** Time at which the file is made. */
  readonly made: Instant;
  /** Description of the entry. */
  readonly text?: string | null;
  /** A deadline: it takes no time of its day. */
  readonly isDeadline?: boolean;
}

/** Facts about a whole calendar, for a calendar program. */
export interface CalendarTraits {
  readonly name: string;
  /** How often it may ask for the calendar again. */
  readonly refreshHours: number;
}

const limit = 75;

const encoder = new TextEncoder();

/** A content line, cut into pieces of at most 75 octets; each further piece begins with a space. No character is cut. */
function folded(line: string): string {
  let written = '';
  let length = 0;
  for (const character of line) {
    const more = encoder.encode(character).length;
    if (length + more > limit) {
      written += '\r\n ';
      length = 1;
    }
    written += character;
    length += more;
  }
  return written;
}

// A calendar has no control characters; line breaks of texts are escaped.
// eslint-disable-next-line no-control-regex
const withoutControls = (text: string) => text.replace(/[\u0000-\u001f\u007f]/g, '');
const escaped = (text: string) =>
  withoutControls(
    text
      .replaceAll('\t', ' ')
      .replace(/[\\;,]/g, '\\$&')
      .replace(/\r\n?|\n/g, '\\n'),
  );

const utc = (at: Instant) => new Date(at).toISOString().replace(/[-:]|\.\d+/g, '');

const linesOf = ({ uid, title, startsAt, endsAt, place, url, made, text, isDeadline }: CalendarEntry) => [
  'BEGIN:VEVENT',
  `UID:${escaped(uid)}`,
  `DTSTAMP:${utc(made)}`,
  `DTSTART:${utc(startsAt)}`,
  ...(endsAt === null ? [] : [`DTEND:${utc(endsAt)}`]),
  `SUMMARY:${escaped(title)}`,
  ...(text ? [`DESCRIPTION:${escaped(text)}`] : []),
  ...(place ? [`LOCATION:${escaped(place)}`] : []),
  // An address is not a text, so it is not escaped.
  ...(url ? [`URL:${withoutControls(url)}`] : []),
  ...(isDeadline ? ['TRANSP:TRANSPARENT'] : []),
  'END:VEVENT',
];

/** Entries as a calendar of RFC 5545: lines end in CRLF and are folded, times are UTC (EVENT-4, CAL-14). */
export function calendarText(entries: readonly CalendarEntry[], traits?: CalendarTraits): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Lectern//Lectern//EN',
    'CALSCALE:GREGORIAN',
    ...(traits
      ? [
          `X-WR-CALNAME:${escaped(traits.name)}`,
          `REFRESH-INTERVAL;VALUE=DURATION:PT${traits.refreshHours}H`,
          `X-PUBLISHED-TTL:PT${traits.refreshHours}H`,
        ]
      : []),
    ...entries.flatMap(linesOf),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** A calendar file with one entry. */
export const calendarFile = (entry: CalendarEntry): string => calendarText([entry]);
