import type { FrameEnd } from '../../../src/bridge/channel/frameEnd.ts';
import type { HostConfig } from '../../../src/bridge/channel/hostEnd.ts';
import type { InFrame, Tag } from '../../index.ts';
import type { Address } from '../useAddress.ts';

/** How the page stands in its frame; the same on every page of its own. */
export interface FramedLook {
  /** The host follows where the page goes, so that the page makes no steps in the history (FRAME-3). */
  readonly quiet: boolean;
  /** The host gives the frame the height of the content (FRAME-2). */
  readonly sized: boolean;
  /** Without header and side bar (FRAME-5). */
  readonly bare: boolean;
  readonly theme: NonNullable<HostConfig['theme']>;
}

/** A page of the portal in a frame. */
export interface Framed {
  readonly store: { readonly getState: () => FramedLook; readonly subscribe: (listener: () => void) => () => void };
  readonly end: FrameEnd;
  readonly inFrame: InFrame & { readonly eventsOf: (tag: Tag) => readonly string[] };
  /** What the host asked for in its last word on it. */
  readonly config: () => HostConfig;
  /** Told of each place that the page goes to. */
  readonly at: (address: Pick<Address, 'go' | 'path' | 'replaced'>) => void;
  /** Told when something is shown. */
  readonly shown: () => void;
}

/** A page that stands by itself. */
const alone: FramedLook = { quiet: false, sized: false, bare: false, theme: 'auto' };

/** The look of a page in no frame, or of one whose host does not answer. */
export const noFrame: Framed['store'] = { getState: () => alone, subscribe: () => () => undefined };
