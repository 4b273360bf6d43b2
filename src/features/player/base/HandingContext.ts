import { createContext } from 'react';
import type { Store } from '../../../port/port.ts';

/** The button that hands in an answer, drawn by the bar of its part. */
export interface HandInButton {
  readonly text: string;
  readonly busy: boolean;
  readonly run: () => void;
}

/** Shared data of parts that ask for an answer, and the place where they leave their buttons (ANSWER-1). */
export interface Handing {
  readonly objectiveId: string;
  readonly userId: string;
  /** Whether the course is proctored. */
  readonly proctored: boolean;
  /** By activity path id. */
  readonly buttons: Store<ReadonlyMap<string, HandInButton>>;
  readonly offer: (activityPathId: string, button: HandInButton | null) => void;
  /** Called when a part was handed in. */
  readonly onDone: (path: readonly string[]) => void;
}

/** Handing of the content view of a course; null if nothing can be handed in. */
export const HandingContext = createContext<Handing | null>(null);
