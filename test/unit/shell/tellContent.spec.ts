// @vitest-environment jsdom
// A host that speaks late, because it had to ask for a token first, is told the height of a page that stands already (FRAME-2, CHAN-6).
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { FrameEnd } from '../../../src/bridge/channel/frameEnd.ts';
import { tellContent } from '../../../widgets/learn/framed/tellContent.ts';

function endOf() {
  let [state, caps]: [ReturnType<FrameEnd['state']>, readonly string[]] = ['waiting', []];
  const listeners: ((state: ReturnType<FrameEnd['state']>) => void)[] = [];
  const told: string[] = [];
  const end: Parameters<typeof tellContent>[0] = {
    state: () => state,
    caps: () => caps,
    tell: (name) => void told.push(name),
    watch: (listener) => (listeners.push(listener), () => undefined),
  };
  const open = (theirs: readonly string[]) => {
    [state, caps] = ['open', theirs];
    for (const listener of listeners) listener(state);
  };
  return { end, open, told };
}

beforeEach(() => {
  document.body.innerHTML = '<div id="learn"></div>';
  vi.useFakeTimers();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly seen: () => void;
      constructor(seen: () => void) {
        this.seen = seen;
      }
      observe() {
        queueMicrotask(this.seen);
      }
      disconnect() {}
    },
  );
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

describe('tellContent', () => {
  it.each<[name: string, late: boolean, caps: readonly string[], told: readonly string[]]>([
    ['speaks first and takes the height', false, ['size'], ['loaded', 'size']],
    ['speaks late and takes the height', true, ['size'], ['loaded', 'size']],
    ['speaks late and gives the frame a height of its own', true, ['route'], ['loaded']],
  ])('a host that %s', async (_name, late, caps, expected) => {
    const { end, open, told } = endOf();
    const { shown } = tellContent(end);
    if (late) shown();
    open(caps);
    if (!late) shown();
    await vi.advanceTimersByTimeAsync(500);
    expect(told).toEqual(expected);
  });
});
