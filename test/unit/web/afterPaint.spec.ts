import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { afterPaint } from '../../../src/web/afterPaint.ts';

const frames: (() => void)[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
});
afterEach(() => {
  frames.length = 0;
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('calls in a task after the frame, once', () => {
  const run = vi.fn<() => void>();
  afterPaint(run);
  expect(frames).toHaveLength(1);
  frames[0]?.();
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(0);
  expect(run).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1000);
  expect(run).toHaveBeenCalledOnce();
});

it('calls without a frame too, as in a hidden tab', () => {
  const run = vi.fn<() => void>();
  afterPaint(run);
  vi.advanceTimersByTime(99);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  frames[0]?.();
  vi.advanceTimersByTime(0);
  expect(run).toHaveBeenCalledOnce();
});
