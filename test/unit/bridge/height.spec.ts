// @vitest-environment jsdom
// The height of a page in a frame (CHAN-7, CHAN-12).
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHeight, type Height } from '../../../src/bridge/channel/createHeight.ts';

let observed: () => void;
let box: HTMLElement;
let height = 100;
let told: number[];
let loops: number;
let made: Height;
let frames: boolean;

class FakeResize {
  constructor(changed: () => void) {
    observed = changed;
  }
  observe = () => observed();
  disconnect = () => (observed = () => undefined);
}

const grow = (by: number) => {
  height += by;
  observed();
};
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

function start(onTold: (height: number) => void = () => undefined) {
  made = createHeight({
    box,
    tell: (size) => {
      told.push(size.height);
      onTold(size.height);
    },
    loop: () => void (loops += 1),
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('ResizeObserver', FakeResize);
  [height, told, loops, frames] = [100, [], 0, true];
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((run) =>
    frames ? window.setTimeout(() => run(0), 16) : 0,
  );
  vi.spyOn(window, 'cancelAnimationFrame').mockImplementation((id) => window.clearTimeout(id));
  box = document.body.appendChild(document.createElement('div'));
  box.getBoundingClientRect = () => ({ height }) as DOMRect;
});
afterEach(() => {
  made.stop();
  box.remove();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the height', () => {
  it('is told at first, in whole pixels that hide nothing', async () => {
    height = 300.2;
    start();
    await pass(50);
    expect(told).toEqual([301]);
  });

  it.each([
    [10, 50],
    [0, 50],
    [30_000, 20_000],
  ])('of %d is told as %d', async (real, said) => {
    height = real;
    start();
    await pass(50);
    expect(told).toEqual([said]);
  });

  it('is told again from 2 px on, either way', async () => {
    start();
    await pass(200);
    for (const by of [1, 1, -1, -1]) {
      grow(by);
      await pass(200);
    }
    expect(told).toEqual([100, 102, 100]);
  });

  it('is told ten times a second at most, and the last one always', async () => {
    start();
    await pass(200);
    told.length = 0;
    for (let n = 0; n < 100; n += 1) {
      // Something of the content changes each time.
      box.append('x');
      grow(3);
      await pass(10);
    }
    expect(told.length).toBeLessThanOrEqual(11);
    await pass(200);
    expect(told.at(-1)).toBe(height);
    expect(loops).toBe(0);
  });

  it('is told where nothing is drawn too', async () => {
    frames = false;
    start();
    await pass(150);
    expect(told).toEqual([100]);
  });

  it('is told no more, and nothing is left, once it has stopped', async () => {
    start();
    await pass(100);
    grow(50);
    made.stop();
    await pass(1000);
    expect([told, vi.getTimerCount()]).toEqual([[100], 0]);
  });
});

describe('a frame and its host that drive each other', () => {
  // A part of the page is as high as its window, so that each height that is taken makes another.
  const loop = () => {
    start(() => window.setTimeout(() => grow(20), 5));
  };

  it('are stopped within two rounds, and say so', async () => {
    loop();
    await pass(1500);
    await pass(20_000);
    expect(loops).toBe(2);
    const before = told.length;
    expect(before).toBeLessThan(30);
    await pass(60_000);
    expect(told).toHaveLength(before);
  });

  it('begin again when the content changes', async () => {
    start();
    await pass(1500);
    for (let n = 0; n < 30; n += 1) {
      grow(20);
      await pass(110);
      if (loops) break;
    }
    expect(loops).toBe(1);
    const frozen = told.at(-1)!;
    height = 80;
    box.append('less');
    await pass(300);
    expect([frozen > 80, told.at(-1)]).toEqual([true, 80]);
  });

  it('are not what a list is that loads on and on, nor what a learner opens', async () => {
    start();
    await pass(1500);
    for (let n = 0; n < 20; n += 1) {
      box.append('more');
      grow(40);
      await pass(110);
    }
    expect(loops).toBe(0);
    await pass(1500);
    window.dispatchEvent(new Event('click'));
    for (let n = 0; n < 8; n += 1) {
      grow(10);
      await pass(110);
    }
    expect(loops).toBe(0);
    expect(told.at(-1)).toBe(height);
  });

  it('are not what moves by itself for a while: its end is told, so that nothing is cut off', async () => {
    start();
    await pass(1500);
    for (let n = 0; n < 8; n += 1) {
      grow(10);
      await pass(110);
    }
    expect(loops).toBe(1);
    await pass(2500);
    expect(told.at(-1)).toBe(height);
  });

  it('are not what a page says has changed', async () => {
    start();
    await pass(1500);
    for (let n = 0; n < 8; n += 1) {
      made.changed();
      grow(10);
      await pass(110);
    }
    expect(loops).toBe(0);
  });
});
