import type { ObjectiveState } from './states.ts';

/** State of a course for its learner: draft or archived when course or activity says so; expired counts as ready (STATE-18). */
export function courseState({
  state,
  activity,
}: {
  readonly state: ObjectiveState;
  readonly activity: { readonly state: ObjectiveState };
}): 'draft' | 'archived' | 'ready' {
  for (const name of ['archived', 'draft'] as const) if (state === name || activity.state === name) return name;
  return 'ready';
}
