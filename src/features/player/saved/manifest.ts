import type { Emit } from '../../../port/emit.ts';
import type { Manifest } from '../../../port/manifest.ts';
import { sharedEvents } from '../../../port/sharedEvents.ts';

/** The public facts about a learner's bookmarks. */
export const manifest = {
  tag: 'lectern-bookmarks',
  attributes: {},
  properties: [],
  events: { 'lectern-title': sharedEvents.title },
  namespaces: ['common', 'bookmarks', 'player'],
  firstCalls: [],
  placeless: true,
  minHeight: 240,
} as const satisfies Manifest;

/** Raises an event of the bookmarks. */
export type BookmarksEmit = Emit<typeof manifest>;
