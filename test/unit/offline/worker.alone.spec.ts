// The service worker's own rules, by table: whose a reply is, when a kept one is shown, what a film and a page get; in the caches of
// STORE-24 to STORE-27. All that changes something passes it by (OFF-11).
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetKept } from '../../../src/storage/kept/forgetKept.ts';
import { keptCourses } from '../../../src/storage/kept/keptCourses.ts';
import { courseCache, personOfCache, recentCache, sharedCache } from '../../../src/storage/kept/keptNames.ts';
import { readPerson, writePerson } from '../../../src/storage/kept/keptPerson.ts';
import { writeJson } from '../../../src/storage/kept/writeJson.ts';
import { answerFile } from '../../../src/worker/answerFile.ts';
import { answerPage } from '../../../src/worker/answerPage.ts';
import { answerRead } from '../../../src/worker/answerRead.ts';
import { settingsPath } from '../../../src/web/settingsPath.ts';
import { createKept } from '../../../src/worker/createKept.ts';
import { kindOfRequest } from '../../../src/worker/kindOfRequest.ts';
import { sweepKept } from '../../../src/worker/sweepKept.ts';
import type { FetchEvent } from '../../../src/worker/workerScope.ts';
import { fakeCaches } from './fakeCaches.ts';

// The library for pieces of files is made for workers, and asks for theirs by its name.
vi.hoisted(() => void Object.assign(globalThis, { self: globalThis, __WB_DISABLE_DEV_LOGS: true }));

const origin = 'https://learn.example';
const me = `${origin}/api/platform/v1/users/me`;
const film = `${origin}/api/lms-storage/v1/files/film`;
const hour = 3_600_000;

let caches = fakeCaches();
let now = 1_000_000;
let server: (request: Request) => Promise<Response>;
let told: string[] = [];
let waiting: Promise<unknown>[] = [];

const kept = () => createKept(caches, () => now);
const deps = () => ({
  caches,
  fetch: (request: Request) => server(request),
  kept: kept(),
  now: () => now,
  tell: (state: string) => void told.push(state),
});
const event = (request: Request) =>
  ({ request, clientId: 'page', waitUntil: (work: Promise<unknown>) => void waiting.push(work) }) as FetchEvent;
const away = () => Promise.reject(new TypeError('Failed to fetch'));
const says =
  (body: string, person: string | null = 'mira', status = 200) =>
  async () =>
    new Response(body, {
      status,
      headers: { date: 'Thu, 26 Nov 2026 06:00:00 GMT', ...(person !== null && { 'lectern-person': person }) },
    });
async function read(url = me): Promise<Response> {
  const reply = await answerRead(event(new Request(url)), deps());
  await Promise.all(waiting.splice(0));
  return reply;
}
const offline = async (url = me) => {
  server = away;
  return read(url).then(
    (reply) => reply.text(),
    () => null,
  );
};

beforeEach(async () => {
  caches = fakeCaches();
  now = 1_000_000;
  told = [];
  waiting = [];
  await writeJson(await caches.open(sharedCache), settingsPath, { offline: 14, session: { duration: 7200 } });
});

