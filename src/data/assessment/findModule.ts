import { objectiveAccesses, objectiveAccessOf } from '../../contract/courses/objectiveAccesses.ts';
import { isUnreadable } from '../../contract/wire/decode.ts';
import type { ObjectiveAccess } from '../../domain/course/course.ts';
import { enrolledFilter } from '../../domain/course/listMembership.ts';
import type { Activity } from '../../domain/tree/activity.ts';
import { LecternError } from '../../errors.ts';
import type { RuntimePort } from '../../port/port.ts';
import { accessPage } from '../courses/enrolledPage.ts';
import { treeQuery } from '../player/queries.ts';

/** The ids by which an e-mail names a module. */
export interface NamedModule {
  readonly activityId: string;
  readonly activityPathId: string;
  /** Null where the course is not known. */
  readonly objectiveId: string | null;
}

/** The place of a module in its course. */
export interface ModulePlace {
  readonly objectiveId: string;
  /** Ids of the parts down to it; none for the course as a whole. */
  readonly axis: readonly string[];
}

// The most courses that are looked through, each with a tree of its own.
const most = 12;

/** Ids of the parts down to a module; null where it is not in this tree. Both ids have to fit, as far as they are given. */
function axisOf(root: Activity, { activityId, activityPathId }: NamedModule): string | null {
  if (activityId !== '' && root.id === activityId && activityPathId === '') return '';
  for (const part of root.children) {
    const fits =
      (activityPathId === '' || part.activityPathId === activityPathId) &&
      (activityId === '' || part.child.id === activityId);
    const below = fits ? part.axis : axisOf(part.child, { activityId, activityPathId, objectiveId: null });
    if (below) return below;
  }
  return null;
}

/** Courses that may hold the module: the named one, else those that the learner has begun, the last one first. */
async function candidates(port: RuntimePort, objectiveId: string | null): Promise<readonly ObjectiveAccess[]> {
  if (objectiveId !== null) return [await port.send(objectiveAccessOf, { params: { objectiveId } })];
  const begun = 'objectiveWorkflowAggregate.lastObjectiveWorkflow';
  const query = {
    ...accessPage(
      {
        key: '',
        filter: [enrolledFilter, 'and', [`${begun}.id`, '<>', null]],
        sort: [{ selector: `${begun}.started`, desc: true }, { selector: 'objective.name' }],
      },
      0,
    ),
    take: most,
  };
  const { items } = await port.send(objectiveAccesses, { query });
  return items.filter((item): item is ObjectiveAccess => !isUnreadable(item));
}

/** Turns the codes of a course that is not the learner's into `nothing`. Throws other errors, which may pass with another try. */
const noneOf =
  <T>(nothing: T) =>
  (error: unknown): T => {
    if (error instanceof LecternError && ['not_found', 'forbidden', 'bad_request'].includes(error.code)) return nothing;
    throw error;
  };

/**
 * The place of a module that an e-mail names (EMAIL-3); null where it is in none of the learner's courses.
 * @throws LecternError where the search itself failed
 */
export async function findModule(port: RuntimePort, module: NamedModule): Promise<ModulePlace | null> {
  if (module.activityId === '' && module.activityPathId === '') return null;
  const courses = await candidates(port, module.objectiveId).catch(noneOf<readonly ObjectiveAccess[]>([]));
  for (const { objective, aggregate } of courses) {
    const run = aggregate.lastObjectiveWorkflow;
    const root = run && (await port.cache.fetchQuery(treeQuery(port, run.id)).catch(noneOf(null)));
    const axis = root && axisOf(root, module);
    if (axis !== null) return { objectiveId: objective.id, axis: axis.split('/').filter(Boolean) };
  }
  return null;
}
