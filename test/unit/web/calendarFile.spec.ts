// The calendar file of an event, as RFC 5545 has it (EVENT-4).
import { describe, expect, it } from 'vitest';
import { calendarFile, type CalendarEntry } from '../../../src/web/calendarFile.ts';

const at = Date.parse;
const entry: CalendarEntry = {
  uid: 'path-p5-2@lms.example',
  title: 'Live seminar',
  startsAt: at('2026-12-02T14:00:00+01:00'),
  endsAt: at('2026-12-02T15:30:00+01:00'),
  place: 'Room 4',
  url: 'https://meet.example/r/1;a,b',
  made: at('2026-11-21T10:42:00.789Z'),
};
const linesOf = (given: Partial<CalendarEntry>) => calendarFile({ ...entry, ...given }).split('\r\n');
/** What a reader has before it: the lines put together again. */
const unfolded = (given: Partial<CalendarEntry>) =>
  calendarFile({ ...entry, ...given })
    .replaceAll('\r\n ', '')
    .split('\r\n');
const line = (name: string, given: Partial<CalendarEntry>) => unfolded(given).find((one) => one.startsWith(`${name}:`));

it('EVENT-4: is one entry of one calendar, its times UTC, every line ended by CRLF', () => {
  expect(calendarFile(entry)).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Lectern//Lectern//EN',
      'CALSCALE:GREGORIAN',
      'BEGIN:VEVENT',
      'UID:path-p5-2@lms.example',
      'DTSTAMP:20261121T104200Z',
      'DTSTART:20261202T130000Z',
      'DTEND:20261202T143000Z',
      'SUMMARY:Live seminar',
      'LOCATION:Room 4',
      'URL:https://meet.example/r/1;a,b',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  );
});

it('EVENT-4: has no place and no address where there is none', () => {
  expect(linesOf({ place: null, url: null }).filter((one) => /^(LOCATION|URL)/.test(one))).toEqual([]);
});

it.each([
  ['a comma, a semicolon, a backslash', 'A, B; C\\D', 'A\\, B\\; C\\\\D'],
  ['line breaks of each kind', 'A\nB\r\nC\rD', 'A\\nB\\nC\\nD'],
  ['what is escaped already', 'A\\n', 'A\\\\n'],
  ['a colon and quotes', 'A: "B"', 'A: "B"'],
  ['control characters', 'A\u0000B\u007fC\tD', 'ABC D'],
  ['an attempt to add a line', 'A\r\nEND:VEVENT', 'A\\nEND:VEVENT'],
])('EVENT-4: %s', (_, title, written) => {
  expect(line('SUMMARY', { title })).toBe(`SUMMARY:${written}`);
});

it('EVENT-4: an address cannot add a line', () => {
  expect(line('URL', { url: 'https://a.example/\r\nATTACH:x' })).toBe('URL:https://a.example/ATTACH:x');
});

const octets = (text: string) => new TextEncoder().encode(text).length;

describe('EVENT-4: folds at 75 octets', () => {
  it.each([
    ['one octet each', 'x'.repeat(300)],
    ['two octets each', 'ä'.repeat(150)],
    ['three octets each', 'ندوة'.repeat(40) + '会議'.repeat(30)],
    ['four octets each, in two units', '🎓'.repeat(60)],
    ['mixed, with escapes at the fold', 'a,é;会🎓\\'.repeat(40)],
  ])('%s', (_, title) => {
    const lines = linesOf({ title });
    expect(lines.filter((one) => octets(one) > 75)).toEqual([]);
    expect(lines.join('')).not.toContain('\ufffd');
    // Each piece is whole by itself: no character is cut.
    for (const one of lines)
      expect(new TextDecoder('utf-8', { fatal: true }).decode(new TextEncoder().encode(one))).toBe(one);
    expect(line('SUMMARY', { title })).toBe(`SUMMARY:${title.replace(/[\\;,]/g, '\\$&')}`);
  });

  it.each([
    [67, 1],
    [68, 2],
    [141, 2],
    [142, 3],
  ])('%d letters after "SUMMARY:" take so many lines: %d', (count, pieces) => {
    const lines = linesOf({ title: 'x'.repeat(count) });
    const first = lines.findIndex((one) => one.startsWith('SUMMARY:'));
    expect(lines.slice(first).findIndex((one, index) => index > 0 && !one.startsWith(' '))).toBe(pieces);
  });
});
