import type { EventSpec } from './manifest.ts';

/** A run through a course. */
export interface Run {
  readonly objectiveId: string;
  readonly workflowId: string;
}

/** Events that several elements raise, as their manifests name them. */
export const sharedEvents = {
  title: { cancelable: false } as EventSpec<{ readonly sections: readonly string[] }>,
  enrolled: { cancelable: false } as EventSpec<{ readonly objectiveId: string; readonly aggregateId: string }>,
  started: { cancelable: false } as EventSpec<Run>,
  finished: { cancelable: false } as EventSpec<Run>,
};
