// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Vitals } from '../../../src/port/pageEvents.ts';
import { watchVitals } from '../../../src/runtime/vitals.ts';

const folder = 'https://portal.example/embed/1/';
type Entry = Record<string, unknown>;
let stop = () => {};

/** A page whose browser reports what the test hands it. */
function page({
  supported = ['layout-shift', 'event', 'longtask'],
  resources = [] as Entry[],
  marks = [] as Entry[],
} = {}) {
  const takers = new Map<string, (entries: Entry[]) => void>();
  const disconnected: string[] = [];
  class Observer {
    static readonly supportedEntryTypes = supported;
    #type = '';
    readonly #callback: (list: { getEntries: () => Entry[] }) => void;
    constructor(callback: (list: { getEntries: () => Entry[] }) => void) {
      this.#callback = callback;
    }
    observe({ type }: { type: string }) {
      this.#type = type;
      takers.set(type, (entries) => this.#callback({ getEntries: () => entries }));
    }
    disconnect() {
      disconnected.push(this.#type);
    }
  }
  const told: Vitals[] = [];
  const performance = {
    now: () => 9000,
    getEntriesByType: (type: string) => (type === 'resource' ? resources : type === 'mark' ? marks : []),
  };
  const view = {
    document,
    addEventListener: window.addEventListener.bind(window),
    removeEventListener: window.removeEventListener.bind(window),
    performance,
    PerformanceObserver: Observer,
  };
  stop = watchVitals({ view: view as never, folders: [folder], tell: (vitals) => told.push(vitals) });
  return { told, disconnected, report: (type: string, ...entries: Entry[]) => takers.get(type)?.(entries), marks };
}

const hide = (state: 'hidden' | 'visible') => {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};
const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<h1>Training</h1><lectern-courses></lectern-courses>';
  vi.spyOn(document.querySelector('lectern-courses')!, 'getBoundingClientRect').mockReturnValue(
    box(100, 200, 300, 400) as DOMRect,
  );
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

describe('vitals (ELEM-11)', () => {
  it('are told 5 s after they are watched, and when the page is hidden where any has changed', () => {
    const { told, report } = page();
    vi.advanceTimersByTime(4999);
    expect(told).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(told).toHaveLength(1);
    hide('hidden');
    expect(told).toHaveLength(1);
    report('longtask', { startTime: 9100, duration: 90 });
    hide('visible');
    expect(told).toHaveLength(1);
    hide('hidden');
    expect(told[1]).toMatchObject({ longTasks: 1, blocked: 40 });
  });

  it('count from the start of the script: contents, code and tasks', () => {
    const { told, report } = page({
      resources: [
        { name: 'https://host.example/app.js', startTime: 5, encodedBodySize: 9 },
        { name: `${folder}lectern.js`, startTime: 100, encodedBodySize: 2000 },
        // Cut at first, asked for again, and then imported.
        { name: `${folder}chunks/a.js`, startTime: 140, encodedBodySize: 0 },
        { name: `${folder}chunks/a.js`, startTime: 150, encodedBodySize: 30_000 },
        { name: `${folder}chunks/a.js`, startTime: 160, encodedBodySize: 30_000 },
        { name: `${folder}locales/en-US/common.json`, startTime: 150, encodedBodySize: 800 },
      ],
      marks: [
        { name: 'lectern-courses', startTime: 612.4 },
        { name: 'lectern-courses', startTime: 4000 },
        { name: 'host-ready', startTime: 300 },
      ],
    });
    report('longtask', { startTime: 10, duration: 60 }, { startTime: 200, duration: 130 });
    vi.advanceTimersByTime(5000);
    expect(told).toEqual([
      {
        content: { 'lectern-courses': 512 },
        shift: 0,
        interactions: 0,
        latency: null,
        longTasks: 1,
        blocked: 80,
        files: 2,
        bytes: 32_000,
      },
    ]);
  });

  it.each<[string, Entry, number]>([
    ['in an element', { sources: [{ node: null, currentRect: box(150, 250, 10, 10) }] }, 0.1],
    ['below it', { sources: [{ node: null, currentRect: box(150, 900, 10, 10) }] }, 0.1],
    ['above it', { sources: [{ node: null, currentRect: box(150, 100, 10, 10) }] }, 0],
    ['beside it', { sources: [{ node: null, currentRect: box(500, 250, 10, 10) }] }, 0],
    ['after an action', { hadRecentInput: true, sources: [{ node: null, currentRect: box(150, 250, 10, 10) }] }, 0],
    ['of nothing that is known', { sources: [] }, 0],
  ])('a shift %s', (_name, entry, shift) => {
    const { told, report } = page();
    report('layout-shift', { hadRecentInput: false, value: 0.1, ...entry });
    vi.advanceTimersByTime(5000);
    expect(told[0]!.shift).toBe(shift);
  });

  it('time the longest action in an element, and none of the host’s own', () => {
    const { told, report } = page();
    const click = (selector: string) => {
      const event = new MouseEvent('click', { bubbles: true, composed: true });
      document.querySelector(selector)!.dispatchEvent(event);
      return event.timeStamp;
    };
    const ours = click('lectern-courses');
    vi.advanceTimersByTime(20);
    const theirs = ours + 7;
    vi.spyOn(Event.prototype, 'timeStamp', 'get').mockReturnValueOnce(theirs);
    click('h1');
    report(
      'event',
      { interactionId: 1, startTime: ours, duration: 48 },
      { interactionId: 1, startTime: ours, duration: 40 },
      { interactionId: 2, startTime: theirs, duration: 400 },
      { interactionId: 0, startTime: ours, duration: 800 },
    );
    vi.advanceTimersByTime(5000);
    expect(told[0]).toMatchObject({ interactions: 1, latency: 48 });
    vi.restoreAllMocks();
  });

  it('say null of what the browser does not tell, and never a name or an address', () => {
    const { told } = page({
      supported: [],
      resources: [{ name: `${folder}lectern.js?token=secret`, startTime: 1, encodedBodySize: 1 }],
    });
    vi.advanceTimersByTime(5000);
    expect(told[0]).toMatchObject({
      shift: null,
      interactions: null,
      latency: null,
      longTasks: null,
      blocked: null,
      files: 1,
    });
    expect(JSON.stringify(told)).not.toMatch(/secret|portal/);
  });

  it('leave nothing', () => {
    const { told, disconnected } = page();
    stop();
    vi.advanceTimersByTime(10_000);
    hide('hidden');
    expect(told).toEqual([]);
    expect(disconnected).toEqual(['layout-shift', 'event', 'longtask']);
  });
});
