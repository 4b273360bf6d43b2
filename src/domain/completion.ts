import type { Activity } from './activity.ts';

/** How a course ends: with anything scored it is handed in, with nothing scored it is finished (SUBMIT-1). */
export function completion(root: Activity): 'submit' | 'finish' {
  const scored = (activity: Activity): boolean =>
    activity.state !== 'archived' && (activity.scored || activity.children.some((part) => scored(part.child)));
  return scored(root) ? 'submit' : 'finish';
}
