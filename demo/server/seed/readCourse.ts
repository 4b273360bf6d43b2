import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fold } from '../../../src/domain/fold.ts';
import { activityTypes, objectiveStates, presentationModes, type ActivityType, type ObjectiveState, type PresentationMode } from '../../../src/domain/states.ts';
import type { activities, activityParts, files, objectives } from '../db/schema.ts';
import { uuidOf } from '../db/uuidOf.ts';
import { readMaterial, type MaterialFile } from './readMaterial.ts';
import type { SeedDates } from './seedDates.ts';

/** What `course.json` of a course says. */
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
  /** A course without parts: its text is in `content.html`, that of a tool is nowhere. */
  readonly root?: { readonly type: Exclude<ActivityType, 'composite'>; readonly minutes: number; readonly supportReview?: boolean };
}

/** The first line of a text, and `module.json` of a folder. Dates are days from the day of the seed. */
interface PartFile extends MaterialFile {
  readonly name: string;
  readonly minutes?: number;
  readonly type?: ActivityType;
  readonly state?: ObjectiveState;
  readonly optional?: boolean;
  readonly scored?: boolean;
  readonly byHand?: boolean;
  /** It is handed in with an answer. That of a run that is over is in the course's folder `answers`, under the name of the text. */
  readonly answer?: boolean;
  readonly weight?: number;
  /** Waits for what comes before it. */
  readonly after?: boolean;
  readonly contentAvailable?: boolean;
  /** Of a module. */
  readonly presentation?: PresentationMode;
  readonly constraint?: Readonly<Record<string, number | string>>;
}

/** A leaf that counts, in reading order. */
export interface SeedLeaf {
  readonly axis: string;
  readonly scored: boolean;
  readonly byHand: boolean;
  readonly optional: boolean;
  /** What was handed in for it, where it asks for an answer and somebody has done it. */
  readonly answer?: string;
}

/** The rows of one course. */
export interface SeedCourse {
  readonly objective: typeof objectives.$inferInsert;
  readonly collections: readonly string[];
  readonly activities: readonly (typeof activities.$inferInsert)[];
  readonly parts: readonly (typeof activityParts.$inferInsert)[];
  readonly files?: readonly (typeof files.$inferInsert)[];
  readonly leaves: readonly SeedLeaf[];
}

const json = <T>(text: string) => JSON.parse(text) as T;
const dateFields = new Set(['startFrom', 'startUntil', 'accessibleUntil', 'gracePeriodUntil', 'due', 'resultsDisclosureFrom', 'revealResultsFrom']);

/** Reads a course from its folder: `course.json`, texts `NN-name.html`, and folders of texts with a `module.json`; or one text, `content.html`. */
export function readCourse(folder: string, dates: SeedDates): SeedCourse {
  const course = json<CourseFile>(readFileSync(join(folder, 'course.json'), 'utf8'));
  const acts: (typeof activities.$inferInsert)[] = [];
  const parts: (typeof activityParts.$inferInsert)[] = [];
  const ownFiles: (typeof files.$inferInsert)[] = [];
  const leaves: SeedLeaf[] = [];

  const visit = (dir: string, parentId: string, above: { readonly axis: string; readonly optional: boolean; readonly counts: boolean }): number => {
    let seconds = 0;
    for (const [order, entry] of readdirSync(dir).filter((name) => /^\d\d-/.test(name)).sort().entries()) {
      const path = join(dir, entry);
      const isModule = statSync(path).isDirectory();
      const [head = '{}', ...text] = readFileSync(isModule ? join(path, 'module.json') : path, 'utf8').split(isModule ? '\0' : /(?<=-->)\n/);
      const file = json<PartFile>(head.replace(/^<!--|-->$/g, ''));
      const id = uuidOf(`activity:${course.code}:${path.slice(folder.length)}`);
      const partId = uuidOf(`part:${course.code}:${path.slice(folder.length)}`);
      const axis = above.axis ? `${above.axis}/${partId}` : partId;
      const optional = above.optional || file.optional === true;
      const state = file.state ?? 'ready';
      const counts = above.counts && state !== 'draft' && state !== 'archived';
      const constraint = Object.entries(file.constraint ?? {}).map(([name, value]) => [name, dateFields.has(name) ? dates.at(Number(value)).toISOString() : value]);
      const row = { id, name: file.name, state: objectiveStates[state], scored: file.scored ?? false, gradedByHand: file.byHand ?? false, asksAnswer: file.answer ?? false, supportLtiGrading: file.type === 'lti' && file.scored === true };
      parts.push({
        id: partId,
        parentId,
        childId: id,
        order: order + 1,
        optional: file.optional ?? false,
        scoreWeight: file.weight ?? 1,
        afterPrevious: file.after ?? false,
        contentAvailable: file.contentAvailable ?? true,
        activityConstraint: constraint.length > 0 ? (Object.fromEntries(constraint) as Record<string, string | number>) : null,
      });
      const type = isModule ? 'composite' : (file.type ?? 'text');
      const material = readMaterial(id, type, file, dates);
      ownFiles.push(...material.files);
      const presentationMode = presentationModes[file.presentation ?? 'tree'];
      const at = acts.push({ ...row, ...material.columns, type: activityTypes[type], presentationMode, content: isModule ? null : text.join('\n').trim() }) - 1;
      const own = isModule ? visit(path, id, { axis, optional, counts }) : (file.minutes ?? 6) * 60;
      acts[at] = { ...(acts[at] as (typeof acts)[number]), duration: own };
      seconds += counts ? own : 0;
      const answer = join(folder, 'answers', entry.replace(/\.html$/, '.txt'));
      if (!isModule && counts) leaves.push({ axis, scored: row.scored, byHand: row.gradedByHand, optional, ...(row.asksAnswer && existsSync(answer) && { answer: readFileSync(answer, 'utf8').trim() }) });
    }
    return seconds;
  };

  const activityId = uuidOf(`activity:${course.code}`);
  const state = objectiveStates[course.state ?? 'ready'];
  const duration = visit(folder, activityId, { axis: '', optional: false, counts: true });
  const { root, proctored = false } = course;
  const row = { id: activityId, name: course.name, code: course.code, state: objectiveStates.ready, proctored, supportReview: root?.supportReview ?? true, supportLtiGrading: root?.type === 'lti' };
  acts.unshift(
    root
      ? { ...row, ...readMaterial(activityId, root.type, {}, dates).columns, type: activityTypes[root.type], duration: root.minutes * 60, content: root.type === 'text' ? readFileSync(join(folder, 'content.html'), 'utf8').trim() : null }
      : { ...row, ...readMaterial(activityId, 'composite', {}, dates).columns, type: activityTypes.composite, duration, presentationMode: presentationModes[course.presentation ?? 'tree'] },
  );
  return {
    objective: {
      id: uuidOf(`course:${course.code}`),
      name: course.name,
      code: course.code,
      description: course.description,
      about: course.about ?? null,
      state,
      imageUrl: course.cover ? `/media/covers/${course.cover}.svg` : null,
      activityId,
      gradingScaleId: course.scale ? uuidOf(`scale:${course.scale}`) : null,
      announcementChannelId: course.announcements ? uuidOf(`channel:${course.code}`) : null,
      proctored,
      partsTotal: leaves.length,
      nameSort: fold(course.name),
      codeSearch: fold(course.code),
      descriptionSearch: fold(course.description),
    },
    collections: course.collections,
    activities: acts,
    parts,
    files: ownFiles,
    leaves,
  };
}
