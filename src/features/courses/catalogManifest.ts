import type { Manifest } from '../../runtime/manifest.ts';
import { manifest as courses } from './manifest.ts';

/** What is public about the catalog. */
export const catalogManifest = {
  tag: 'lectern-catalog',
  summary: 'The courses that a learner may choose; for visitors the open catalog of a domain.',
  example: '<lectern-catalog audience="public" heading-level="2"></lectern-catalog>',
  attributes: {
    query: courses.attributes.query,
    audience: {
      type: 'enum',
      values: ['learner', 'public'],
      default: 'learner',
      summary: '`public` shows the open catalog, and asks for nobody: neither for the current user nor for a sign-in.',
    },
    domain: { type: 'string', default: '', summary: 'Whose open catalog it is: the name of a host, such as `academy.example`. That of the portal where it is empty.' },
  },
  properties: {},
  events: {},
  slots: courses.slots,
  parts: courses.parts,
  namespaces: ['common', 'courses', 'lists'],
  // What it asks first depends on its audience.
  firstCalls: [],
  visitors: true,
  minHeight: courses.minHeight,
} as const satisfies Manifest;
