/** What a page's elements cost whoever uses it, in plain figures that name nobody. Times in milliseconds; null where the browser does not tell. */
export interface Vitals {
  /** From the start of our script to the first content of an element, by tag. */
  readonly content: Readonly<Record<string, number>>;
  /** Layout shift in elements and below them, as a score without a unit. */
  readonly shift: number | null;
  /** Actions of the learner in elements that were measured, and the longest that one took until it was painted. */
  readonly interactions: number | null;
  readonly latency: number | null;
  /** Tasks of more than 50 ms since the script began, whoever's they were, and what they took beyond 50 ms together. */
  readonly longTasks: number | null;
  readonly blocked: number | null;
  /** Files of our code that were fetched, and their bytes as they travelled. */
  readonly files: number;
  readonly bytes: number;
}

/** What is watched. */
export interface VitalsDeps {
  readonly view: Pick<Window, 'document' | 'addEventListener' | 'removeEventListener'> & { readonly performance: Performance; readonly PerformanceObserver?: typeof PerformanceObserver };
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
// By its name: an event may be the document's, or of another realm.
const isOurs = (target: unknown) => (target as Partial<Element> | null)?.localName?.startsWith('lectern-') === true;

/**
 * Gathers figures of the page's elements and tells them: 5 s after it begins, and when the page is hidden, where any has changed. What
 * was before it began is known from the browser's buffers, but for the learner's actions (ELEM-11).
 * @returns ends it
 */
export function watchVitals({ view, folders, tell }: VitalsDeps): () => void {
  const { document, performance, PerformanceObserver } = view;
  const files = () => (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(({ name }) => folders.some((folder) => name.startsWith(folder)));
  const began = Math.min(...files().map(({ startTime }) => startTime), performance.now());
  const observers: PerformanceObserver[] = [];
  // An event of a shadow root is no longer of anything when it is reported: only its time is left.
  const times = new Set<number>();
  // One action is several events, and browsers tell a different lot of them.
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
  const boxes = () => [...document.querySelectorAll('*')].filter(isOurs).map((element) => element.getBoundingClientRect());
  shift = watch('layout-shift', (entry) => {
    const { value, hadRecentInput, sources = [] } = entry as Shift;
    if (hadRecentInput) return;
    // What is in a shadow root has no node here, but a place; what stands below an element is pushed by it.
    const all = boxes();
    if (sources.some(({ currentRect: at }) => all.some((box) => at.bottom > box.top && at.left < box.right && at.right > box.left))) shift! += value;
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
    longTasks! += 1;
    blocked! += duration - LONG;
  });

  const note = (event: Event) => {
    if (!event.composedPath().some(isOurs)) return;
    times.add(event.timeStamp);
    // They are reported soon after.
    if (times.size > 100) times.delete(times.values().next().value!);
  };
  const vitals = (): Vitals => {
    const code = files().filter(({ name }) => /\.js(\?|$)/.test(name));
    const content: Record<string, number> = {};
    for (const { name, startTime } of performance.getEntriesByType('mark')) if (name.startsWith('lectern-')) content[name] ??= Math.round(startTime - began);
    return {
      content,
      shift: shift && Math.round(shift * 10_000) / 10_000,
      interactions,
      latency,
      longTasks,
      blocked: blocked && Math.round(blocked),
      files: code.length,
      bytes: code.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    };
  };
  const say = () => {
    const now = vitals();
    if (JSON.stringify(now) === last) return;
    last = JSON.stringify(now);
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
