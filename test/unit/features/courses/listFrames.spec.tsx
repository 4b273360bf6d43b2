// @vitest-environment jsdom
// What a list draws in which frame: its first screen before the rest, and no fading for an answer that comes soon.
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CourseItem } from '../../../../src/data/courses/courseItems.ts';
import { useDelayed } from '../../../../src/features/courses/useDelayed.ts';
import { useFirstScreen } from '../../../../src/features/courses/grid/useFirstScreen.ts';

const list = (name: string, length: number): readonly CourseItem[] =>
  Array.from({ length }, (_, index) => ({ kind: 'unreadable', id: `${name}${index}` }));
let root: Root;
let seen: unknown[] = [];
const see = (what: unknown) => {
  if (seen.at(-1) !== what) seen.push(what);
};
const Screen = ({ items }: { readonly items: readonly CourseItem[] }) => {
  const { cards, key } = useFirstScreen(items);
  see(`${key}: ${cards.length}`);
  return null;
};
const Held = ({ old }: { readonly old: boolean }) => {
  see(useDelayed(300, old));
  return null;
};
beforeEach(() => {
  root = createRoot(document.createElement('div'));
  seen = [];
});
afterEach(() => root.unmount());

it.each<[string, readonly CourseItem[], readonly CourseItem[], readonly string[]]>([
  ['the first answer', [], list('a', 12), ['0: 0', '1: 6', '1: 12']],
  ['another list', list('a', 12), list('b', 12), ['0: 12', '1: 6', '1: 12']],
  ['a short one', list('a', 12), list('b', 5), ['0: 12', '1: 5']],
  ['the next page', list('a', 12), list('a', 48), ['0: 12', '0: 48']],
  ['the same list again', list('a', 12), list('a', 12), ['0: 12']],
  ['a part of it', list('a', 12), list('a', 12).slice(4), ['0: 12', '0: 8']],
  ['nothing found', list('a', 12), [], ['0: 12', '1: 0']],
])('%s', async (_, before, after, frames) => {
  root.render(<Screen items={before} />);
  await vi.waitFor(() => expect(seen).toEqual([`0: ${before.length}`]));
  root.render(<Screen items={after} />);
  await vi.waitFor(() => expect(seen).toEqual(frames));
});

it('what lasts shorter than that was nothing, and each time is counted from its own beginning', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const render = async (old: boolean) => {
    flushSync(() => root.render(<Held old={old} />));
    await vi.advanceTimersByTimeAsync(299);
  };
  await render(true);
  await render(false);
  await render(true);
  expect(seen).toEqual([false]);
  await vi.advanceTimersByTimeAsync(2);
  flushSync(() => root.render(<Held old />));
  expect(seen).toEqual([false, true]);
  await render(false);
  expect(seen).toEqual([false, true, false]);
  vi.useRealTimers();
});
