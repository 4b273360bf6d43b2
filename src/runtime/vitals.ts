import { total } from '../plain/total.ts';
import type { Vitals } from '../port/pageEvents.ts';
import { toJson } from '../plain/toJson.ts';

/** The page and the files that are watched, and the listener. */
export interface VitalsDeps {
  readonly view: Pick<Window, 'document' | 'addEventListener' | 'removeEventListener'> & {
    readonly performance: Performance;
    readonly PerformanceObserver?: typeof PerformanceObserver;
  };
  /** Folders of our code, with a slash at their end. */
  readonly folders: readonly string[];
  readonly tell: (vitals: Vitals) => void;
}

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources?: readonly { readonly node: Node | null; readonly currentRect: DOMRectReadOnly }[];
}

const FIRST = 5000;
const LONG = 50;
const INPUT = ['pointerdown', 'pointerup', 'click', 'keydown', 'keyup'];
// Checked by name: the target may be the document, or an element of another realm.
const isOurs = (target: unknown) => (target as Partial<Element> | null)?.localName?.startsWith('lectern-') === true;

/**
 * Gathers figures of the page's elements and reports them where any has changed: 5 s after the start, and when the page is hidden. The
 * browser's buffers also hold the entries from before the start, except the learner's actions (ELEM-11).
 * @returns a function that ends it
 */
export function watchVitals({ view, folders, tell }: VitalsDeps): () => void {
  const { document, performance, PerformanceObserver } = view;
  const files = () =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(({ name }) =>
      folders.some((folder) => name.startsWith(folder)),
    );
  const began = Math.min(...files().map(({ startTime }) => startTime), performance.now());
  const observers: PerformanceObserver[] = [];
  // An event of a shadow root has no target any more when it is reported: only its time is left.
  const times = new Set<number>();
  // One action is several events, and browsers report different sets of them.
  const actions = new Set<number>();
  let shift: number | null = null;
  let interactions: number | null = null;
  let latency: number | null = null;
  let longTasks: number | null = null;
  let blocked: number | null = null;
  let last = '';

  const watch = (type: string, take: (entry: PerformanceEntry) => void, more: object = {}) => {
    if (!PerformanceObserver?.supportedEntryTypes?.includes(type)) return null;
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(take));
    observer.observe({ type, buffered: true, ...more });
    observers.push(observer);
    return 0;
  };
  const boxes = () =>
    [...document.querySelectorAll('*')].filter(isOurs).map((element) => element.getBoundingClientRect());
  shift = watch('layout-shift', (entry) => {
    const { value, hadRecentInput, sources = [] } = entry as Shift;
    if (hadRecentInput) return;
    // A shift inside a shadow root has no node here, but a position. Content below an element is shifted by the element.
    const all = boxes();
    if (
      sources.some(({ currentRect: at }) =>
        all.some((box) => at.bottom > box.top && at.left < box.right && at.right > box.left),
      )
    )
      shift = (shift ?? 0) + value;
  });
  interactions = watch(
    'event',
    (entry) => {
      const { interactionId } = entry as PerformanceEntry & { readonly interactionId?: number };
      if (!interactionId || !times.has(entry.startTime)) return;
      interactions = actions.add(interactionId).size;
      latency = Math.max(latency ?? 0, entry.duration);
    },
    { durationThreshold: 16 },
  );
  longTasks = blocked = watch('longtask', ({ startTime, duration }) => {
    if (startTime + duration < began) return;
    longTasks = (longTasks ?? 0) + 1;
    blocked = (blocked ?? 0) + duration - LONG;
  });

  const note = (event: Event) => {
    if (!event.composedPath().some(isOurs)) return;
    times.add(event.timeStamp);
    // The browser reports events soon after they happen.
    const [oldest = 0] = times;
    if (times.size > 100) times.delete(oldest);
  };
  const vitals = (): Vitals => {
    // A file that is fetched again, or first as bytes and then as code (LATE-1), counts once.
    const code = new Map<string, number>();
    for (const { name, encodedBodySize } of files())
      if (/\.js(\?|$)/.test(name)) code.set(name, Math.max(code.get(name) ?? 0, encodedBodySize));
    const content: Record<string, number> = {};
    for (const { name, startTime } of performance.getEntriesByType('mark'))
      if (name.startsWith('lectern-')) content[name] ??= Math.round(startTime - began);
    return {
      content,
      shift: shift && Math.round(shift * 10_000) / 10_000,
      interactions,
      latency,
      longTasks,
      blocked: blocked && Math.round(blocked),
      files: code.size,
      bytes: total(code.values()),
    };
  };
  const say = () => {
    const now = vitals();
    if (toJson(now) === last) return;
    last = toJson(now);
    tell(now);
  };
  const onHide = () => document.visibilityState === 'hidden' && say();

  for (const type of INPUT) view.addEventListener(type, note, { capture: true, passive: true });
  document.addEventListener('visibilitychange', onHide);
  const timer = setTimeout(say, FIRST);
  return () => {
    clearTimeout(timer);
    for (const observer of observers) observer.disconnect();
    for (const type of INPUT) view.removeEventListener(type, note, { capture: true });
    document.removeEventListener('visibilitychange', onHide);
  };
}
