import type { Activity, ActivityConstraint, ActivityPart } from '../../../../src/domain/tree/activity.ts';
import { noConstraint } from '../../../../src/domain/tree/inheritConstraints.ts';
import type {
  ActivityType,
  DisplayMode,
  ObjectiveState,
  PresentationMode,
  WorkflowState,
} from '../../../../src/domain/course/states.ts';
import type { ResourceKind } from '../../../../src/domain/course/resources.ts';

export interface Given {
  readonly id?: string;
  readonly name?: string;
  readonly type?: ActivityType;
  readonly state?: ObjectiveState;
  readonly workflow?: WorkflowState | null;
  readonly submitted?: number | null;
  readonly passed?: boolean | null;
  readonly score?: number | null;
  readonly optional?: boolean;
  readonly weight?: number;
  readonly available?: boolean;
  readonly contentAvailable?: boolean;
  readonly mode?: PresentationMode;
  readonly kind?: ResourceKind;
  readonly display?: DisplayMode;
  /** Preferred width and height. */
  readonly box?: readonly [number | null, number | null];
  readonly mobile?: boolean;
  readonly together?: boolean;
  readonly alone?: boolean;
  readonly proctored?: boolean;
  readonly minutes?: number;
  readonly order?: number;
  readonly constraint?: Partial<ActivityConstraint> | null;
  readonly children?: readonly ActivityPart[];
}

let made = 0;

/** A part; a composite where it has children. */
export function part(given: Given = {}): ActivityPart {
  const id = given.id ?? `p${++made}`;
  return {
    id,
    order: given.order ?? 0,
    optional: given.optional ?? false,
    scoreWeight: given.weight ?? (given.children ? 1 : 0),
    constraint: given.constraint === null ? null : { ...noConstraint, ...given.constraint },
    available: given.available ?? true,
    contentAvailable: given.contentAvailable ?? true,
    activityPathId: `path-${id}`,
    axis: id,
    child: activity({ ...given, id: `a-${id}`, name: given.name ?? id }),
  };
}

/** An activity; a composite where it has children. */
export function activity(given: Given = {}): Activity {
  const { workflow = null, submitted = null, passed, score } = given;
  return {
    id: given.id ?? 'root',
    name: given.name ?? 'Root',
    code: null,
    type: given.type ?? (given.children ? 'composite' : 'text'),
    resourceKind: given.kind ?? 'none',
    state: given.state ?? 'ready',
    duration: given.minutes ? given.minutes * 60 : null,
    supportReview: true,
    presentationMode: given.mode ?? 'tree',
    displayMode: given.display ?? null,
    preferredWidth: given.box?.[0] ?? null,
    preferredHeight: given.box?.[1] ?? null,
    supportMobileView: given.mobile ?? true,
    supportCollaborativeMode: given.together ?? false,
    supportPersonalMode: given.alone ?? given.together !== true,
    proctored: given.proctored ?? false,
    imageUrl: null,
    children: given.children ?? [],
    aggregate: {
      lastActivityWorkflow: workflow && {
        id: `w-${given.id}`,
        state: workflow,
        submitted,
        finished: workflow === 'finished' ? 1 : null,
        lastProctoringSessionId: null,
      },
      bestActivityRecord:
        passed === undefined && score === undefined ? null : { passed: passed ?? null, normalizedScore: score ?? null },
    },
  };
}

/** A composite root over parts. */
export const tree = (...children: ActivityPart[]): Activity => activity({ children, id: 'root' });
