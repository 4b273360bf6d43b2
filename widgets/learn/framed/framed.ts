import type { FrameEnd } from '../../../src/bridge/channel/frameEnd.ts';
import type { HostConfig } from '../../../src/bridge/channel/hostEnd.ts';
import type { InFrame, Tag } from '../../index.ts';
import type { Address } from '../useAddress.ts';

/** The look of the page in its frame; the same on all its pages. */
export interface FramedLook {
  /** The host follows where the page goes, so the page adds nothing to the history (FRAME-3). */
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
  /** The host's last settings. */
  readonly config: () => HostConfig;
  /** Call with each place that the page goes to. */
  readonly at: (address: Pick<Address, 'go' | 'path' | 'replaced'>) => void;
  /** Call when something is shown. */
  readonly shown: () => void;
}

/** A page outside frames. */
const alone: FramedLook = { quiet: false, sized: false, bare: false, theme: 'auto' };

/** The look of a page in no frame, or of one whose host does not answer. */
export const noFrame: Framed['store'] = { getState: () => alone, subscribe: () => () => undefined };
