// Reading without a connection: who may see what is kept, and for how long; what is kept at all; under which address.
import { describe, expect, it } from 'vitest';
import { mayKeepReply } from '../../../src/domain/offline/mayKeepReply.ts';
import { mayShowKept, type KeptPerson } from '../../../src/domain/offline/mayShowKept.ts';
import { offlineSettings } from '../../../src/domain/offline/offlineSettings.ts';
import { whyNotKept } from '../../../src/domain/offline/whyNotKept.ts';
import { keptAddress } from '../../../src/web/keptAddress.ts';

const hour = 3_600_000;
const day = 24 * hour;
const limits = { days: 14, session: 7200 };
const person = (more: Partial<KeptPerson> = {}): KeptPerson => ({
  id: 'mira',
  seenAt: 0,
  locked: false,
  own: false,
  ...more,
});

describe('OFF-3, OFF-4: what is kept is shown', () => {
  it.each<readonly [string, KeptPerson | null, number, boolean]>([
    ['to nobody, where nobody was ever named', null, 0, false],
    ['to the person whom the server named last', person(), hour, true],
    ['as long as a session lasts', person(), 2 * hour, true],
    ['and no longer', person(), 2 * hour + 1, false],
    ['for days where only they use the device', person({ own: true }), 14 * day, true],
    ['and not for longer', person({ own: true }), 14 * day + 1, false],
    ['not once the server has refused the session', person({ locked: true }), 1, false],
    ['not even on a device of their own', person({ locked: true, own: true }), 1, false],
    ['although the clock is a little behind', person(), -30_000, true],
    ['not where the clock was set back', person({ own: true }), -hour, false],
  ])('%s', (_, who, now, expected) => expect(mayShowKept(who, now, limits)).toBe(expected));
});

describe('OFF-1: the tenant says for how long', () => {
  it.each([
    [
      { offline: 14, session: { duration: 3600 } },
      { days: 14, session: 3600 },
    ],
    [{ offline: 14 }, { days: 14, session: 7200 }],
    [
      { offline: 1, session: { duration: 'x' } },
      { days: 1, session: 7200 },
    ],
    [
      { offline: 1, session: { duration: 1 } },
      { days: 1, session: 7200 },
    ],
    [{}, null],
    [null, null],
    [{ offline: true }, null],
    [{ offline: 0 }, null],
    [{ offline: '14' }, null],
    [{ offline: 4000 }, null],
    [{ offline: NaN }, null],
  ])('%j', (body, expected) => expect(offlineSettings(body)).toEqual(expected));
});

describe('OFF-2: the reply to a read is kept', () => {
  it.each([
    '/api/platform/v1/users/me',
    '/api/lms/v1/users/me/objective-accesses/query',
    '/api/lms/v1/users/me/objectives/o1/objective-access',
    '/api/lms/v1/users/me/objective-workflows/w1/activity-with-aggregates',
    '/api/lms/v1/users/me/objective-workflows/w1/activity/p1',
    '/api/lectern/v1/users/me/objective-workflows/w1/answers/p1',
    '/api/lectern/v1/users/me/objective-workflows/w1/bookmarks',
    '/api/lectern/v1/users/me/next-steps',
  ])('of %s', (path) => expect(mayKeepReply(path)).toBe(true));
  it.each([
    '/api/lms/v1/users/me/objective-workflows/w1/activity-workflows/a1/start-token',
    '/api/lms/v1/users/me/objective-workflows/w1/activity-workflows/a1/last-proctoring-session',
    '/api/lms/v1/objective-workflows/w1/resource-form/a1',
    '/api/lms/v1/users/me/objective-workflows/w1/activity/p1/resource-link',
    '/api/lectern/v1/users/me/channels/changes',
    '/api/lms-km/conversations/k1',
    '/api/scorm/v1/launches/l1',
    '/api/assessment/v1/answers/a1',
    '/api/lms-storage/v1/files/f1',
    '/learn/courses',
    '/config-ui/config.json',
    '/other/api/platform/v1/users/me',
  ])('not of %s', (path) => expect(mayKeepReply(path)).toBe(false));
});

describe('OFF-6: a part is kept', () => {
  it.each(['text', 'file', 'video', 'event'] as const)('that is a %s', (kind) =>
    expect(whyNotKept({ kind })).toBe(null),
  );
  it.each(['tool', 'scorm', 'survey', 'discussion', 'vimeo'] as const)('not one that is a %s', (kind) =>
    expect(whyNotKept({ kind })).toBe(kind),
  );
});

describe('OFF-7: a file is kept under', () => {
  const portal = 'https://learn.example/learn/courses';
  const storage = 'https://files.example';
  it.each([
    ['/api/lms-storage/v1/files/f1', 'https://learn.example/api/lms-storage/v1/files/f1'],
    ['https://learn.example/media/a.svg?v=2', 'https://learn.example/media/a.svg?v=2'],
    ['/api/lms-storage/v1/files/f1#page=3', 'https://learn.example/api/lms-storage/v1/files/f1'],
    ['https://files.example/a.mp4?signature=1&expires=2', 'https://files.example/a.mp4'],
    ['https://elsewhere.example/a.mp4', null],
    ['https://files.example.evil.example/a.mp4', null],
    ['https://[', null],
  ])('%s', (address, expected) => expect(keptAddress(address, portal, storage)).toBe(expected));
  it('no address of a storage that the tenant does not have', () =>
    expect(keptAddress('https://files.example/a.mp4', portal, null)).toBe(null));
});
