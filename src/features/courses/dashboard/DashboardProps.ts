import type { DashboardEmit } from './manifest.ts';

/** The element's attributes, and the properties that every element gets. */
export interface DashboardProps {
  /** Level of the heading; the headings of the parts are one level below. */
  readonly headingLevel: number;
  readonly emit: DashboardEmit;
}