describe('OFF-2: a read', () => {
  it('is answered by the server as long as it can be reached', async () => {
    server = says('one');
    await read();
    server = says('two');
    expect(await (await read()).text()).toBe('two');
    expect(told).toEqual(['live', 'live']);
  });
  it('is answered by what was read last where it cannot, without the time of then', async () => {
    server = says('one');
    await read();
    server = away;
    const reply = await read();
    expect([await reply.text(), reply.headers.get('date'), reply.headers.get('lectern-kept')]).toEqual([
      'one',
      null,
      'Thu, 26 Nov 2026 06:00:00 GMT',
    ]);
    expect(told).toEqual(['live', 'kept']);
  });
  it.each([403, 404, 500, 503])('that the server answers with %i is not answered by what is kept', async (status) => {
    server = says('one');
    await read();
    server = says('no', 'mira', status);
    expect((await read()).status).toBe(status);
  });
  it('that nobody may keep is not kept', async () => {
    const token = `${origin}/api/lms/v1/users/me/objective-workflows/w/activity-workflows/a/start-token`;
    server = says('secret');
    await read(token);
    expect(await offline(token)).toBe(null);
  });
  it('whose reply names nobody is not kept', async () => {
    server = says('an examination', null);
    await read();
    expect(await offline()).toBe(null);
  });
  it('of a course that is kept stands there, and outlives others', async () => {
    await keptCourses(caches, 'mira').put('o1', me, new Response('old'));
    server = says('new');
    await read();
    expect(await (await (await caches.open(courseCache('mira', 'o1'))).match(me))?.text()).toBe('new');
    expect(await (await caches.open(recentCache('mira'))).match(me)).toBe(undefined);
  });
  it('is kept for the last 250', async () => {
    for (let number = 0; number < 255; number++) {
      server = says(String(number));
      await read(`${origin}/api/lms/v1/users/me/objective-workflows/w/activity/${number}`);
    }
    const keys = await (await caches.open(recentCache('mira'))).keys();
    expect(keys.length).toBeLessThanOrEqual(251);
    expect(await offline(`${origin}/api/lms/v1/users/me/objective-workflows/w/activity/254`)).toBe('254');
    expect(await offline(`${origin}/api/lms/v1/users/me/objective-workflows/w/activity/0`)).toBe(null);
  });
});

describe('OFF-3: what is kept is its person’s', () => {
  it('another person who signs in sees nothing of it, and theirs is theirs', async () => {
    server = says('of mira');
    await read();
    const other = `${origin}/api/lms/v1/users/me/terms`;
    server = says('of nils', 'nils');
    await read(other);
    expect(await offline()).toBe(null);
    expect(await offline(other)).toBe('of nils');
  });
  it('and is there again when they are', async () => {
    server = says('of mira');
    await read();
    server = says('of nils', 'nils');
    await read(`${origin}/api/lms/v1/users/me/terms`);
    server = says('of mira');
    await read(`${origin}/api/lms/v1/users/me/terms`);
    expect(await offline()).toBe('of mira');
  });
  it('a session that has ended shows nothing until its person is back', async () => {
    server = says('of mira');
    await read();
    server = says('no', null, 401);
    await read(`${origin}/api/lms/v1/users/me/terms`);
    expect(await offline()).toBe(null);
    server = says('terms');
    await read(`${origin}/api/lms/v1/users/me/terms`);
    expect(await offline()).toBe('of mira');
  });
  it('somebody who acts as another shows and keeps nothing', async () => {
    server = says('of mira');
    await read();
    server = says('of nils', '');
    await read(`${origin}/api/lms/v1/users/me/terms`);
    expect(await offline(`${origin}/api/lms/v1/users/me/terms`)).toBe(null);
    expect(await offline()).toBe(null);
  });
  it('a device at which somebody else has signed in is nobody’s own any more', async () => {
    await writePerson(caches, { id: 'mira', seenAt: now, locked: false, own: true });
    server = says('of nils', 'nils');
    await read();
    server = says('of mira');
    await read();
    expect(await readPerson(caches)).toMatchObject({ id: 'mira', own: false });
  });
  it('a name with other letters is its own', () =>
    expect([recentCache('a:b/ü'), courseCache('a:b/ü', 'x:y')].map(personOfCache)).toEqual(['a:b/ü', 'a:b/ü']));
});

describe('OFF-4: for how long', () => {
  it.each([
    [false, 2 * hour - 1, 'one'],
    [false, 2 * hour + 1, null],
    [true, 13 * 24 * hour, 'one'],
    [true, 15 * 24 * hour, null],
  ])('own device %s, after %i ms: %s', async (own, later, expected) => {
    server = says('one');
    await read();
    await writePerson(caches, { id: 'mira', seenAt: now, locked: false, own });
    now += later;
    expect(await offline()).toBe(expected);
  });
  it('what nobody has come back to is removed', async () => {
    server = says('one');
    await read();
    await keptCourses(caches, 'mira').put('o1', me, new Response('old'));
    await sweepKept(caches, kept(), now + 13 * 24 * hour);
    expect((await caches.keys()).filter(personOfCache)).toHaveLength(2);
    await sweepKept(caches, kept(), now + 15 * 24 * hour);
    expect((await caches.keys()).filter(personOfCache).filter((name) => name.includes('kept:'))).toEqual([]);
  });
  it('where the tenant has switched it off, nothing is shown', async () => {
    server = says('one');
    await read();
    await writeJson(await caches.open(sharedCache), settingsPath, {});
    expect(await offline()).toBe(null);
  });
});

