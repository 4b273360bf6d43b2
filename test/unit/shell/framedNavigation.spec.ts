// @vitest-environment jsdom
// What a host hears of the navigation of a page in its frame (CHAN-8).
import { afterEach, expect, it, vi } from 'vitest';
import type { FrameEnd } from '../../../src/bridge/channel/frameEnd.ts';
import { href } from '../../../src/routes/href.ts';
import { parse } from '../../../src/routes/parse.ts';
import { createFramedNavigation } from '../../../widgets/learn/framed/createFramedNavigation.ts';

afterEach(() => void vi.useRealTimers());

it.each([
  ['/courses', '/learn/courses'],
  ['/courses?keyword=cell&courseProgress=inProgress', '/learn/courses?keyword=cell&courseProgress=inProgress'],
  ['/courses?keyword=cell&access_token=secret', '/learn/courses?keyword=cell'],
  ['/courses?code=secret&state=x', '/learn/courses?state=x'],
  ['/courses?ticket=secret', '/learn/courses'],
  ['/courses?sessionId=secret&apiKey=secret&password=secret', '/learn/courses'],
])('%s is told as %s', async (path, told) => {
  vi.useFakeTimers();
  const said: [string, { path?: string }][] = [];
  const navigation = createFramedNavigation(
    { tell: (name: string, body: object) => said.push([name, body]), state: () => 'open' } as unknown as FrameEnd,
    () => path,
  );
  navigation.at({ go: () => undefined, path, replaced: false });
  await vi.runAllTimersAsync();
  expect(said.find(([name]) => name === 'route')?.[1].path).toBe(told);
});

/** A page in a frame: `lead` is the host's call, `walk` a step of the learner, `at` what the page's view reports. */
function ledPage() {
  vi.useFakeTimers();
  let here = '/courses';
  const told: [path: string, replace: boolean][] = [];
  const tell = (name: string, body: { path: string; replace: boolean }) =>
    void (name === 'route' && told.push([body.path, body.replace]));
  const navigation = createFramedNavigation({ tell, state: () => 'open' } as unknown as FrameEnd, () => here);
  const at = (path: string) => navigation.at({ go: (route) => void (here = href(route)), path, replaced: false });
  const lead = (path: string) => navigation.go(parse(path)!);
  const walk = (path: string) => at((here = path));
  return { at, lead, walk, told, settle: () => vi.runAllTimersAsync() };
}

it('a place that the page has left again is not told, for it would lead the host back (FRAME-3)', async () => {
  const { at, lead, told, settle } = ledPage();
  at('/courses');
  await settle();
  lead('/courses/b7');
  await settle();
  // The view reports late, after the host has led the page on.
  lead('/catalog');
  at('/courses/b7');
  await settle();
  at('/courses/b7');
  at('/catalog');
  await settle();
  expect(told).toEqual([
    ['/learn/courses', true],
    ['/learn/catalog', true],
  ]);
});

it('after the host leads to the place that is shown already, the next step of the learner still counts as a step (FRAME-3)', async () => {
  const { at, lead, walk, told, settle } = ledPage();
  at('/courses');
  await settle();
  lead('/courses');
  await settle();
  walk('/courses/b7');
  await settle();
  lead('/catalog');
  await settle();
  at('/catalog');
  await settle();
  walk('/courses');
  await settle();
  expect(told).toEqual([
    ['/learn/courses', true],
    ['/learn/courses/b7', false],
    ['/learn/catalog', true],
    ['/learn/courses', false],
  ]);
});
