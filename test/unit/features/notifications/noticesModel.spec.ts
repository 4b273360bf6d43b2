// The order of channels with the learner's own, and the state of the tab of preferences (NOTE-8, NOTE-11, NOTE-16).
import { describe, expect, it } from 'vitest';
import type { Channel } from '../../../../src/domain/notifications/channel.ts';
import { LecternError } from '../../../../src/errors.ts';
import { ownFirst, shortList } from '../../../../src/features/notifications/model.ts';
import { outcomeKey, preferencesView } from '../../../../src/features/profile/notices/preferencesModel.ts';

const channel = (id: string, unread: number, objectiveId: string | null = id) =>
  ({ id, objectiveId, unread, courseName: id, code: null, last: { id } }) as unknown as Channel;

describe('NOTE-11: the learner’s own channel', () => {
  const [a, b, c, own] = [channel('a', 0), channel('b', 2), channel('c', 0), channel('own', 0, null)];
  it('stands first, wherever the LMS names it, and the others as they come', () => {
    expect(ownFirst([a, b, own, c]).map(({ id }) => id)).toEqual(['own', 'a', 'b', 'c']);
    expect(ownFirst([a, b]).map(({ id }) => id)).toEqual(['a', 'b']);
  });
  it('stands first in short too, before those with something unread', () => {
    expect(shortList([a, c, own, b], 3).map(({ id }) => id)).toEqual(['own', 'b', 'a']);
  });
});

describe('NOTE-16: the tab of preferences', () => {
  const data = { preferences: [], mail: true };
  const failure = (code: 'server_error' | 'offline' | 'forbidden') => new LecternError(code, 'x');
  it.each([
    ['nothing yet', null, null, true, { kind: 'loading' }],
    ['a failure', null, failure('server_error'), true, { kind: 'failed', error: failure('server_error') }],
    ['no connection', null, null, false, { kind: 'offline' }],
    ['no connection, told by the call', null, failure('offline'), true, { kind: 'offline' }],
    ['known', data, null, true, { kind: 'shown', notice: null }],
    ['known, and a failure later', data, failure('server_error'), true, { kind: 'shown', notice: 'stale' }],
    ['known, and no connection later', data, null, false, { kind: 'shown', notice: 'offline' }],
  ] as const)('%s', (_what, known, error, online, wanted) => {
    expect(preferencesView({ data: known, error, online })).toEqual(wanted);
  });
  it.each([
    [undefined, null],
    [{ kind: 'saving' }, null],
    [{ kind: 'saved' }, 'noticeSaved'],
    [{ kind: 'failed', error: failure('server_error') }, 'noticeFailed'],
    [{ kind: 'failed', error: failure('offline') }, 'noticeOffline'],
    [{ kind: 'failed', error: failure('forbidden') }, 'noticeForbidden'],
  ] as const)('says of %j: %s', (outcome, wanted) => {
    expect(outcomeKey(outcome)).toBe(wanted);
  });
});
