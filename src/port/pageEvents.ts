import type { Raised } from './emit.ts';

/** Figures of the page's elements (ELEM-11). */
export interface Vitals {
  /** Milliseconds from the start of our script to the first content of an element, by tag. */
  readonly content: Readonly<Record<string, number>>;
  /** Layout shift in elements and below them, as a score without a unit. */
  readonly shift: number | null;
  /** The number of the learner's actions in elements that were measured, and the longest time from an action to its painting. */
  readonly interactions: number | null;
  readonly latency: number | null;
  /** The number of tasks of more than 50 ms since the script began, also of other scripts, and the sum of their time beyond 50 ms. */
  readonly longTasks: number | null;
  readonly blocked: number | null;
  /** The number of files of our code that were fetched, and their bytes as transferred. */
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
