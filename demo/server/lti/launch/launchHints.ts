import type { Db } from '../../db/openDb.ts';
import { createHints, type Hints } from '../hints.ts';

/** The purpose of a launch, which is checked again when the tool asks for its message. */
export type LaunchPurpose =
  /** A learner plays a part of their run. */
  | { readonly kind: 'play'; readonly workflowId: string; readonly axis: string }
  /** An instructor opens a part of a course. */
  | { readonly kind: 'teach'; readonly objectiveId: string; readonly axis: string }
  /** An author chooses content from the tool for a course. */
  | { readonly kind: 'choose'; readonly objectiveId: string };

/** A launch: its person, its tool and its purpose. */
export interface Launch {
  readonly toolId: string;
  readonly userId: string;
  readonly purpose: LaunchPurpose;
  /** A frame of the portal, or a window. */
  readonly target?: 'iframe' | 'window';
  /** Tag of the reader's language. */
  readonly locale?: string;
}

/** The two hints of a launch: one begins it, the other comes back with the tool. */
export interface LaunchHints {
  readonly begin: Hints<Launch>;
  readonly message: Hints<Launch>;
}

/** @param secret known to this server alone */
export const createLaunchHints = (db: Db, secret: string): LaunchHints => ({
  begin: createHints(db, secret, 'begin', 60),
  // In between, tools may ask for storage or show their own page.
  message: createHints(db, secret, 'message', 300),
});

/** The address that begins a launch: on the portal, good for one use within a minute. */
export const launchAddress = (origin: string, hints: LaunchHints, launch: Launch): string =>
  `${origin}/lti/launch?hint=${encodeURIComponent(hints.begin.of(launch))}`;
