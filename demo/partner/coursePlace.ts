/** A place of this site for a course: the parts of its address, for the element. */
export interface CoursePlace {
  readonly section: 'training' | 'catalog' | 'open';
  readonly objectiveId: string;
  readonly view: 'overview' | 'details' | 'content' | 'redirect' | 'review' | 'workflow';
  /** Ids of the parts from the root to the open one, joined by `/`. */
  readonly axis: string;
  readonly workflowId: string;
}

const views = { details: 'details', content: 'content', go: 'redirect', review: 'review', work: 'workflow' } as const;

/** Reads an address of this site: `/training/{id}`, `/training/{id}/content/{parts}` and the like. Null where it is no course. */
export function readCoursePlace(path: string): CoursePlace | null {
  const [, section, objectiveId, view = '', ...rest] = path.split('/');
  if (
    (section !== 'training' && section !== 'catalog' && section !== 'open') ||
    !objectiveId ||
    !/^[\w-]+$/.test(objectiveId)
  )
    return null;
  if (view && !Object.hasOwn(views, view)) return null;
  const known = view ? views[view as keyof typeof views] : 'overview';
  return {
    section,
    objectiveId,
    view: known,
    axis: known === 'content' ? rest.join('/') : '',
    workflowId: known === 'workflow' ? (rest[0] ?? '') : '',
  };
}

const places = { training: 'courses', catalog: 'catalog', open: 'public' } as const;

/** The attributes of the player that shows such a place. */
export const attributesOf = (
  { section, objectiveId, view, axis, workflowId }: CoursePlace,
  query: string,
): Readonly<Record<string, string>> => ({
  'objective-id': objectiveId,
  'place': places[section],
  view,
  axis,
  'workflow-id': workflowId,
  query,
});
