import { createLocale } from '../../../src/i18n/createLocale.ts';
import type { Namespace } from '../../../src/i18n/keys.ts';
import type { LecternError } from '../../../src/errors.ts';
import type { RuntimePort, Store } from '../../../src/port/port.ts';
import arCommon from '../../../locales/ar/common.json';
import enCommon from '../../../locales/en-US/common.json';
import enFailure from '../../../locales/en-US/failure.json';

/** A store whose state a test can set. */
export function valueStore<T>(first: T): Store<T> & { readonly set: (next: T) => void } {
  let state = first;
  const listeners = new Set<(state: T, previous: T) => void>();
  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set: (next) => {
      const previous = state;
      state = next;
      listeners.forEach((listener) => listener(next, previous));
    },
  };
}

export interface FakePort {
  readonly port: RuntimePort;
  /** Number of leases that are held now. */
  readonly leases: () => number;
  readonly reported: LecternError[];
  /** Ends the runtime, as `destroy` does. */
  readonly destroy: () => void;
  /** With `held`, languages are served only after this call. */
  readonly release: () => void;
}

/** A runtime with real languages and only the other parts that the adapter itself needs of a port. */
export function fakePort({ level = 1, held = false }: { level?: number; held?: boolean } = {}): FakePort {
  const ends = new Set<(() => void) | undefined>();
  const reported: LecternError[] = [];
  let release = () => {};
  const gate = held ? new Promise<void>((resolve) => (release = resolve)) : Promise.resolve();
  const files: Readonly<Record<string, unknown>> = {
    'en-US/common': enCommon,
    'en-US/failure': enFailure,
    'ar/common': arCommon,
  };
  const locale = createLocale({
    initial: 'en-US',
    offered: ['en-US', 'ar'],
    fetchFile: async (tag: string, namespace: Namespace) => {
      await gate;
      return files[`${tag}/${namespace}`] ?? {};
    },
    keep: () => {},
    report: (error) => reported.push(error),
  });
  const port: Partial<RuntimePort> = {
    level,
    locale,
    host: { report: (error: LecternError) => void reported.push(error) } as unknown as RuntimePort['host'],
    notices: { announce: () => {} } as unknown as RuntimePort['notices'],
    lease: (_owner, onEnd) => {
      const held = () => onEnd?.();
      ends.add(held);
      return { release: () => ends.delete(held) };
    },
  };
  return {
    port: port as RuntimePort,
    leases: () => ends.size,
    reported,
    destroy: () => ends.forEach((end) => end?.()),
    release: () => release(),
  };
}
