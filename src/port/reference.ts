import type { Manifest } from './manifest.ts';

/** Reference texts, for people and tools, on the names of a manifest, each in one sentence. */
export interface Reference<M extends Pick<Manifest, 'attributes' | 'events'> & Partial<Manifest>> {
  readonly summary: string;
  /** The element as an engineer writes it, as HTML; `b7` is the id of a course. */
  readonly example: string;
  readonly attributes: Readonly<Record<keyof M['attributes'], string>>;
  /** The TypeScript type of each property, as text, and a sentence. */
  readonly properties?: Readonly<Record<string, { readonly type: string; readonly summary: string }>>;
  /** The TypeScript type of each event's `detail`, as text, and a sentence. */
  readonly events: Readonly<Record<keyof M['events'], { readonly detail: string; readonly summary: string }>>;
  readonly slots: Readonly<Record<string, string>>;
  readonly parts: Readonly<Record<string, string>>;
}
