// When a digest comes, what a graded run tells, which preferences count, and where a notice leads (NOTE-12 to NOTE-14, NOTE-18).
import { describe, expect, it } from 'vitest';
import { gradedNotice } from '../../../src/domain/notifications/gradedNotice.ts';
import { nextDigest } from '../../../src/domain/notifications/nextDigest.ts';
import { noticeKinds, preferenceOf, preferencesFrom } from '../../../src/domain/notifications/preferences.ts';
import { href } from '../../../src/routes/href.ts';
import { noticeRoute } from '../../../src/routes/noticeRoute.ts';

describe('NOTE-18: a digest comes at eight in the morning of its reader', () => {
  it.each([
    ['before eight: the same day', 'daily', 'UTC', '2026-11-25T07:59:59.999Z', '2026-11-25T08:00:00.000Z'],
    ['at eight: the next day', 'daily', 'UTC', '2026-11-25T08:00:00.000Z', '2026-11-26T08:00:00.000Z'],
    ['after eight: the next day', 'daily', 'UTC', '2026-11-25T20:00:00.000Z', '2026-11-26T08:00:00.000Z'],
    ['the last day of a year', 'daily', 'UTC', '2026-12-31T09:00:00.000Z', '2027-01-01T08:00:00.000Z'],
    ['ahead of UTC', 'daily', 'Asia/Tokyo', '2026-11-25T22:59:00.000Z', '2026-11-25T23:00:00.000Z'],
    ['far ahead of UTC', 'daily', 'Pacific/Kiritimati', '2026-11-25T17:00:00.000Z', '2026-11-25T18:00:00.000Z'],
    ['behind UTC', 'daily', 'America/Los_Angeles', '2026-11-25T15:30:00.000Z', '2026-11-25T16:00:00.000Z'],
    ['half an hour off', 'daily', 'Asia/Kolkata', '2026-11-25T02:31:00.000Z', '2026-11-26T02:30:00.000Z'],
    [
      'the night in which clocks go forward',
      'daily',
      'Europe/Oslo',
      '2026-03-28T07:00:00.000Z',
      '2026-03-29T06:00:00.000Z',
    ],
    ['the night in which they go back', 'daily', 'Europe/Oslo', '2026-10-24T06:00:00.000Z', '2026-10-25T07:00:00.000Z'],
    [
      'clocks that go forward at midnight',
      'daily',
      'America/Santiago',
      '2026-09-05T12:00:00.000Z',
      '2026-09-06T11:00:00.000Z',
    ],
    ['a day that the zone leaves out', 'daily', 'Pacific/Apia', '2011-12-29T19:00:00.000Z', '2011-12-30T18:00:00.000Z'],
    ['a week: the next Monday', 'weekly', 'UTC', '2026-11-25T10:00:00.000Z', '2026-11-30T08:00:00.000Z'],
    ['Monday before eight', 'weekly', 'UTC', '2026-11-30T07:00:00.000Z', '2026-11-30T08:00:00.000Z'],
    ['Monday at eight: a week later', 'weekly', 'UTC', '2026-11-30T08:00:00.000Z', '2026-12-07T08:00:00.000Z'],
    [
      'Sunday there, Monday here',
      'weekly',
      'America/Los_Angeles',
      '2026-11-30T02:00:00.000Z',
      '2026-11-30T16:00:00.000Z',
    ],
    ['Monday there, Sunday here', 'weekly', 'Asia/Tokyo', '2026-11-29T22:00:00.000Z', '2026-11-29T23:00:00.000Z'],
  ] as const)('%s (%s, %s)', (_what, way, zone, told, wanted) => {
    expect(new Date(nextDigest(Date.parse(told), way, zone)).toISOString()).toBe(wanted);
  });
  it('always later than what it tells, and never more than a week', () => {
    for (const zone of ['UTC', 'Europe/London', 'Australia/Lord_Howe', 'America/New_York'])
      for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2027, 0, 1); at += 35 * 3_600_000) {
        const [day, week] = [nextDigest(at, 'daily', zone), nextDigest(at, 'weekly', zone)];
        expect(day - at, `${zone} ${at}`).toBeGreaterThan(0);
        expect(day - at).toBeLessThanOrEqual(25 * 3_600_000);
        expect(week - at).toBeLessThanOrEqual(7 * 86_400_000 + 3_600_000);
      }
  });
});

describe('NOTE-13: what a graded run tells', () => {
  const now = Date.parse('2026-11-25T10:00:00Z');
  it.each([
    ['none', null, 'result'],
    ['afterFinish', null, 'result'],
    ['never', null, 'graded'],
    ['afterDate', now - 1, 'result'],
    ['afterDate', now, 'result'],
    ['afterDate', now + 1, 'later'],
    // A date that was promised and is missing has not been reached (GRADE-3).
    ['afterDate', null, 'later'],
  ] as const)('%s, from %s on: %s', (gradeRevealPolicy, gradeRevealDate, wanted) => {
    expect(gradedNotice({ gradeRevealPolicy, gradeRevealDate }, { now })).toBe(wanted);
  });
});

describe('NOTE-14: preferences', () => {
  it('at first all is told in the portal, and by mail as it is urgent', () => {
    expect(preferencesFrom([]).map(({ kind, portal, mail }) => [kind, portal, mail])).toEqual([
      ['announcement', true, 'now'],
      ['dueSoon', true, 'daily'],
      ['graded', true, 'now'],
      ['certificate', true, 'now'],
      ['team', true, 'off'],
      ['reply', true, 'daily'],
    ]);
  });
  it('what was chosen counts, and nothing else changes', () => {
    const chosen = { kind: 'team', portal: false, mail: 'weekly' } as const;
    const all = preferencesFrom([chosen]);
    expect(all.map(({ kind }) => kind)).toEqual(noticeKinds);
    expect(preferenceOf(all, 'team')).toEqual(chosen);
    expect(preferenceOf(all, 'graded')).toEqual({ kind: 'graded', portal: true, mail: 'now' });
  });
});

describe('NOTE-12: where a notice leads', () => {
  it.each([
    ['a course that is due', { objectiveId: 'c', part: null }, '/courses/c'],
    ['a part', { objectiveId: 'c', part: { axis: ['m', 'p'] } }, '/courses/c/view/content/m/p'],
    ['a part that cannot be opened', { objectiveId: 'c', part: { axis: [] } }, '/courses/c'],
    ['a certificate', { objectiveId: 'c', number: 'A-1' }, '/courses/c/certificate/A-1'],
    ['ids that are no path', { objectiveId: '../x', part: { axis: ['a/b'] } }, '/courses/..%2Fx/view/content/a%2Fb'],
  ])('%s', (_what, place, wanted) => {
    expect(href(noticeRoute(place))).toBe(wanted);
  });
});
