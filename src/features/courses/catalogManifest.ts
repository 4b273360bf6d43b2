import type { Manifest } from '../../port/manifest.ts';
import { manifest as courses } from './manifest.ts';

/** The public facts about the catalog. */
export const catalogManifest = {
  tag: 'lectern-catalog',
  attributes: {
    query: courses.attributes.query,
    audience: {
      type: 'enum',
      values: ['learner', 'public'],
      default: 'learner',
    },
    domain: { type: 'string', default: '' },
  },
  properties: [],
  events: {},
  namespaces: ['common', 'courses', 'lists'],
  // Its first call depends on its audience.
  firstCalls: [],
  visitors: true,
  minHeight: courses.minHeight,
} as const satisfies Manifest;
