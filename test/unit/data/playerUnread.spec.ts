// How many announcements are unread, and what opening them does (OVER-1, OVER-11, CALL-61, CALL-62).
import { QueryClient } from '@tanstack/query-core';
import { beforeAll, describe, expect, it } from 'vitest';
import ar from '../../../locales/ar/player.json' with { type: 'json' };
import en from '../../../locales/en-US/player.json' with { type: 'json' };
import type { Call } from '../../../src/contract/wire/call.ts';
import { unreadCounts } from '../../../src/contract/parts/unreadCounts.ts';
import { readNow } from '../../../src/data/notifications/readNow.ts';
import { readChannel } from '../../../src/data/player/readChannel.ts';
import { unreadKey } from '../../../src/data/player/unreadKey.ts';
import { unreadQuery } from '../../../src/data/player/unreadQuery.ts';
import type { ErrorCode } from '../../../src/errorCodes.ts';
import { LecternError } from '../../../src/errors.ts';
import { unreadBadge } from '../../../src/features/player/base/views/unreadBadge.ts';
import { createFormats } from '../../../src/i18n/formats.ts';
import { createLocale } from '../../../src/i18n/createLocale.ts';
import type { Translate } from '../../../src/i18n/locale.ts';
import type { RuntimePort } from '../../../src/port/port.ts';

const tags = ['en-US', 'ar'] as const;
const texts = new Map<string, Translate<'player'>>();
beforeAll(async () => {
  for (const tag of tags) {
    const locale = createLocale({
      initial: tag,
      offered: [...tags],
      fetchFile: async (wanted) => (wanted === 'ar' ? ar : en),
      keep: () => undefined,
      report: () => undefined,
    });
    await locale.load(tag, ['player']);
    texts.set(tag, locale.translate(tag, 'player'));
  }
});

describe('the badge', () => {
  it.each([
    ['en-US', 0, null],
    ['en-US', 1, ['1', '1 unread']],
    ['en-US', 99, ['99', '99 unread']],
    ['en-US', 100, ['99+', '100 unread']],
    ['en-US', -1, null],
    ['en-US', 1.5, null],
    ['en-US', NaN, null],
    ['ar', 2, ['2', 'إعلانان غير مقروءين']],
    ['ar', 11, ['11', '11 إعلانًا غير مقروء']],
  ] as const)('OVER-11 %s %s', (tag, count, shown) => {
    const badge = unreadBadge(count, { t: texts.get(tag)!, formats: createFormats(tag, 'UTC') });
    const digits = (text: string) => text.replace(/[٠-٩]/gu, (digit) => String('٠١٢٣٤٥٦٧٨٩'.indexOf(digit)));
    expect(badge && [digits(badge.short), digits(badge.spoken)]).toEqual(shown);
  });
});

describe('the reply (CALL-61)', () => {
  it.each([
    ['by channel', { counts: { a: 2, b: 0 } }, { a: 2, b: 0 }],
    ['a count that is none is nothing', { counts: { a: 'x', b: 3 } }, { a: 0, b: 3 }],
    ['no channels', { counts: {} }, {}],
  ])('%s', (_what, body, counts) => {
    expect(unreadCounts.read(body)).toEqual(counts);
  });
  it('of another shape is a typed error', () => {
    expect(() => unreadCounts.read({})).toThrowError(LecternError);
  });
});

/** A port whose LMS announces these calls, and what was sent. */
function portOf(extensions: readonly string[], failure?: ErrorCode) {
  const cache = new QueryClient();
  const [sent, reported] = [[] as string[], [] as string[]];
  const send = (call: Call, { params }: { readonly params?: object }) => {
    sent.push(`${call.name} ${JSON.stringify(params ?? {})}`);
    return failure ? Promise.reject(new LecternError(failure, 'no')) : Promise.resolve({ a: 2, b: 1 });
  };
  return {
    port: {
      cache,
      send,
      host: { configuration: async () => ({ extensions }), report: ({ code }: LecternError) => reported.push(code) },
    } as unknown as RuntimePort,
    cache,
    sent,
    reported,
  };
}

describe('asking', () => {
  it.each([
    ['OVER-1, CALL-61 where the LMS tells', ['unreadCounts'], ['unreadCounts.get {}'], { a: 2, b: 1 }],
    ['CALL-5 not where it does not', ['nextSteps'], [], {}],
  ])('%s', async (_rule, extensions, asked, counts) => {
    const { port, cache, sent } = portOf(extensions);
    expect(await cache.fetchQuery(unreadQuery(port))).toEqual(counts);
    expect(sent).toEqual(asked);
  });
});

describe('opening a channel', () => {
  it.each<[string, object | undefined, ErrorCode | undefined, number, object | undefined, string[]]>([
    ['OVER-11, CALL-62 is told, and nothing is unread there', { a: 2, b: 1 }, undefined, 1, { a: 0, b: 1 }, []],
    ['OVER-11 with nothing unread is not told', { a: 0, b: 1 }, undefined, 0, { a: 0, b: 1 }, []],
    ['CALL-5 where nobody counts is not told', undefined, undefined, 0, undefined, []],
    [
      'OVER-11 what could not be kept is unread again',
      { a: 2, b: 1 },
      'server_error',
      1,
      { a: 2, b: 1 },
      ['server_error'],
    ],
    ['OVER-11 a page that is left is no failure', { a: 2, b: 1 }, 'aborted', 1, { a: 2, b: 1 }, []],
  ])('%s', async (_rule, before, failure, times, after, reports) => {
    const { port, cache, sent, reported } = portOf(['unreadCounts'], failure);
    if (before) cache.setQueryData(unreadKey, before);
    await readChannel(port, 'a');
    expect(sent).toEqual(Array.from({ length: times }, () => 'announcements.read {"channelId":"a"}'));
    expect([cache.getQueryData(unreadKey), reported]).toEqual([after, reports]);
  });

  it.each([
    ['OVER-11 on its page', readChannel, 2],
    ['NOTE-5 in the header, where it stays read', readNow, 0],
  ])('%s: counts that came meanwhile stay', async (_, read, count) => {
    const { port, cache } = portOf(['unreadCounts'], 'server_error');
    cache.setQueryData(unreadKey, { a: 2, b: 1 });
    const { send } = port;
    const slow = {
      ...port,
      send: (async (...sent: Parameters<typeof send>) => {
        cache.setQueryData(unreadKey, (now: object | undefined) => ({ ...now, b: 5, c: 1 }));
        return send(...sent);
      }) as typeof send,
    };
    await read(slow, 'a');
    expect(cache.getQueryData(unreadKey)).toEqual({ a: count, b: 5, c: 1 });
  });
});
