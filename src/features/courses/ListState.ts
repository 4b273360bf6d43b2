import type { ListWish } from '../../data/courses/ListWish.ts';
import type { Store } from '../../runtime/port.ts';
import type { ListChoice } from './listChoice.ts';

/** What is chosen of a list now. */
export interface ListSnapshot {
  readonly choice: ListChoice;
  /** What is asked of the server; null until it is known whether all that was read is there. */
  readonly wish: ListWish | null;
  /** Searched or filtered: more courses may be in the list than are shown. */
  readonly narrowed: boolean;
  /** How often something unknown was left out; each time is told (FILTER-11). */
  readonly dropped: number;
}

/** What a reader chooses of one list, kept and told to the page's address. */
export interface ListState {
  readonly store: Store<ListSnapshot>;
  /** The reader chooses. */
  readonly change: (part: Partial<ListChoice>) => void;
  /** The address has another query. */
  readonly take: (query: string) => void;
  /** Begins to look into what was read. @returns ends it */
  readonly start: () => () => void;
}
