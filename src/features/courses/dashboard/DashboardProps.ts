import type { DashboardEmit } from './manifest.ts';

/** Attributes by their names, and the properties that every element gets. */
export interface DashboardProps {
  /** Level of the heading; that of each part is one below. */
  readonly headingLevel: number;
  readonly emit: DashboardEmit;
}
