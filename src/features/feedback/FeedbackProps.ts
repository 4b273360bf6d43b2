import type { FeedbackEmit } from './manifest.ts';

/** Attributes by their names, and the properties that every element gets. */
export interface FeedbackProps {
  readonly size: FeedbackSize;
  /** Days between two questions. */
  readonly periodDays: number;
  readonly headingLevel: number;
  readonly emit: FeedbackEmit;
}

/** `full` always stands; `card` when it is time to ask; `button` opens a window, and `window` is one at once (FEED-8). */
export type FeedbackSize = 'full' | 'card' | 'button' | 'window';
