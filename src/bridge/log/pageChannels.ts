import type { ChannelCounts, ChannelState } from '../channel/channel.ts';

/** A channel of the page as `lectern.inspect()` shows it; names nobody. */
export interface ChannelReport {
  /** Which end of it this page has. */
  readonly side: 'host' | 'frame';
  /** Path of the page in the frame, without what may name somebody: query, hash, the number of a certificate. */
  readonly path: string;
  readonly state: ChannelState;
  readonly counts: ChannelCounts;
}

const slot = Symbol.for('lectern.channels');

type Page = { [slot]?: Set<() => ChannelReport> };

/** Lists a channel among those of the page, which scripts that share no module can find. @returns takes it off the list */
export function listChannel(page: object, report: () => ChannelReport): () => void {
  const all = ((page as Page)[slot] ??= new Set());
  all.add(report);
  return () => void all.delete(report);
}

/** Channels of the page as they stand now. */
export const pageChannels = (page: object): readonly ChannelReport[] =>
  [...((page as Page)[slot] ?? [])]
    .map((report) => report())
    .map((seen) => ({ ...seen, path: seen.path.replace(/[?#].*$|(?<=\/certificate\/).*$/, '') }));
