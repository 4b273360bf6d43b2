// What a run shows while it goes on.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createProgress } from '../../../scripts/test/createProgress.mjs';
import { progressLine } from '../../../scripts/test/progressLine.mjs';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('a line names the time so far, the groups that are done, and the files and time of each group that runs', () => {
  const running = [
    { name: 'e2e', done: 3, total: 41, seconds: 65 },
    { name: 'lint', done: 0, total: 0, seconds: 9 },
  ];
  expect(progressLine({ seconds: 125.7, finished: 2, tasks: 9, running })).toBe(
    '2:05  2 of 9 groups done; e2e 3 of 41 files, 1:05 · lint 0:09',
  );
});

function runOn(terminal: boolean) {
  let written = '';
  const out = { isTTY: terminal, columns: 40, write: (text: string) => (written += text) };
  const progress = createProgress(2, out);
  progress.begin('unit');
  progress.files('unit', { done: 1, total: 7 });
  return { progress, written: () => written };
}

it('a log gets a line every twenty seconds, and nothing that only a terminal understands', () => {
  const { progress, written } = runOn(false);
  vi.advanceTimersByTime(40_000);
  progress.end('unit');
  progress.print('✓ unit');
  vi.advanceTimersByTime(40_000);
  progress.stop();
  expect(written()).toBe(
    '  0:20  0 of 2 groups done; unit 1 of 7 files, 0:20\n  0:40  0 of 2 groups done; unit 1 of 7 files, 0:40\n✓ unit\n',
  );
});

it('a terminal has one live line, no longer than it is wide, that makes room for what is printed', () => {
  const { progress, written } = runOn(true);
  vi.advanceTimersByTime(2000);
  progress.print('✓ build');
  progress.stop();
  const clear = '\r\u001b[2K';
  const live = (seconds: string) =>
    `${clear}${`${seconds}  0 of 2 groups done; unit 1 of 7 files, ${seconds}`.slice(0, 39)}`;
  expect(written()).toBe(`${live('0:01')}${live('0:02')}${clear}✓ build\n${clear}`);
});
