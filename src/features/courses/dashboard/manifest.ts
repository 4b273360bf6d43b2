import type { Emit } from '../../../port/emit.ts';
import type { Manifest } from '../../../port/manifest.ts';

/** The public facts about the dashboard. */
export const manifest = {
  tag: 'lectern-dashboard',
  attributes: {},
  properties: [],
  events: {},
  namespaces: ['common', 'courses', 'home'],
  firstCalls: [],
  minHeight: 480,
} as const satisfies Manifest;

/** Raises an event of the dashboard. */
export type DashboardEmit = Emit<typeof manifest>;
