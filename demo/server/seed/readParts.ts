import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import {
  activityTypes,
  objectiveStates,
  presentationModes,
  type ActivityType,
  type ObjectiveState,
  type PresentationMode,
} from '../../../src/domain/course/states.ts';
import type { activities, activityParts, files } from '../db/schema.ts';
import type { ltiLinks } from '../db/schemaLti.ts';
import { uuidOf } from '../db/uuidOf.ts';
import { seededKey } from '../storage/withSeeded.ts';
import { readMaterial, type MaterialFile } from './readMaterial.ts';
import type { SeedDates } from './seedDates.ts';

/** The first line of a text, and `module.json` of a folder. Dates are days from the day of the seed. */
interface PartFile extends MaterialFile {
  readonly name: string;
  readonly minutes?: number;
  readonly type?: ActivityType;
  readonly state?: ObjectiveState;
  readonly optional?: boolean;
  readonly scored?: boolean;
  readonly byHand?: boolean;
  /** It is handed in with an answer. The answer of a finished run is in the course's folder `answers`, under the name of the text. */
  readonly answer?: boolean;
  readonly weight?: number;
  /** Waits for the parts before it. */
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
  /** The answer that was handed in, where the part asks for one and somebody has done it. */
  readonly answer?: string;
  /** The files that were attached to it: those in a folder with the answer's name. */
  readonly attached?: readonly { readonly name: string; readonly key: string; readonly size: number }[];
}

type ActivityRow = typeof activities.$inferInsert;
type PartRow = typeof activityParts.$inferInsert;

/** The rows of a course's parts. */
export interface SeedParts {
  readonly activities: readonly ActivityRow[];
  readonly parts: readonly PartRow[];
  readonly files: readonly (typeof files.$inferInsert)[];
  /** Tools that play parts. */
  readonly links: readonly (typeof ltiLinks.$inferInsert)[];
  readonly leaves: readonly SeedLeaf[];
  /** Of all parts that count, in seconds. */
  readonly duration: number;
}

/** The properties that a part takes over from the modules around it. */
interface Above {
  readonly axis: string;
  readonly optional: boolean;
  readonly counts: boolean;
}

const USUAL_MINUTES = 6;

const DATE_FIELDS = new Set([
  'startFrom',
  'startUntil',
  'accessibleUntil',
  'gracePeriodUntil',
  'due',
  'resultsDisclosureFrom',
  'revealResultsFrom',
]);

/** The names of a folder's parts, in their order. */
const partNames = (dir: string) =>
  readdirSync(dir)
    .filter((name) => /^\d\d-/.test(name))
    .sort();

/** A part in its folder: a module, or a text whose first line is a comment with its settings. */
function readPart(path: string) {
  const isModule = statSync(path).isDirectory();
  const whole = readFileSync(isModule ? join(path, 'module.json') : path, 'utf8');
  const [head = '{}', ...text] = isModule ? [whole] : whole.split(/(?<=-->)\n/);
  const file = JSON.parse(head.replace(/^<!--|-->$/g, '')) as PartFile;
  return { isModule, file, content: isModule ? null : text.join('\n').trim() };
}

function constraintOf({ constraint = {} }: PartFile, dates: SeedDates): Record<string, number | string> | null {
  const entries = Object.entries(constraint).map(([name, value]) => [
    name,
    DATE_FIELDS.has(name) ? dates.at(Number(value)).toISOString() : value,
  ]);
  return entries.length > 0 ? (Object.fromEntries(entries) as Record<string, number | string>) : null;
}

const activityRow = (id: string, file: PartFile, state: ObjectiveState) => ({
  id,
  name: file.name,
  state: objectiveStates[state],
  scored: file.scored ?? false,
  gradedByHand: file.byHand ?? false,
  asksAnswer: file.answer ?? false,
  supportLtiGrading: file.type === 'lti' && file.scored === true,
});

const partRow = (id: string, parentId: string, childId: string, order: number, file: PartFile, dates: SeedDates) => ({
  id,
  parentId,
  childId,
  order,
  optional: file.optional ?? false,
  scoreWeight: file.weight ?? 1,
  afterPrevious: file.after ?? false,
  contentAvailable: file.contentAvailable ?? true,
  activityConstraint: constraintOf(file, dates),
});

/** Reads the parts in a course's folder: texts `NN-name.html`, and folders of texts with a `module.json`. */
export function readParts(code: string, folder: string, rootId: string, dates: SeedDates): SeedParts {
  const acts: ActivityRow[] = [];
  const parts: PartRow[] = [];
  const ownFiles: SeedParts['files'][number][] = [];
  const links: SeedParts['links'][number][] = [];
  const leaves: SeedLeaf[] = [];

  const addLeaf = (entry: string, file: PartFile, { axis, optional }: Above) => {
    const own = join('answers', entry.replace(/\.html$/, ''));
    const path = join(folder, `${own}.txt`);
    const beside = join(folder, own);
    leaves.push({
      axis,
      scored: file.scored ?? false,
      byHand: file.byHand ?? false,
      optional,
      ...(file.answer && existsSync(path) && { answer: readFileSync(path, 'utf8').trim() }),
      attached: (existsSync(beside) ? readdirSync(beside).sort() : []).map((name) => ({
        name,
        key: seededKey(join(basename(folder), own, name)),
        size: statSync(join(beside, name)).size,
      })),
    });
  };

  /** @returns the seconds of a part, 0 where it does not count */
  const addPart = (dir: string, entry: string, order: number, parentId: string, above: Above): number => {
    const path = join(dir, entry);
    const { isModule, file, content } = readPart(path);
    const id = uuidOf(`activity:${code}:${path.slice(folder.length)}`);
    const partId = uuidOf(`part:${code}:${path.slice(folder.length)}`);
    const state = file.state ?? 'ready';
    const own: Above = {
      axis: above.axis ? `${above.axis}/${partId}` : partId,
      optional: above.optional || file.optional === true,
      counts: above.counts && state !== 'draft' && state !== 'archived',
    };
    parts.push(partRow(partId, parentId, id, order, file, dates));
    const type = isModule ? 'composite' : (file.type ?? 'text');
    const material = readMaterial(id, type, file, dates);
    ownFiles.push(...material.files);
    links.push(...material.links);
    const activity: ActivityRow = {
      ...activityRow(id, file, state),
      ...material.columns,
      type: activityTypes[type],
      presentationMode: presentationModes[file.presentation ?? 'tree'],
      content,
    };
    acts.push(activity);
    activity.duration = isModule ? addParts(path, id, own) : (file.minutes ?? USUAL_MINUTES) * 60;
    if (!own.counts) return 0;
    if (!isModule) addLeaf(entry, file, own);
    return activity.duration;
  };

  /** @returns the seconds of a folder's parts that count */
  const addParts = (dir: string, parentId: string, above: Above): number => {
    let seconds = 0;
    for (const [at, entry] of partNames(dir).entries()) seconds += addPart(dir, entry, at + 1, parentId, above);
    return seconds;
  };

  const duration = addParts(folder, rootId, { axis: '', optional: false, counts: true });
  return { activities: acts, parts, files: ownFiles, links, leaves, duration };
}
