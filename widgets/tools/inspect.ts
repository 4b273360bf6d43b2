import type { LogEntry } from '../../src/bridge/log/logEntry.ts';
import { pageChannels, type ChannelReport } from '../../src/bridge/log/pageChannels.ts';
import { pageLog } from '../../src/bridge/log/pageLog.ts';
import { registrySlot, slots } from '../../src/runtime/slots.ts';
import { ourElements } from './ourElements.ts';

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
  const elements = [...ourElements(document)];
  const elementsOf = (tag: string) => elements.filter(({ localName }) => localName === tag);
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
    elements: [...new Set(elements.map(({ localName }) => localName))].map((tag) => ({
      tag,
      count: elementsOf(tag).length,
      defined: elementsOf(tag).every((element) => element.matches(':defined')),
    })),
    frames: pageChannels(globalThis),
    log: pageLog(globalThis)?.entries() ?? [],
  };
}
