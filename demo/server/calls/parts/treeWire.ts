import {
  activityTypes,
  objectiveStates,
  presentationModes,
  workflowStates,
} from '../../../../src/domain/course/states.ts';
import { resourceKinds } from '../../../../src/domain/course/resources.ts';
import type { activityWorkflows } from '../../db/schemaRuns.ts';
import { uuidOf } from '../../db/uuidOf.ts';
import type { ActivityRow, PartsBelow } from './partsBelow.ts';

type ActivityWorkflowRow = typeof activityWorkflows.$inferSelect;

/** A run through a part as it goes over the wire. */
export const activityWorkflowWire = ({
  id,
  state,
  submitted,
  finished,
  lastProctoringSessionId,
}: ActivityWorkflowRow) => ({
  id,
  state,
  submitted: submitted?.toISOString() ?? null,
  finished: finished?.toISOString() ?? null,
  lastProctoringSessionId,
});

/** A part with all that is below it, as it is sent. */
export type PartWire = ReturnType<typeof partWire> & { readonly childActivity: ActivityWire };
/** An activity with its parts, as it is sent. */
export type ActivityWire = ReturnType<typeof ownWire> & {
  readonly children: readonly PartWire[];
  readonly activityWorkflowAggregate: ReturnType<typeof aggregateWire>;
};
type Own = {
  readonly [K in Exclude<keyof ActivityRow, 'gradedByHand' | 'scored'>]?: ActivityRow[K] | undefined;
} & Pick<ActivityRow, 'id' | 'name' | 'type' | 'state' | 'supportReview'>;

/** The value, or undefined if it is not set or is the usual one: JSON leaves out undefined fields. */
const unless = <T>(usual: T, value: T | null | undefined) => (value === null || value === usual ? undefined : value);

/** The value of a column in one of its rows. */
function valueAt<T>(column: readonly T[], row: number): T {
  const value = column[row];
  if (value === undefined) throw new RangeError(`There is no row ${row}.`);
  return value;
}

/** An activity in a tree. Unset fields and fields with their usual value are left out: the tree is a third shorter (SRV-29). */
const ownWire = (all: PartsBelow['children'], at: number): Own => ({
  id: valueAt(all.id, at),
  name: valueAt(all.name, at),
  code: all.code[at] ?? undefined,
  type: valueAt(all.type, at),
  resourceKind: unless<number>(resourceKinds.none, all.resourceKind[at]),
  state: valueAt(all.state, at),
  duration: all.duration[at] ?? undefined,
  supportReview: valueAt(all.supportReview, at),
  presentationMode: unless<number>(presentationModes.tree, all.presentationMode[at]),
  // Always sent: a part without a display mode is shown as its course says (DATA-20).
  displayMode: valueAt(all.displayMode, at),
  preferredWidth: all.preferredWidth[at] ?? undefined,
  preferredHeight: all.preferredHeight[at] ?? undefined,
  supportMobileView: unless(true, all.supportMobileView[at]),
  supportCollaborativeMode: unless(false, all.supportCollaborativeMode[at]),
  supportPersonalMode: unless(true, all.supportPersonalMode[at]),
  supportLtiGrading: unless(false, all.supportLtiGrading[at]),
  imageUrl: all.imageUrl[at] ?? undefined,
  proctored: unless(false, all.proctored[at]),
});

/** The learner's work in an activity, as it goes over the wire. */
export const aggregateWire = (run: ActivityWorkflowRow | undefined) => ({
  lastActivityWorkflow: run && runWire(run),
  bestActivityRecord:
    run && (run.passed !== null || run.normalizedScore !== null)
      ? { passed: run.passed, normalizedScore: run.normalizedScore }
      : undefined,
});

const runWire = ({ id, state, submitted, finished, lastProctoringSessionId }: ActivityWorkflowRow) => ({
  id,
  state,
  submitted: submitted?.toISOString(),
  finished: finished?.toISOString(),
  lastProctoringSessionId: lastProctoringSessionId ?? undefined,
});

const partWire = ({ parts, children }: PartsBelow, at: number, axis: string, available: boolean) => ({
  id: valueAt(parts.id, at),
  order: valueAt(parts.order, at),
  optional: valueAt(parts.optional, at),
  // A part that is not scored is sent with weight 0: that is how a client knows (SUBMIT-1).
  scoreWeight:
    children.scored[at] || children.type[at] === activityTypes.composite ? valueAt(parts.scoreWeight, at) : 0,
  activityConstraint: valueAt(parts.activityConstraint, at),
  available,
  contentAvailable: valueAt(parts.contentAvailable, at),
  activityPathId: uuidOf(axis),
  axis,
});

/** A course with its tree as it is sent; the root has all of its fields. @param runs the runs through root and parts */
export function treeWire(
  { gradedByHand: _g, scored: _s, ...root }: ActivityRow,
  below: PartsBelow,
  runs: readonly ActivityWorkflowRow[],
): ActivityWire {
  const runAt = new Map(runs.map((run) => [run.axis, run]));
  const { parts, children, placesIn } = below;
  // Changes the objects instead of copying them, since there are thousands.
  const withParts = (own: Own, axis: string, waiting: boolean): ActivityWire =>
    Object.assign(own, {
      children: partsOf(own.id, axis, waiting),
      activityWorkflowAggregate: aggregateWire(runAt.get(axis)),
    });
  // A part that has to be done before a module has to be done before the parts of the module too (SRV-11).
  const partsOf = (id: string, above: string, waiting: boolean): readonly PartWire[] => {
    let blocked = waiting;
    return (placesIn.get(id) ?? []).map((at) => {
      const axis = above ? `${above}/${parts.id[at]}` : valueAt(parts.id, at);
      const part = partWire(below, at, axis, !(parts.afterPrevious[at] && blocked));
      const childActivity = withParts(ownWire(children, at), axis, blocked);
      const done = (runAt.get(axis)?.state ?? 0) >= workflowStates.submitted;
      // A mandatory part that is not done blocks the later parts that wait for it.
      blocked ||=
        !part.optional &&
        !done &&
        (childActivity.state === objectiveStates.ready || childActivity.state === objectiveStates.expired);
      return Object.assign(part, { childActivity });
    });
  };
  return withParts(root, '', false);
}

/** The tree without the scores of these parts, which are not shown yet (REVIEW-7). */
export const withoutScores = (activity: ActivityWire, axes: ReadonlySet<string>): ActivityWire => ({
  ...activity,
  children: activity.children.map((part) => {
    const child = withoutScores(part.childActivity, axes);
    return {
      ...part,
      childActivity: axes.has(part.axis)
        ? { ...child, activityWorkflowAggregate: { ...child.activityWorkflowAggregate, bestActivityRecord: undefined } }
        : child,
    };
  }),
});
