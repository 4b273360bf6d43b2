import type { BookmarksEmit } from './manifest.ts';

/** The element's attributes, and the properties that every element gets. */
export interface BookmarksProps {
  readonly headingLevel: number;
  readonly emit: BookmarksEmit;
}
