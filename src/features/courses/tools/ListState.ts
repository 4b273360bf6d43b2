import type { ListRequest } from '../../../data/courses/ListRequest.ts';
import type { Store } from '../../../port/port.ts';
import type { ListChoice } from './listChoice.ts';

/** The current choice. */
export interface ListSnapshot {
  readonly choice: ListChoice;
  /** The request for the server; null until the stored values are known to exist. */
  readonly request: ListRequest | null;
  /** Whether the list is searched or filtered, so that it may have more courses than are shown. */
  readonly narrowed: boolean;
  /** How often unknown values were removed; the learner is told each time (FILTER-11). */
  readonly dropped: number;
}

/** A reader's choice in one list: stored, and reported to the page's address. */
export interface ListState {
  readonly store: Store<ListSnapshot>;
  /** Applies a choice of the reader. */
  readonly change: (part: Partial<ListChoice>) => void;
  /** Applies a new query of the address. */
  readonly take: (query: string | undefined) => void;
  /** Begins to check the stored values. @returns stops the check */
  readonly start: () => () => void;
}
