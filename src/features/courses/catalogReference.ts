import type { Reference } from '../../port/reference.ts';
import type { catalogManifest } from './catalogManifest.ts';
import { reference as courses } from './reference.ts';

/** Reference for people and tools about the catalog. No learner downloads it. */
export const catalogReference = {
  summary: 'The courses that a learner may choose; for visitors the open catalog of a domain.',
  example: '<lectern-catalog audience="public" heading-level="2"></lectern-catalog>',
  attributes: {
    query: courses.attributes.query,
    audience: '`public` shows the open catalog, and asks for nobody: neither for the current user nor for a sign-in.',
    domain:
      'Whose open catalog it is: the name of a host, such as `academy.example`. That of the portal where it is empty.',
  },
  events: {},
  slots: courses.slots,
  parts: courses.parts,
} as const satisfies Reference<typeof catalogManifest>;
