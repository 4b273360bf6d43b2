import type { Activity } from '../tree/activity.ts';

/**
 * How a course ends: with anything scored it is handed in, with nothing scored it is finished (SUBMIT-1). A part is scored
 * when its weight counts in the score of the course.
 * @param root with settled constraints, so that a parent without weight takes that of its parts
 */
export function completion(root: Activity): 'submit' | 'finish' {
  const scored = ({ children }: Activity): boolean =>
    children.some(
      ({ child, scoreWeight }) =>
        child.state !== 'archived' && (child.type === 'composite' ? scored(child) : scoreWeight > 0),
    );
  return scored(root) ? 'submit' : 'finish';
}
