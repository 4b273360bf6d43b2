import type { Emit } from '../../port/emit.ts';
import type { EventSpec, Manifest } from '../../port/manifest.ts';
import { sharedEvents } from '../../port/sharedEvents.ts';

/** A part of the content. */
export interface PartDetail {
  readonly objectiveId: string;
  /** Ids of the parts on the path to it, joined by `/`. */
  readonly axis: string;
}

/** The data that a proctoring service needs to begin. */
export interface ProctoringDetail {
  readonly objectiveId: string;
  readonly workflowId: string;
  readonly activityWorkflowId: string;
  /** Null for the whole course. */
  readonly activityPathId: string | null;
  /** The LMS’s answer to the request for a start-token, unchanged. */
  readonly token: unknown;
}

/** The public facts about the course page. */
export const manifest = {
  tag: 'lectern-player',
  attributes: {
    'objective-id': { type: 'string', default: '' },
    'aggregate-id': { type: 'string', default: '' },
    'place': {
      type: 'enum',
      values: ['courses', 'catalog', 'public'],
      default: 'courses',
    },
    'view': {
      type: 'enum',
      values: ['overview', 'details', 'content', 'redirect', 'review', 'workflow', 'answer'],
      default: 'overview',
    },
    'workflow-id': { type: 'string', default: '' },
    'query': { type: 'string', default: '' },
    'axis': { type: 'string', default: '' },
  },
  properties: [],
  events: {
    'lectern-title': sharedEvents.title,
    'lectern-course-enrolled': sharedEvents.enrolled,
    'lectern-course-started': sharedEvents.started,
    'lectern-course-finished': sharedEvents.finished,
    'lectern-part-opened': { cancelable: false } as EventSpec<PartDetail>,
    'lectern-proctoring': { cancelable: true } as EventSpec<ProctoringDetail>,
    'lectern-part-completed': { cancelable: false } as EventSpec<PartDetail>,
  },
  namespaces: ['common', 'player'],
  firstCalls: [],
  minHeight: 480,
} as const satisfies Manifest;

/** Raises an event of the course page. */
export type PlayerEmit = Emit<typeof manifest>;
