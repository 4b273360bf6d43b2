// @vitest-environment jsdom
// What a host hears of the ways of a page in its frame (CHAN-8).
import { expect, it, vi } from 'vitest';
import type { FrameEnd } from '../../../src/bridge/frameEnd.ts';
import { createWays } from '../../../widgets/learn/createWays.ts';

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
  const ways = createWays({ tell: (name: string, body: object) => said.push([name, body]), state: () => 'open' } as unknown as FrameEnd);
  ways.at({ go: () => undefined, path, replaced: false });
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  expect(said.find(([name]) => name === 'route')?.[1].path).toBe(told);
});