describe('OFF-5: signing out', () => {
  it('removes all of the person, and nothing of another', async () => {
    server = says('of nils', 'nils');
    await read();
    server = says('of mira');
    await read();
    await keptCourses(caches, 'mira').put('o1', film, new Response('film'));
    await forgetKept(caches, 'mira', now);
    expect((await caches.keys()).flatMap((name) => personOfCache(name) ?? [])).toEqual(['nils']);
    expect(await offline()).toBe(null);
  });
  it('a reply that was on its way is nobody’s', async () => {
    let arrive: (reply: Response) => void = () => undefined;
    server = () => new Promise((resolve) => (arrive = resolve));
    const reading = read();
    now += 5;
    await forgetKept(caches, 'mira', now);
    arrive(await says('late')());
    await reading;
    expect(await offline()).toBe(null);
    expect(await readPerson(caches)).toEqual({ outAt: now });
  });
});

describe('OFF-7: a file', () => {
  const bytes = 'abcdefghij';
  const ask = (headers: HeadersInit = {}, method = 'GET') =>
    answerFile(new Request(film, { headers, method }), deps(), `${origin}/learn/worker.js`);
  beforeEach(async () => {
    server = says('of mira');
    await read();
    await keptCourses(caches, 'mira').put(
      'o1',
      film,
      new Response(bytes, { headers: { 'content-type': 'video/mp4' } }),
    );
  });
  it('is the server’s to give, as long as it can be reached', async () => {
    server = async () => new Response('no', { status: 403 });
    expect((await ask()).status).toBe(403);
  });
  it.each([
    ['bytes=0-', 206, 'abcdefghij', 'bytes 0-9/10'],
    ['bytes=3-5', 206, 'def', 'bytes 3-5/10'],
    ['bytes=-2', 206, 'ij', 'bytes 8-9/10'],
    ['bytes=20-30', 416, '', null],
    ['words=1-2', 416, '', null],
  ])('is kept whole, and gives its pieces: %s', async (range, status, text, said) => {
    server = away;
    const reply = await ask({ range });
    expect([reply.status, await reply.text(), reply.headers.get('content-range')]).toEqual([status, text, said]);
  });
  it('tells what it is without its bytes', async () => {
    server = away;
    const reply = await ask({}, 'HEAD');
    expect([reply.status, reply.headers.get('content-type'), await reply.text()]).toEqual([200, 'video/mp4', '']);
  });
  it('that is not kept is lost', async () => {
    server = away;
    await expect(answerFile(new Request(`${film}-other`), deps(), `${origin}/learn/worker.js`)).rejects.toThrow(
      'Failed to fetch',
    );
  });
});

