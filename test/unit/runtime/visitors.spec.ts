// A runtime on a page where nobody is signed in: its figures are gathered too, once something stands (ELEM-11).
import { expect, it, vi } from 'vitest';
import * as sending from '../../../src/runtime/warmUp.ts';
import { json } from './fakeBrowser.ts';
import { isolateRuntimes, makeRuntime } from './harness.ts';

isolateRuntimes();

/** A page on which `marks` stand, by now. */
function page(marks: string[], user = false) {
  const made = makeRuntime(user ? {} : { '/api/platform/v1/users/me': () => json({}, { status: 401 }) }, {
    url: 'https://partner.example/',
    options: { apiBase: 'https://lms.example' },
  });
  Object.assign(made.browser.performance, {
    getEntriesByType: (type: string) => (type === 'mark' ? marks.map((name) => ({ name, startTime: 5 })) : []),
  });
  const told: unknown[] = [];
  made.browser.document.addEventListener(
    'lectern-vitals' as never,
    ((event: CustomEvent) => told.push(event.detail)) as never,
  );
  made.runtime.port.lease();
  return { ...made, told };
}

it('waits for the first content of visitors, and then tells', async () => {
  const marks: string[] = ['host-ready'];
  const { told, browser } = page(marks);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told).toEqual([]);
  marks.push('lectern-catalog');
  browser.events.dispatchEvent(new Event('lectern-ready'));
  await vi.advanceTimersByTimeAsync(2000);
  await vi.advanceTimersByTimeAsync(5000);
  expect(told).toEqual([expect.objectContaining({ content: { 'lectern-catalog': expect.any(Number) } })]);
});

it('does not look again and again at what a host has marked', async () => {
  const { browser } = page([]);
  const looks = vi.spyOn(browser.performance, 'getEntriesByType');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(looks).toHaveBeenCalledTimes(1);
});

it('begins too where the first that stands is no content', async () => {
  const { told, browser } = page([]);
  browser.events.dispatchEvent(new Event('lectern-ready'));
  await vi.advanceTimersByTimeAsync(2000);
  await vi.advanceTimersByTimeAsync(5000);
  expect(told).toEqual([expect.objectContaining({ content: {} })]);
});

it('brings visitors no code for commands', async () => {
  const warm = vi.spyOn(sending, 'warmUp');
  page(['lectern-catalog']);
  await vi.advanceTimersByTimeAsync(2000);
  expect(warm.mock.calls.map(([, , isVisitor]) => isVisitor)).toEqual([true]);
});

it('ends with the runtime, also while it waits', async () => {
  const { runtime, told, browser } = page([]);
  await vi.advanceTimersByTimeAsync(3000);
  runtime.destroy();
  await vi.advanceTimersByTimeAsync(0);
  expect(vi.getTimerCount()).toBe(0);
  const other = page(['lectern-frame']);
  await vi.advanceTimersByTimeAsync(2000);
  other.runtime.destroy();
  await vi.advanceTimersByTimeAsync(10_000);
  expect([...told, ...other.told]).toEqual([]);
  expect([browser.events.left, other.browser.events.left]).toEqual([0, 0]);
});
