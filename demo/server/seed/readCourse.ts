import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fold } from '../../../src/domain/filter/fold.ts';
import {
  activityTypes,
  objectiveStates,
  presentationModes,
  type ActivityType,
  type ObjectiveState,
  type PresentationMode,
} from '../../../src/domain/course/states.ts';
import type { activities, objectives } from '../db/schema.ts';
import { uuidOf } from '../db/uuidOf.ts';
import { readMaterial, type ToolFile } from './readMaterial.ts';
import { readParts, type SeedParts } from './readParts.ts';
import type { SeedDates } from './seedDates.ts';

/** The content of a course's `course.json`. */
interface CourseFile {
  readonly code: string;
  readonly name: string;
  readonly description: string;
  readonly about?: string;
  readonly collections: readonly string[];
  readonly scale?: string;
  readonly cover?: string;
  readonly state?: ObjectiveState;
  readonly presentation?: PresentationMode;
  readonly announcements?: boolean;
  readonly proctored?: boolean;
  /** False: external content does not fill the screen. */
  readonly fullscreen?: boolean;
  /** A course without parts: its text is in `content.html`; a tool has none. */
  readonly root?: {
    readonly type: Exclude<ActivityType, 'composite'>;
    readonly minutes: number;
    readonly supportReview?: boolean;
    readonly tool?: ToolFile;
  };
}

/** The rows of one course. */
export interface SeedCourse extends Omit<SeedParts, 'duration' | 'files' | 'links'> {
  readonly objective: typeof objectives.$inferInsert;
  readonly collections: readonly string[];
  readonly files?: SeedParts['files'];
  readonly links?: SeedParts['links'];
}

/** Reads a course from its folder: `course.json`, and its parts or, for a course without parts, one text, `content.html`. */
export function readCourse(folder: string, dates: SeedDates): SeedCourse {
  const course = JSON.parse(readFileSync(join(folder, 'course.json'), 'utf8')) as CourseFile;
  const activityId = uuidOf(`activity:${course.code}`);
  const { duration, ...below } = readParts(course.code, folder, activityId, dates);
  const { row, links } = rootRow(course, activityId, folder, duration, dates);
  return {
    ...below,
    objective: objectiveRow(course, activityId, below.leaves.length),
    collections: course.collections,
    activities: [row, ...below.activities],
    links: [...links, ...below.links],
  };
}

function objectiveRow(course: CourseFile, activityId: string, partsTotal: number): SeedCourse['objective'] {
  return {
    id: uuidOf(`course:${course.code}`),
    name: course.name,
    code: course.code,
    description: course.description,
    about: course.about ?? null,
    state: objectiveStates[course.state ?? 'ready'],
    imageUrl: course.cover ? `/media/covers/${course.cover}.svg` : null,
    activityId,
    gradingScaleId: course.scale ? uuidOf(`scale:${course.scale}`) : null,
    announcementChannelId: course.announcements ? uuidOf(`channel:${course.code}`) : null,
    proctored: course.proctored ?? false,
    supportFullscreenView: course.fullscreen ?? true,
    partsTotal,
    nameSort: fold(course.name),
    codeSearch: fold(course.code),
    descriptionSearch: fold(course.description),
  };
}

/** The activity of the whole course, and the tool that plays it. @param duration of its parts, in seconds */
function rootRow(
  course: CourseFile,
  id: string,
  folder: string,
  duration: number,
  dates: SeedDates,
): { readonly row: typeof activities.$inferInsert; readonly links: SeedParts['links'] } {
  const { root } = course;
  const { columns, links } = readMaterial(id, root?.type ?? 'composite', root?.tool ? { tool: root.tool } : {}, dates);
  const row = {
    id,
    name: course.name,
    code: course.code,
    state: objectiveStates.ready,
    proctored: course.proctored ?? false,
    supportReview: root?.supportReview ?? true,
    supportLtiGrading: root?.type === 'lti',
    ...columns,
    type: activityTypes[root?.type ?? 'composite'],
  };
  if (!root)
    return { links, row: { ...row, duration, presentationMode: presentationModes[course.presentation ?? 'tree'] } };
  const content = root.type === 'text' ? readFileSync(join(folder, 'content.html'), 'utf8').trim() : null;
  return { links, row: { ...row, duration: root.minutes * 60, content } };
}
