import type { ListEmit } from './manifest.ts';

/** Attributes of an element that shows a list of courses. */
export interface ListProps {
  /** Level of the heading over the list; that of the cards is one below. */
  readonly headingLevel: number;
  /**
   * Query of the page's address; absent where the host gives none, so that the stored choice comes back; empty for
   * none (FILTER-13).
   */
  readonly query?: string | undefined;
  readonly routing: 'url' | 'memory';
  readonly emit: ListEmit;
}
