// What is said of an event, in a language and a time zone (EVENT-1 to EVENT-4).
import { describe, expect, it } from 'vitest';
import {
  calendarEntry,
  eventModel,
  meetingOf,
  type EventInput,
} from '../../../../src/features/player/parts/event/eventModel.ts';

const at = Date.parse;
const seminar: EventInput = {
  startsAt: at('2026-12-02T13:00:00Z'),
  endsAt: at('2026-12-02T14:30:00Z'),
  place: 'Room 4',
  joinUrl: 'https://meet.example/r/1',
};
const t = (key: string, values: Record<string, unknown> = {}) =>
  values['date'] ? `${key} ${String(values['date'])}` : key;
const plain = (text: string | null) =>
  text?.replace(/[\u202f\u2009\u00a0]/g, ' ').replace(/[\u200e\u200f\u061c]/g, '') ?? null;
const view = (now: string, given: Partial<EventInput> = {}, tag = 'en-US', zone = 'Europe/London') => {
  const model = eventModel(
    { ...seminar, ...given },
    { now: at(now), doubt: 0 },
    { t: t as never, tag, dateTag: tag, zone },
  );
  return { ...model, when: plain(model.when), standing: plain(model.standing), joinFrom: plain(model.joinFrom) };
};
const before = '2026-11-21T10:42:00Z';

describe('EVENT-1: when', () => {
  it.each([
    ['en-US', 'Europe/London', {}, 'Wednesday, December 2, 2026, 1:00 – 2:30 PM', 'Greenwich Mean Time'],
    ['en-US', 'Europe/Berlin', {}, 'Wednesday, December 2, 2026, 2:00 – 3:30 PM', 'Central European Standard Time'],
    ['en-US', 'Asia/Tokyo', {}, 'Wednesday, December 2, 2026, 10:00 – 11:30 PM', 'Japan Standard Time'],
    ['en-US', 'Pacific/Auckland', {}, 'Thursday, December 3, 2026, 2:00 – 3:30 AM', 'New Zealand Daylight Time'],
    ['en-US', 'Europe/London', { endsAt: null }, 'Wednesday, December 2, 2026 at 1:00 PM', 'Greenwich Mean Time'],
    [
      'en-US',
      'Europe/London',
      { endsAt: at('2026-12-04T12:00:00Z') },
      'Wednesday, December 2, 2026 at 1:00 PM – Friday, December 4, 2026 at 12:00 PM',
      'Greenwich Mean Time',
    ],
    ['en-US', 'Europe/London', { startsAt: null }, 'eventUndated', null],
  ])('%s in %s: %o', (tag, zone, given, when, named) => {
    const { when: said, zone: of } = view(before, given, tag, zone);
    expect([
      said?.replace(/(\d{4}),? at /g, '$1 at ').replace(/(\d{4}), (?=\d+:\d+ [AP]M –|\d+:\d+ [AP]M$)/g, '$1 at '),
      of,
    ]).toEqual([when, named]);
  });

  it('in Arabic', () => {
    expect(view(before, {}, 'ar').when).toMatch(/ديسمبر/);
  });
});

describe('EVENT-2: how far it is', () => {
  it.each([
    [before, 'in 11 days'],
    ['2026-12-01T10:00:00Z', 'in 1 day'],
    ['2026-12-01T22:00:00Z', 'in 15 hours'],
    ['2026-12-02T11:01:00Z', 'in 2 hours'],
    ['2026-12-02T12:00:30Z', 'in 1 hour'],
    ['2026-12-02T12:01:00Z', 'in 59 minutes'],
    ['2026-12-02T12:59:30Z', 'in 1 minute'],
    ['2026-12-02T13:00:00Z', 'eventNow'],
    ['2026-12-02T14:30:01Z', 'eventOver'],
  ])('at %s: %s', (now, standing) => {
    expect(view(now).standing).toBe(standing);
    expect(view(now, { startsAt: null }).standing).toBe(null);
  });

  it('is written without a space in Japanese', () => {
    expect(view(before, {}, 'ja').standing).toBe('11日後');
  });

  it('counts days by the calendar of the zone', () => {
    // The evening of the 29th in London is the morning of the 30th in Auckland.
    expect([
      view('2026-11-29T20:00:00Z').standing,
      view('2026-11-29T20:00:00Z', {}, 'en-US', 'Pacific/Auckland').standing,
    ]).toEqual(['in 3 days', 'in 3 days']);
    expect([
      view('2026-11-30T08:00:00Z', {}, 'en-US', 'Pacific/Auckland').standing,
      view('2026-11-30T08:00:00Z').standing,
    ]).toEqual(['in 3 days', 'in 2 days']);
  });

  it('with the digits of all else (LOC-7)', () => {
    const { when, standing } = view(before, {}, 'ar-EG');
    expect(`${when} ${standing}`).toMatch(/2026.* 11 /);
    expect(`${when} ${standing}`).not.toMatch(/[٠-٩]/);
  });

  it('counts them however the browser writes a day', () => {
    const own = Object.getOwnPropertyDescriptor(Intl.DateTimeFormat.prototype, 'format')!;
    Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', { ...own, get: () => () => '12/02/2026' });
    try {
      expect(view(before).standing).toBe('in 11 days');
    } finally {
      Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', own);
    }
  });
});

describe('EVENT-3: the way in', () => {
  it.each([
    ['2026-12-02T12:44:00Z', {}, null, 'eventJoinFrom Dec 2, 12:45 PM'],
    ['2026-12-02T12:45:00Z', {}, 'https://meet.example/r/1', null],
    ['2026-12-02T14:30:00Z', {}, 'https://meet.example/r/1', null],
    ['2026-12-02T14:31:00Z', {}, null, null],
    ['2026-12-02T12:00:00Z', { startsAt: null }, null, null],
    ['2026-12-02T12:00:00Z', { joinUrl: null }, null, null],
    ['2026-12-02T13:00:00Z', { joinUrl: 'http://meet.example/r/1' }, null, null],
    ['2026-12-02T13:00:00Z', { joinUrl: 'javascript:alert(1)' }, null, null],
  ])('at %s %o', (now, given, join, joinFrom) => {
    const { join: way, joinFrom: from } = view(now, given);
    expect([way, from]).toEqual([join, joinFrom]);
  });

  it.each([
    ['https://a.example', 'https://a.example/'],
    ['HTTPS://A.example/x', 'https://a.example/x'],
    ['/r/1', null],
    ['//a.example', null],
    ['data:text/html,x', null],
    ['', null],
    [null, null],
  ])('%s leads to %s', (given, meeting) => {
    expect(meetingOf(given)).toBe(meeting);
  });
});

it('EVENT-4: the entry has the same id whenever it is made, and none without a date', () => {
  const given = { activityPathId: 'path-1', name: 'Seminar', host: 'lms.example', now: at(before) };
  expect(calendarEntry(seminar, given)).toEqual({
    uid: 'path-1@lms.example',
    title: 'Seminar',
    startsAt: seminar.startsAt,
    endsAt: seminar.endsAt,
    place: 'Room 4',
    url: 'https://meet.example/r/1',
    made: at(before),
  });
  expect(calendarEntry({ ...seminar, endsAt: null, joinUrl: 'http://a' }, { ...given, now: 0 })).toMatchObject({
    uid: 'path-1@lms.example',
    endsAt: at('2026-12-02T14:00:00Z'),
    url: null,
    made: 0,
  });
  expect(calendarEntry({ ...seminar, startsAt: null }, given)).toBe(null);
});
