import {
  activityTypes,
  displayModes,
  objectiveStates,
  presentationModes,
  workflowStates,
  type ActivityType,
  type DisplayMode,
  type ObjectiveState,
  type PresentationMode,
  type WorkflowState,
} from '../../../../src/domain/course/states.ts';
import { resourceKinds, type ResourceKind } from '../../../../src/domain/course/resources.ts';

export interface PartSketch {
  readonly name: string;
  readonly type?: ActivityType;
  readonly state?: ObjectiveState;
  readonly workflow?: WorkflowState;
  readonly score?: number;
  readonly optional?: boolean;
  readonly available?: boolean;
  readonly contentAvailable?: boolean;
  readonly minutes?: number;
  readonly constraint?: Readonly<Record<string, string | number>>;
  readonly layout?: PresentationMode;
  readonly kind?: ResourceKind;
  readonly display?: DisplayMode;
  /** Preferred width and height. */
  readonly box?: readonly [width: number, height: number];
  readonly desktop?: boolean;
  /** Done together; `either` also alone. */
  readonly together?: boolean | 'either';
  readonly proctored?: boolean;
  readonly children?: readonly PartSketch[];
}

/** A part as the server sends it; ids are its place in the tree. */
function wirePart(sketch: PartSketch, index: number, above: string): object {
  const id = above ? `${above.split('/').at(-1) ?? ''}-${index + 1}` : `p${index + 1}`;
  const axis = above ? `${above}/${id}` : id;
  return {
    id,
    order: index,
    optional: sketch.optional ?? false,
    scoreWeight: Number(Boolean(sketch.children) || sketch.score !== undefined),
    available: sketch.available ?? true,
    contentAvailable: sketch.contentAvailable ?? true,
    activityConstraint: sketch.constraint ?? null,
    activityPathId: `path-${id}`,
    axis,
    childActivity: wireActivity(sketch, axis),
  };
}

/** An activity as the server sends it. */
export function wireActivity(sketch: PartSketch, axis = ''): object {
  return {
    id: `activity-${axis || 'root'}`,
    name: sketch.name,
    code: null,
    type: activityTypes[sketch.type ?? (sketch.children ? 'composite' : 'text')],
    resourceKind: resourceKinds[sketch.kind ?? 'none'],
    state: objectiveStates[sketch.state ?? 'ready'],
    duration: sketch.minutes ? sketch.minutes * 60 : null,
    supportReview: true,
    presentationMode: presentationModes[sketch.layout ?? 'tree'],
    displayMode: sketch.display && displayModes[sketch.display],
    preferredWidth: sketch.box?.[0] ?? null,
    preferredHeight: sketch.box?.[1] ?? null,
    supportMobileView: sketch.desktop !== true,
    supportCollaborativeMode: Boolean(sketch.together),
    supportPersonalMode: sketch.together !== true,
    proctored: sketch.proctored ?? false,
    children: (sketch.children ?? []).map((child, index) => wirePart(child, index, axis)),
    activityWorkflowAggregate: {
      lastActivityWorkflow: sketch.workflow
        ? { id: `w-${axis}`, state: workflowStates[sketch.workflow], submitted: null, finished: null }
        : null,
      bestActivityRecord:
        sketch.score === undefined ? null : { passed: sketch.score >= 0.6, normalizedScore: sketch.score },
    },
  };
}
