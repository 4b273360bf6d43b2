import type { LogEntry } from '../../src/bridge/log/logEntry.ts';
import { pageChannels, type ChannelReport } from '../../src/bridge/log/pageChannels.ts';
import { pageLog } from '../../src/bridge/log/pageLog.ts';
import { registrySlot, slots } from '../../src/runtime/slots.ts';

/** The facts that `lectern.inspect()` gives about a page: versions, runtimes, elements. They name nobody, and contain no token. */
export interface Inspection {
  /** Build of the script that made the registry; null if no element has appeared yet. */
  readonly build: string | null;
  readonly runtimes: readonly {
    readonly apiBase: string;
    readonly level: number;
    readonly mode: 'cookie' | 'token';
    readonly session: string;
    readonly locale: string;
    readonly clockOffset: number;
  }[];
  readonly elements: readonly { readonly tag: string; readonly count: number; readonly defined: boolean }[];
  /** Channels with the pages in this page's frames, or with the page that contains this one. */
  readonly frames: readonly ChannelReport[];
  /** The last messages between this page and its frames, if `debug` is set (CHAN-9). */
  readonly log: readonly LogEntry[];
}

/** Looks at the page as it is now. */
export function inspect(document: Document, wall: () => number): Inspection {
  const registry = slots[registrySlot];
  const tags = new Map<string, number>();
  for (const { localName } of document.querySelectorAll('*'))
    if (localName.startsWith('lectern-')) tags.set(localName, (tags.get(localName) ?? 0) + 1);
  const waits = (tag: string) => document.querySelector(`${tag}:not(:defined)`) !== null;
  return {
    build: registry?.build ?? null,
    runtimes: [...(registry?.runtimes ?? [])].map(([apiBase, { port, tokens }]) => ({
      apiBase,
      level: port.level,
      mode: tokens ? 'token' : 'cookie',
      session: port.session.store.getState().phase,
      locale: port.locale.tag(),
      clockOffset: Math.round(port.clock.now() - wall()),
    })),
    elements: [...tags].map(([tag, count]) => ({ tag, count, defined: !waits(tag) })),
    frames: pageChannels(globalThis),
    log: pageLog(globalThis)?.entries() ?? [],
  };
}
