// SRV-96, OFF-2, OFF-3: what the worker keeps of the replies that come with a page.
import { beforeEach, describe, expect, it } from 'vitest';
import { sharedCache, recentCache } from '../../../src/storage/kept/keptNames.ts';
import { readPerson, writePerson } from '../../../src/storage/kept/keptPerson.ts';
import { createKept } from '../../../src/worker/createKept.ts';
import { seenName } from '../../../src/worker/hearPerson.ts';
import { keepGiven } from '../../../src/worker/keepGiven.ts';
import { fakeCaches } from './fakeCaches.ts';

const origin = 'https://learn.example';
const me = '/api/platform/v1/users/me';
const list = '/api/lms/v1/users/me/objective-accesses/query?take=20';
const settings = '/config-ui/config.json';
const date = 'Fri, 27 Nov 2026 01:00:00 GMT';
const now = 1_000_000;

let caches = fakeCaches();
beforeEach(() => (caches = fakeCaches()));

const reply = (path: string, person: string | null = 'mira', status = 200) => ({
  path,
  status,
  date,
  person,
  body: `of ${path}`,
});
/** As the server writes it: nothing in the block ends it. */
const pageWith = (replies: readonly object[]) =>
  `<html><script type="application/json" id="given">${JSON.stringify(replies).replaceAll('<', '\\u003c')}</script></html>`;
const keep = (page: string, asked = now) =>
  keepGiven(
    { caches, kept: createKept(caches, () => now), now: () => now, origin, build: '/learn/build/' },
    page,
    asked,
  );
/** All that is kept for her or for everybody, but when she was last seen. */
const keptPaths = async () => {
  const keys = await Promise.all(
    [recentCache('mira'), sharedCache].map(async (name) => (await caches.open(name)).keys()),
  );
  return keys
    .flat()
    .map(({ url }) => new URL(url, origin).pathname)
    .filter((path) => path !== seenName);
};
const found = async (cache: string, path: string) => (await (await caches.open(cache)).match(origin + path))?.text();

it('keeps what its person reads, and what is nobody’s', async () => {
  await keep(pageWith([reply(me), reply(list), reply(settings, null)]));
  expect(await readPerson(caches)).toMatchObject({ id: 'mira', locked: false });
  expect([await found(recentCache('mira'), me), await found(recentCache('mira'), list)]).toEqual([
    `of ${me}`,
    `of ${list}`,
  ]);
  expect(await found(sharedCache, settings)).toBe(`of ${settings}`);
});

describe('keeps nothing', () => {
  it.each<readonly [string, string]>([
    ['of a page without any', '<html></html>'],
    ['that names nobody', pageWith([reply(me, null)])],
    ['that nobody may keep', pageWith([reply(me, '')])],
    ['that failed', pageWith([reply(me, 'mira', 500)])],
    ['that a learner does not read', pageWith([reply('/api/lms/v1/users/me/objective-workflows/w/start-token')])],
    ['of another address', pageWith([reply('/elsewhere')])],
  ])('%s', async (_, page) => {
    await keep(page);
    expect(await keptPaths()).toEqual([]);
  });

  it('of a session that has ended since the page was asked for', async () => {
    await writePerson(caches, { outAt: now + 5 });
    await keep(pageWith([reply(me)]), now);
    expect(await keptPaths()).toEqual([]);
  });
});
