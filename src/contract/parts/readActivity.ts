import type {
  Activity,
  ActivityConstraint,
  ActivityPart,
  ActivityWorkflowAggregate,
} from '../../domain/tree/activity.ts';
import { pictureAddress } from '../../web/pictureAddress.ts';
import {
  activityTypes,
  displayModes,
  objectiveStates,
  presentationModes,
  workflowStates,
} from '../../domain/course/states.ts';
import { resourceKinds } from '../../domain/course/resources.ts';
import type { ActivityWorkflow } from '../../domain/course/workflow.ts';
import { LecternError } from '../../errors.ts';
import { stateNames } from '../wire/stateNames.ts';

// Written out field by field and without a schema: a tree has thousands of parts, and this code reads them six times faster, which saves a
// tenth of a second on a slow phone. The tests compare it with a schema of the same rules.
type Raw = Readonly<Record<string, unknown>>;

const unpromised = (call: string, field: string) =>
  new LecternError('bad_reply', `${call}: ${field || 'the reply'} is not as promised`, { call, field });
/** The path of a field below another. */
const path = (at: string, field: string | number) => (at ? `${at}.${field}` : `${field}`);

function object(call: string, at: string, value: unknown): Raw {
  if (typeof value !== 'object' || value === null) throw unpromised(call, at);
  return value as Raw;
}

function string(call: string, at: string, raw: Raw, field: string): string {
  const value = raw[field];
  if (typeof value !== 'string') throw unpromised(call, path(at, field));
  return value;
}

const maybeObject = (value: unknown) => (typeof value === 'object' ? (value as Raw | null) : null);
const text = (value: unknown) => (typeof value === 'string' ? value : null);
const count = (value: unknown) => (typeof value === 'number' && !Number.isNaN(value) ? value : null);

function instant(value: unknown): number | null {
  const time = typeof value === 'string' ? Date.parse(value) : NaN;
  return Number.isNaN(time) ? null : time;
}

const types = stateNames(activityTypes);
const kinds = stateNames(resourceKinds);
const states = stateNames(objectiveStates);
const presentations = stateNames(presentationModes);
const displays = stateNames(displayModes);
const runStates = stateNames(workflowStates);
const disclosures = stateNames({ never: 0, afterFinish: 1, afterDate: 2, afterScore: 3 });
const reviews = stateNames({ never: 1, afterSubmission: 2, afterRevealingResults: 3 });

const readConstraint = (raw: Raw): ActivityConstraint => ({
  startFrom: instant(raw['startFrom']),
  startUntil: instant(raw['startUntil']),
  accessibleUntil: instant(raw['accessibleUntil']),
  gracePeriodUntil: instant(raw['gracePeriodUntil']),
  due: instant(raw['due']),
  resultsDisclosureFrom: instant(raw['resultsDisclosureFrom']),
  revealResultsFrom: instant(raw['revealResultsFrom']),
  resultsDisclosurePolicy: disclosures.get(raw['resultsDisclosurePolicy']) ?? null,
  resultsDisclosureAbove: count(raw['resultsDisclosureAbove']),
  reviewPolicy: reviews.get(raw['reviewPolicy']) ?? null,
});

function readRun(value: unknown): ActivityWorkflow | null {
  const raw = maybeObject(value);
  const id = raw && text(raw['id']);
  if (!raw || id === null) return null;
  // An unknown state counts as submitted: the run is shown, but nothing can be done with it.
  return {
    id,
    state: runStates.get(raw['state']) ?? 'submitted',
    submitted: instant(raw['submitted']),
    finished: instant(raw['finished']),
    lastProctoringSessionId: text(raw['lastProctoringSessionId']),
  };
}

function readBest(value: unknown): ActivityWorkflowAggregate['bestActivityRecord'] {
  const raw = maybeObject(value);
  const passed = raw?.['passed'];
  return raw && { passed: typeof passed === 'boolean' ? passed : null, normalizedScore: count(raw['normalizedScore']) };
}

const nothing: ActivityWorkflowAggregate = { lastActivityWorkflow: null, bestActivityRecord: null };

/** Reads a learner's aggregate of an activity; unreadable values count as absent. */
export function readAggregate(value: unknown): ActivityWorkflowAggregate {
  const raw = maybeObject(value);
  // Most of the thousands of parts have not been started, and share one object.
  if (!raw?.['lastActivityWorkflow'] && !raw?.['bestActivityRecord']) return nothing;
  return {
    lastActivityWorkflow: readRun(raw['lastActivityWorkflow']),
    bestActivityRecord: readBest(raw['bestActivityRecord']),
  };
}

/**
 * Reads a part with everything below it. A part that does not say whether it is available counts as locked.
 * @param at its path, for the error
 * @throws LecternError `bad_reply` with the call's name and the path of the first wrong field
 */
export function readPart(call: string, value: unknown, at = ''): ActivityPart {
  const raw = object(call, at, value);
  const constraint = maybeObject(raw['activityConstraint']);
  return {
    id: string(call, at, raw, 'id'),
    order: count(raw['order']) ?? 0,
    optional: raw['optional'] === true,
    scoreWeight: count(raw['scoreWeight']) ?? 0,
    constraint: constraint && readConstraint(constraint),
    available: raw['available'] === true,
    contentAvailable: raw['contentAvailable'] !== false,
    activityPathId: string(call, at, raw, 'activityPathId'),
    axis: text(raw['axis']) ?? '',
    child: readActivity(call, raw['childActivity'], path(at, 'childActivity')),
  };
}

/**
 * Reads the tree of a course. Absent or unknown values of a part get defaults, but a reply whose root has no known type is an error.
 * @throws LecternError `bad_reply` with the call's name and the path of the first wrong field
 */
export function readTree(call: string, value: unknown): Activity {
  const { type } = object(call, '', value);
  if (!types.has(type)) throw unpromised(call, 'type');
  return readActivity(call, value);
}

/** Reads an activity with everything below it, like {@link readPart}; an absent list of children counts as empty. */
export function readActivity(call: string, value: unknown, at = ''): Activity {
  const raw = object(call, at, value);
  const id = string(call, at, raw, 'id');
  const name = string(call, at, raw, 'name');
  const children = raw['children'] ?? [];
  if (!Array.isArray(children)) throw unpromised(call, path(at, 'children'));
  return {
    id,
    name,
    code: text(raw['code']),
    type: types.get(raw['type']) ?? 'text',
    resourceKind: kinds.get(raw['resourceKind']) ?? 'none',
    state: states.get(raw['state']) ?? 'draft',
    duration: count(raw['duration']),
    supportReview: raw['supportReview'] === true,
    presentationMode: presentations.get(raw['presentationMode']) ?? (at === '' ? null : 'tree'),
    displayMode: displays.get(raw['displayMode']) ?? null,
    preferredWidth: count(raw['preferredWidth']),
    preferredHeight: count(raw['preferredHeight']),
    // A part works on a phone unless the server says that it does not.
    supportMobileView: raw['supportMobileView'] !== false,
    supportCollaborativeMode: raw['supportCollaborativeMode'] === true,
    supportPersonalMode: raw['supportPersonalMode'] !== false,
    proctored: raw['proctored'] === true,
    imageUrl: pictureAddress(raw['imageUrl']),
    children: children.map((part: unknown, index) => readPart(call, part, path(path(at, 'children'), index))),
    aggregate: readAggregate(raw['activityWorkflowAggregate']),
  };
}
