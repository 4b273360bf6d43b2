import type { ChannelCounts, ChannelState } from '../channel/channel.ts';

/** A channel of the page as `lectern.inspect()` shows it; names nobody. */
export interface ChannelReport {
  /** Which end of it this page has. */
  readonly side: 'host' | 'frame';
  /** Path of the page in the frame, without parts that may name somebody: query, hash, the number of a certificate. */
  readonly path: string;
  readonly state: ChannelState;
  readonly counts: ChannelCounts;
}

const slot = Symbol.for('lectern.channels');

type Page = { [slot]?: Set<() => ChannelReport> };

/** Adds a channel to the list of the page, which scripts without common modules can find too. @returns a function that removes it */
export function listChannel(page: object, report: () => ChannelReport): () => void {
  const all = ((page as Page)[slot] ??= new Set());
  all.add(report);
  return () => void all.delete(report);
}

/** The current state of the page's channels. */
export const pageChannels = (page: object): readonly ChannelReport[] =>
  [...((page as Page)[slot] ?? [])]
    .map((report) => report())
    .map((seen) => ({ ...seen, path: seen.path.replace(/[?#].*$|(?<=\/certificate\/).*$/, '') }));
