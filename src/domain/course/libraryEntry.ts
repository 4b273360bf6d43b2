import type { ActivityType, ObjectiveState } from './states.ts';
import type { ResourceKind } from './resources.ts';

/** The ways in which an activity can be used. */
export const supportFlags = ['review', 'mobile', 'collaborative', 'personal', 'ltiGrading'] as const;
export type SupportFlag = (typeof supportFlags)[number];

/** An entry of the resource library: something of which courses are made, as its authors see it (DATA-14). */
export interface LibraryEntry {
  readonly id: string;
  readonly name: string;
  readonly type: ActivityType;
  readonly kind: ResourceKind;
  readonly mayBePublished: boolean;
  readonly mayBeEdited: boolean;
  readonly supports: readonly SupportFlag[];
  /** Names of the courses that are made of it. */
  readonly courses: readonly string[];
}

/** The facts about an activity that its entry is made from. */
export interface LibraryFacts extends Pick<LibraryEntry, 'id' | 'name' | 'type' | 'kind' | 'courses'> {
  readonly state: ObjectiveState;
  /** It plays a package, which never changes (SCORM-1). */
  readonly isPackage: boolean;
  readonly flags: Readonly<Record<SupportFlag, boolean>>;
}

/**
 * The entry of an activity (DATA-14). A draft may be published. Content that this LMS holds may be edited until it is archived; a tool's
 * content lies elsewhere, and a package can only be replaced.
 */
export const libraryEntry = ({
  id,
  name,
  type,
  kind,
  courses,
  state,
  isPackage,
  flags,
}: LibraryFacts): LibraryEntry => ({
  id,
  name,
  type,
  kind,
  courses,
  mayBePublished: state === 'draft',
  mayBeEdited: state !== 'archived' && type !== 'lti' && !isPackage,
  supports: supportFlags.filter((flag) => flags[flag]),
});