describe('OFF-1: a page', () => {
  const html = (script: string) => async () =>
    new Response(`<!doctype html><html lang="en"><script src="${script}"></script>`, {
      headers: { 'content-type': 'text/html', 'date': 'Thu, 26 Nov 2026 06:00:00 GMT' },
    });
  const ask = async (path = '/learn/courses', patience = 8000, preloadResponse?: Promise<Response | undefined>) => {
    const given = { ...deps(), origin, build: '/learn/build/', shell: 'lectern-page-1', entry: 'learn-1.js', patience };
    const asked = { ...event(new Request(origin + path)), ...(preloadResponse && { preloadResponse }) };
    const reply = await answerPage(asked, given);
    await Promise.all(waiting.splice(0));
    return reply.text();
  };
  it('is the server’s: a new version is there at once', async () => {
    server = html('learn-1.js');
    await ask();
    server = html('learn-2.js');
    expect(await ask()).toContain('learn-2.js');
  });
  it('is what the browser has asked for while the worker was starting, and is kept', async () => {
    server = away;
    expect(await ask('/learn/courses', 8000, html('learn-1.js')())).toContain('learn-1.js');
    expect(await ask()).toContain('data-kept');
  });
  it('is asked for by the worker where the browser has not done so', async () => {
    server = html('learn-1.js');
    expect(await ask('/learn/courses', 8000, Promise.resolve(undefined))).toContain('learn-1.js');
  });
  it('is the kept one where the browser has asked in vain', async () => {
    server = html('learn-1.js');
    await ask();
    expect(await ask('/learn/courses', 8000, away())).toContain('data-kept');
    expect(await ask('/learn/courses', 1, new Promise(() => undefined))).toContain('data-kept');
  });
  it('is the kept one of its own version where the server cannot be reached, and says so', async () => {
    server = html('learn-1.js');
    await ask();
    server = html('learn-2.js');
    await ask();
    server = away;
    expect(await ask('/learn/profile')).toContain('data-kept="Thu, 26 Nov 2026 06:00:00 GMT"');
    expect(await ask('/learn/profile')).toContain('learn-1.js');
  });
  it('is the kept one where the server says nothing for long', async () => {
    server = html('learn-1.js');
    await ask();
    server = () => new Promise(() => undefined);
    expect(await ask('/learn', 1)).toContain('learn-1.js');
  });
  it('SRV-96: with replies to a person is kept without them: the next one at the device may be another', async () => {
    const replies = JSON.stringify([{ path: '/api', body: 'Mira \\u003c/script> id=\\"given\\"' }]);
    server = async () =>
      new Response(
        `<html lang="en"><script src="learn-1.js"></script><script type="application/json" id="given">${replies}</script><p>`,
        { headers: { 'content-type': 'text/html' } },
      );
    expect(await ask()).toContain('Mira');
    server = away;
    const kept = await ask();
    expect(kept).toMatch(/^<html data-kept="" lang="en"><script src="learn-1.js"><\/script><p>$/);
  });
  it('SRV-96: is not kept at all where replies stand in it in another way', async () => {
    server = async () =>
      new Response('<html><script src="learn-1.js"></script><script id="given">[]</script>', {
        headers: { 'content-type': 'text/html' },
      });
    await ask();
    server = away;
    await expect(ask()).rejects.toThrow('Failed to fetch');
  });
  it('of visitors is never kept', async () => {
    server = html('learn-1.js');
    await ask('/learn/open-catalog');
    server = away;
    await expect(ask('/learn/open-catalog')).rejects.toThrow('Failed to fetch');
    await expect(ask()).rejects.toThrow('Failed to fetch');
  });
});

describe('OFF-2: the worker answers', () => {
  const request = (url: string, more: object = {}) => ({
    method: 'GET',
    url: url.startsWith('https:') ? url : origin + url,
    mode: 'cors' as RequestMode,
    destination: '' as RequestDestination,
    headers: new Headers(),
    ...more,
  });
  const page = { mode: 'navigate', destination: 'document' };
  it.each<readonly [string, object, string | null]>([
    ['/learn', page, 'page'],
    ['/learn/courses/x?a=1', page, 'page'],
    ['/learn', { mode: 'navigate', destination: 'iframe' }, null],
    ['/learning', page, null],
    ['/admin', page, null],
    ['/learn/worker.js', page, null],
    ['/learn/build/chunks/a.js', {}, 'code'],
    ['/api/platform/v1/users/me', {}, 'read'],
    ['/api/platform/v1/users/me', { method: 'POST' }, null],
    ['/api/x/changes', { headers: new Headers({ accept: 'text/event-stream' }) }, null],
    ['/api/lms-storage/v1/files/f', {}, 'file'],
    ['/config-ui/config.json', {}, 'shared'],
    ['/embed/1/locales/de/shell.json', {}, 'shared'],
    ['/embed/1/chunks/a.js', {}, null],
    ['/oidc/login', page, null],
    ['https://files.example/a.mp4?s=1', { destination: 'video' }, 'file'],
    ['https://elsewhere.example/a.mp4', { destination: 'video' }, null],
  ])('%s %j: %s', (url, more, kind) =>
    expect(kindOfRequest(request(url, more), origin, '/learn/build/', 'https://files.example')).toBe(kind),
  );
});
