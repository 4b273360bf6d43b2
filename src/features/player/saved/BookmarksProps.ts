import type { BookmarksEmit } from './manifest.ts';

/** Attributes by their names, and the properties that every element gets. */
export interface BookmarksProps {
  readonly headingLevel: number;
  readonly emit: BookmarksEmit;
}
