import type { ListRequest } from '../../../data/courses/ListRequest.ts';
import type { Store } from '../../../port/port.ts';
import type { ListChoice } from './listChoice.ts';

/** The current choice. */
export interface ListSnapshot {
  readonly choice: ListChoice;
  /** The request for the server; null until the values that were read are known to exist. */
  readonly request: ListRequest | null;
  /** Searched or filtered: more courses may be in the list than are shown. */
  readonly narrowed: boolean;
  /** How often unknown values were left out; each time is told (FILTER-11). */
  readonly dropped: number;
}

/** A reader's choice in one list: stored, and reported to the page's address. */
export interface ListState {
  readonly store: Store<ListSnapshot>;
  /** The reader chooses. */
  readonly change: (part: Partial<ListChoice>) => void;
  /** The address has another query. */
  readonly take: (query: string | undefined) => void;
  /** Begins to check the values that were read. @returns stops the check */
  readonly start: () => () => void;
}
