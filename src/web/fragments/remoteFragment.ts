import type { FragmentSlot } from './fragmentSlots.ts';

/** A module of the tenant that fills a place: its address, the element that it defines, and the digest of its bytes. */
export interface RemoteFragment {
  /** Absolute, by https (http only on loopback), of one file. */
  readonly url: string;
  readonly tag: string;
  /** `sha384-…` or the like, as browsers check it. */
  readonly integrity: string;
}

/** The modules of a tenant by their places. */
export type RemoteFragments = Readonly<Partial<Record<FragmentSlot, RemoteFragment>>>;
