type Undo = () => void;

/** Counts what is still in use: listeners of page and elements, timers, observers, channels, nodes of the body and the head. */
export function countLeftovers() {
  const held = new Map<string, Set<unknown>>();
  const undo: Undo[] = [];
  const of = (kind: string) => {
    let set = held.get(kind);
    if (!set) held.set(kind, (set = new Set()));
    return set;
  };
  function replace<T extends object, K extends keyof T>(owner: T, name: K, make: (original: T[K]) => T[K]) {
    const original = owner[name];
    owner[name] = make(original);
    undo.push(() => (owner[name] = original));
  }
  type Listen = (this: EventTarget, type: string, listener: unknown, ...rest: unknown[]) => void;
  const counted = (target: EventTarget) =>
    target === window || target === document || (target instanceof Element && target.localName.startsWith('lectern-'));
  const ids = new WeakMap<object, number>();
  let next = 0;
  const idOf = (value: unknown) => {
    if (typeof value !== 'object' && typeof value !== 'function') return String(value);
    if (!ids.has(value as object)) ids.set(value as object, ++next);
    return ids.get(value as object);
  };
  const key = (target: EventTarget, type: string, listener: unknown) =>
    `${target instanceof Element ? target.localName : target === window ? 'window' : 'document'} ${idOf(target)} ${type} ${idOf(listener)}`;
  const listeners = EventTarget.prototype as unknown as { addEventListener: Listen; removeEventListener: Listen };
  replace(
    listeners,
    'addEventListener',
    (original) =>
      function (type, listener, ...rest) {
        const once = typeof rest[0] === 'object' && rest[0] !== null && (rest[0] as AddEventListenerOptions).once;
        if (counted(this ?? window) && !once) of('listeners').add(key(this ?? window, type, listener));
        return original.call(this, type, listener, ...rest);
      },
  );
  replace(
    listeners,
    'removeEventListener',
    (original) =>
      function (type, listener, ...rest) {
        of('listeners').delete(key(this ?? window, type, listener));
        return original.call(this, type, listener, ...rest);
      },
  );
  const timers = globalThis as unknown as Record<
    'setTimeout' | 'setInterval' | 'clearTimeout' | 'clearInterval',
    (...all: unknown[]) => unknown
  >;
  replace(timers, 'setTimeout', (original) => (task, time, ...rest) => {
    const id = original(() => {
      of('timers').delete(id);
      (task as (...all: unknown[]) => void)(...rest);
    }, time);
    of('timers').add(id);
    return id;
  });
  replace(timers, 'setInterval', (original) => (...all) => {
    const id = original(...all);
    of('timers').add(id);
    return id;
  });
  for (const name of ['clearTimeout', 'clearInterval'] as const) {
    replace(timers, name, (original) => (id) => {
      of('timers').delete(id);
      return original(id);
    });
  }
  for (const type of [MutationObserver, ResizeObserver, IntersectionObserver]) {
    const kind = type.name;
    const prototype = type.prototype as unknown as { observe: (...all: unknown[]) => void; disconnect: () => void };
    replace(
      prototype,
      'observe',
      (original) =>
        function (this: unknown, ...all) {
          of(kind).add(this);
          return original.apply(this, all);
        },
    );
    replace(
      prototype,
      'disconnect',
      (original) =>
        function (this: unknown) {
          of(kind).delete(this);
          return original.call(this);
        },
    );
  }
  replace(globalThis, 'BroadcastChannel', (original) => {
    return class extends original {
      constructor(name: string) {
        super(name);
        of('channels').add(this);
      }
      override close() {
        of('channels').delete(this);
        super.close();
      }
    };
  });
  const nodes = () => document.body.childNodes.length + document.head.childNodes.length;
  const before = nodes();
  return {
    /** The counts now, by kind; kinds with none are left out. */
    held: () => {
      const counts: Record<string, unknown> = Object.fromEntries(
        [...held]
          .filter(([, set]) => set.size > 0)
          .map(([kind, set]) => [kind, kind === 'listeners' ? [...set] : set.size]),
      );
      if (nodes() !== before) counts['nodes'] = nodes() - before;
      return counts;
    },
    /** The number of one kind now. */
    count: (kind: string) => held.get(kind)?.size ?? 0,
    stop: () => undo.reverse().forEach((back) => back()),
  };
}
