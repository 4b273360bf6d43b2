/** Windows that speak with each other as browsers let them: copies of data, the sender's origin, and a target that has to fit. */
export interface FakeWindow extends EventTarget {
  readonly origin: string;
  parent: unknown;
  readonly setTimeout: typeof setTimeout;
  readonly clearTimeout: typeof clearTimeout;
  /** Listeners that are there. */
  readonly listening: () => number;
}

export function fakeWindow(origin: string): FakeWindow {
  const target = new EventTarget();
  let listeners = 0;
  const view = Object.assign(target, {
    origin,
    parent: null as unknown,
    setTimeout: setTimeout.bind(globalThis),
    clearTimeout: clearTimeout.bind(globalThis),
    listening: () => listeners,
  });
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  view.addEventListener = (...args: Parameters<EventTarget['addEventListener']>) => {
    listeners += 1;
    addEventListener.apply(view, args);
  };
  view.removeEventListener = (...args: Parameters<EventTarget['removeEventListener']>) => {
    listeners -= 1;
    removeEventListener.apply(view, args);
  };
  view.parent = view;
  return view;
}

const handles = new WeakMap<FakeWindow, WeakMap<FakeWindow, Window>>();

/** `to` as `from` holds it: what is posted to it comes from `from`. The same each time, as in browsers. */
export function seen(from: FakeWindow, to: FakeWindow): Window {
  const known = handles.get(from) ?? new WeakMap<FakeWindow, Window>();
  handles.set(from, known);
  const before = known.get(to);
  if (before) return before;
  const handle = {
    postMessage(data: unknown, targetOrigin: string, transfer: Transferable[] = []) {
      const copy = structuredClone({ data, transfer }, { transfer }) as { data: unknown; transfer: MessagePort[] };
      if (targetOrigin !== '*' && targetOrigin !== to.origin) return;
      queueMicrotask(() =>
        deliver(to, { data: copy.data, origin: from.origin, source: seen(to, from), ports: copy.transfer }),
      );
    },
  } as unknown as Window;
  known.set(to, handle);
  return handle;
}

/** A message as a window hears it, whoever says to have sent it. */
export function deliver(
  to: FakeWindow,
  fields: {
    readonly data: unknown;
    readonly origin: string;
    readonly source: unknown;
    readonly ports?: readonly MessagePort[];
  },
): void {
  to.dispatchEvent(Object.assign(new Event('message'), { ports: [], ...fields }));
}
