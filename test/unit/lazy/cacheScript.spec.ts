// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cacheScript } from '../../../src/lazy/cacheScript.ts';

type Answer = () => Promise<Response>;

const code: Answer = async () =>
  new Response('export {}', { headers: { 'content-type': 'text/javascript; charset=utf-8' } });
const cut: Answer = () => Promise.reject(new TypeError('Failed to fetch'));
const cutHalfway: Answer = async () =>
  new Response(new ReadableStream({ start: (stream) => stream.error(new TypeError('network error')) }), {
    headers: { 'content-type': 'text/javascript' },
  });
const status =
  (code: number): Answer =>
  async () =>
    new Response('{}', { status: code, headers: { 'content-type': 'text/javascript' } });
const signInPage: Answer = async () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } });

let answer: Answer = code;
const asked: string[] = [];
let count = 0;
/** An address that no other test has asked for. */
const fresh = () => `https://lms.test/chunks/${(count += 1)}.js`;

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  vi.stubGlobal('fetch', (url: string, { cache }: RequestInit) => {
    asked.push(`${cache} ${url}`);
    return answer();
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** How a request for `url` ends; the time that a policy has to say its word passes. */
async function outcome(url: string): Promise<string> {
  const end = cacheScript(url).then(
    () => 'here',
    (error: unknown) => String(error),
  );
  await vi.runAllTimersAsync();
  return end;
}

it.each([
  ['a line that is cut', cut, 'TypeError: Failed to fetch'],
  ['a line that is cut halfway', cutHalfway, 'TypeError: network error'],
  ['a server that is busy', status(503), /: 503$/],
  ['a file that is gone', status(404), /: 404$/],
  ['a page in place of the code', signInPage, /: 200$/],
] as const)('LATE-1: %s is a failure, and the next request goes past the cache', async (_name, failing, said) => {
  const url = fresh();
  answer = failing;
  if (typeof said === 'string') expect(await outcome(url)).toBe(said);
  else expect(await outcome(url)).toMatch(said);
  answer = code;
  expect(await outcome(url)).toBe('here');
  expect(await outcome(url)).toBe('here');
  expect(asked).toEqual([`default ${url}`, `reload ${url}`, `default ${url}`]);
});

it('a file that is on its way is asked for once', async () => {
  const url = fresh();
  answer = code;
  await Promise.all([cacheScript(url), cacheScript(url)]);
  expect(asked).toEqual([`default ${url}`]);
});

it.each([
  ['this file', (url: string) => url, 'here'],
  ['its origin alone, as for a redirect', (url: string) => new URL(url).origin, 'here'],
  ['another file', () => 'https://elsewhere.test/x.js', 'TypeError: Failed to fetch'],
] as const)('where the page’s policy has refused %s the import decides', async (_name, blocked, end) => {
  const url = fresh();
  answer = cut;
  const ended = cacheScript(url).then(
    () => 'here',
    (error: unknown) => String(error),
  );
  await vi.advanceTimersByTimeAsync(1);
  document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), { blockedURI: blocked(url) }));
  await vi.runAllTimersAsync();
  expect(await ended).toBe(end);
});

it('a hint of the page that has failed is asked past, at once', async () => {
  const url = fresh();
  document.head.innerHTML = `<link rel="preload" as="fetch" href="${url}">`;
  let first = true;
  answer = () => {
    const now = first ? cut : code;
    first = false;
    return now();
  };
  expect(await outcome(url)).toBe('here');
  expect(asked).toEqual([`default ${url}`, `reload ${url}`]);
  answer = cut;
  expect(await outcome(url)).toBe('TypeError: Failed to fetch');
  expect(asked).toHaveLength(4);
});
