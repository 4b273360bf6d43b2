import type { ObjectiveAccess } from './course.ts';

/** The size of a course: its topics if it is laid out as tiles (CARD-3), else its parts. Null if the server does not say. */
export function courseSize({
  objective: { activity },
  parts,
}: Pick<ObjectiveAccess, 'parts'> & {
  readonly objective: {
    readonly activity: Pick<ObjectiveAccess['objective']['activity'], 'presentationMode' | 'childrenCount'>;
  };
}): { readonly unit: 'topics' | 'parts'; readonly count: number } | null {
  if (activity.presentationMode === 'tiles' && activity.childrenCount > 0)
    return { unit: 'topics', count: activity.childrenCount };
  return parts && parts.total > 0 ? { unit: 'parts', count: parts.total } : null;
}
