import type { Instant } from './instant.ts';

/** One entry of a calendar. Texts are plain. */
export interface CalendarEntry {
  /** The same for the same event, whenever its file is made. */
  readonly uid: string;
  readonly title: string;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  readonly place: string | null;
  readonly url: string | null;
  /** When the file is made. */
  readonly made: Instant;
}

const limit = 75;

const octets = (character: string) => {
  const code = character.codePointAt(0)!;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
};

/** A content line in pieces of at most 75 octets; the blank that begins each next one counts, and no character is cut. */
function folded(line: string): string {
  let written = '';
  let length = 0;
  for (const character of line) {
    const more = octets(character);
    if (length + more > limit) {
      written += '\r\n ';
      length = 1;
    }
    written += character;
    length += more;
  }
  return written;
}

// Control characters have no place in a calendar; a line break of a text is written out.
// eslint-disable-next-line no-control-regex
const withoutControls = (text: string) => text.replace(/[\u0000-\u001f\u007f]/g, '');
const escaped = (text: string) => withoutControls(text.replaceAll('\t', ' ').replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n'));

const utc = (at: Instant) => new Date(at).toISOString().replace(/[-:]|\.\d+/g, '');

/** A calendar file with one entry, as RFC 5545 has it: lines end in CRLF and are folded, times are UTC (EVENT-4). */
export function calendarFile({ uid, title, startsAt, endsAt, place, url, made }: CalendarEntry): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Lectern//Lectern//EN',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${utc(made)}`,
    `DTSTART:${utc(startsAt)}`,
    `DTEND:${utc(endsAt)}`,
    `SUMMARY:${escaped(title)}`,
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    // An address is not a text, and nothing in it is escaped.
    ...(url ? [`URL:${withoutControls(url)}`] : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
