import type { Activity } from '../tree/activity.ts';

/**
 * How a course ends: it is submitted if any part is scored, and finished otherwise (SUBMIT-1). A part is scored when its weight counts in
 * the score of the course.
 * @param root with settled constraints, so that the parts of a parent with weight 0 have weight 0 too
 */
export function completion(root: Activity): 'submit' | 'finish' {
  const scored = ({ children }: Activity): boolean =>
    children.some(
      ({ child, scoreWeight }) =>
        child.state !== 'archived' && (child.type === 'composite' ? scored(child) : scoreWeight > 0),
    );
  return scored(root) ? 'submit' : 'finish';
}
