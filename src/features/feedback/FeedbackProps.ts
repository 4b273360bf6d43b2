import type { FeedbackEmit } from './manifest.ts';

/** The element's attributes, and the properties that every element gets. */
export interface FeedbackProps {
  readonly size: FeedbackSize;
  /** Days between two questions. */
  readonly periodDays: number;
  readonly headingLevel: number;
  readonly emit: FeedbackEmit;
}

/** `full` is always shown, `card` only when it is time to ask; `button` opens a window, and `window` is that window (FEED-8). */
export type FeedbackSize = 'full' | 'card' | 'button' | 'window';
