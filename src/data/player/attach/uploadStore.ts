import type { Upload } from './Upload.ts';

type Listener = (now: readonly Upload[], before: readonly Upload[]) => void;

/** A list of uploads, with listeners to its changes. */
export function uploadStore() {
  const listeners = new Set<Listener>();
  let all: readonly Upload[] = [];
  const set = (now: readonly Upload[]) => {
    const before = all;
    all = now;
    [...listeners].forEach((listener) => listener(now, before));
  };
  return {
    getState: () => all,
    subscribe: (listener: Listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    add: (fresh: readonly Upload[]) => set([...all, ...fresh]),
    change: (id: string, what: Partial<Upload>) => set(all.map((one) => (one.id === id ? { ...one, ...what } : one))),
    remove: (id: string) => set(all.filter((one) => one.id !== id)),
    clear: () => set([]),
  };
}
