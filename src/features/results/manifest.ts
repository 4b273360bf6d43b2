import type { Emit } from '../../port/emit.ts';
import type { Manifest } from '../../port/manifest.ts';

/** The public facts about a learner's results. */
export const manifest = {
  tag: 'lectern-results',
  attributes: { query: { type: 'string' } },
  properties: [],
  events: {},
  namespaces: ['common', 'results'],
  firstCalls: [],
  minHeight: 480,
} as const satisfies Manifest;

/** Raises an event of the results. */
export type ResultsEmit = Emit<typeof manifest>;
