import type { Raised } from './emit.ts';

/** Figures of the page's elements (ELEM-11). */
export interface Vitals {
  /** From the start of our script to the first content of an element, by tag. */
  readonly content: Readonly<Record<string, number>>;
  /** Layout shift in elements and below them, as a score without a unit. */
  readonly shift: number | null;
  /** Actions of the learner in elements that were measured, and the longest that one took until it was painted. */
  readonly interactions: number | null;
  readonly latency: number | null;
  /** Tasks of more than 50 ms since the script began, whoever's they were, and what they took beyond 50 ms together. */
  readonly longTasks: number | null;
  readonly blocked: number | null;
  /** Files of our code that were fetched, and their bytes as they travelled. */
  readonly files: number;
  readonly bytes: number;
}

/** Details of the events that the runtime raises for the whole page. The host can cancel each of them. */
export interface PageEvents {
  readonly 'lectern-notice': {
    readonly tone: 'success' | 'info' | 'warning' | 'danger';
    readonly title: string;
    readonly text: string | null;
  };
  readonly 'lectern-relogin': {
    readonly reason: '401' | 'inactivity';
    readonly waitUntil: (signedIn: Promise<unknown>) => void;
  };
  readonly 'lectern-inactive': object;
  readonly 'lectern-vitals': Vitals;
}

/** Raises an event of the page, on the first element or on the document. @returns whether nobody canceled it */
export type RaiseOnPage = (...event: Raised<PageEvents>) => boolean;
