import { describe, expect, it } from 'vitest';
import { badgeOf } from '../../../../src/domain/notifications/badgeOf.ts';
import type { Channel } from '../../../../src/domain/notifications/channel.ts';
import { LecternError } from '../../../../src/errors.ts';
import { chatHash, chatPlace, newsState, shortList, unreadIn } from '../../../../src/features/notifications/model.ts';

const failed = (code: 'not_found' | 'forbidden' | 'server_error' | 'offline') => new LecternError(code, code);

describe('what stands in the place of announcements (NOTE-3, ERR-11)', () => {
  const nothing = { data: null, error: null, online: true } as const;
  const some = { ...nothing, data: [1] } as const;
  it.each([
    ['first load', nothing, 0, true, { kind: 'loading' }],
    ['not known yet whether there is a chat', nothing, 0, null, { kind: 'loading' }],
    ['no chat', nothing, 0, false, { kind: 'unavailable' }],
    ['no chat, although something is known', some, 1, false, { kind: 'unavailable' }],
    ['no connection, by which settings come', { ...nothing, online: false }, 0, null, { kind: 'offline' }],
    ['a channel of others', { ...nothing, error: failed('not_found') }, 0, true, { kind: 'unavailable' }],
    ['who may not learn', { ...nothing, error: failed('forbidden') }, 0, true, { kind: 'unavailable' }],
    ['a channel that was taken away', { ...some, error: failed('not_found') }, 1, true, { kind: 'unavailable' }],
    [
      'failed',
      { ...nothing, error: failed('server_error') },
      0,
      true,
      { kind: 'failed', error: failed('server_error') },
    ],
    ['offline from the start', { ...nothing, online: false }, 0, true, { kind: 'offline' }],
    ['offline, as the call says', { ...nothing, error: failed('offline') }, 0, true, { kind: 'offline' }],
    ['nothing', { ...nothing, data: [] }, 0, true, { kind: 'empty' }],
    ['something', some, 1, true, { kind: 'shown', notice: null }],
    ['offline later', { ...some, online: false }, 1, true, { kind: 'shown', notice: 'offline' }],
    ['failed later', { ...some, error: failed('server_error') }, 1, true, { kind: 'shown', notice: 'stale' }],
  ] as const)('%s', (_what, known, count, announced, view) => {
    expect(newsState(known, count, announced)).toEqual(view);
  });
});

describe('the badge (NOTE-4)', () => {
  it.each([
    [0, null],
    [-3, null],
    [NaN, null],
    [Infinity, null],
    [1.5, null],
    [1, { count: 1, over: false }],
    [99, { count: 99, over: false }],
    [100, { count: 99, over: true }],
  ])('of %d', (count, badge) => {
    expect(badgeOf(count)).toEqual(badge);
  });
  it.each([
    [undefined, 0],
    [{}, 0],
    [{ a: 2, b: 0, c: 3 }, 5],
    [{ a: -2, b: NaN, c: 3 }, 3],
  ])('of all channels %j', (counts, sum) => {
    expect(unreadIn(counts)).toBe(sum);
  });
});

it('NOTE-8: in short those with something unread stand first, and those in which nothing was announced do not', () => {
  const channel = (id: string, unread: number, has = true) =>
    ({ id, unread, last: has ? {} : null }) as unknown as Channel;
  const all = [
    channel('a', 0),
    channel('b', 2),
    channel('c', 0, false),
    channel('d', 1),
    channel('e', 0),
    channel('f', 0),
  ];
  expect(shortList(all, 4).map(({ id }) => id)).toEqual(['b', 'd', 'a', 'e']);
});

describe('the hash of the chat (NOTE-10)', () => {
  it.each([
    ['', null],
    ['#', null],
    ['#cha', null],
    ['#chatter', null],
    ['#main', null],
    ['#chat', ''],
    ['#chat/', ''],
    ['#chat?x=1', ''],
    ['#chat/channels/groups/a-1', 'a-1'],
    ['#chat/channels/groups/a%2Fb', 'a/b'],
    ['#chat/channels/groups/', ''],
    ['#chat/channels/groups/a/b', ''],
    ['#chat/channels/groups/%E0%A4%A', ''],
    ['#chat/else', ''],
  ])('%s', (hash, channelId) => {
    expect(chatPlace(hash)).toEqual(channelId === null ? null : { channelId });
  });
  it.each(['', 'a-1', 'a/b', 'ä ?#'])('leads back to %j', (channelId) => {
    expect(chatPlace(chatHash(channelId))).toEqual({ channelId });
  });
});
