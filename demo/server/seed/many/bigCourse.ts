import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fold } from '../../../../src/domain/filter/fold.ts';
import { activityTypes, objectiveStates } from '../../../../src/domain/course/states.ts';
import { contentTypes } from '../../../../src/domain/course/resources.ts';
import { uuidOf } from '../../db/uuidOf.ts';
import type { SeedCourse } from '../readCourse.ts';
import type { SeedLeaf } from '../readParts.ts';
import type { SeedDates } from '../seedDates.ts';
import type { MadeCourse } from './manyCourses.ts';

/** About how many parts a module, a section and a unit have, themselves included. */
const sizes = [500, 60, 9] as const;
/** One module without sections, in courses that are large enough for it. */
const flat = { from: 2000, parts: 500 } as const;

interface Above {
  readonly id: string;
  readonly axis: string;
  readonly number: string;
  readonly optional: boolean;
  readonly counts: boolean;
}

const shares = (total: number, pieces: number) =>
  Array.from(
    { length: pieces },
    (_, at) => Math.floor(((at + 1) * total) / pieces) - Math.floor((at * total) / pieces),
  );

function stateOfText(n: number): 'draft' | 'archived' | 'ready' {
  if (n % 97 === 50) return 'draft';
  return n % 101 === 60 ? 'archived' : 'ready';
}

function constraintOf(n: number, composite: boolean, at: SeedDates['at']): Record<string, string> | null {
  if (composite && n % 5 === 4) return { due: at(20 + (n % 30)).toISOString() };
  if (!composite && n % 43 === 20) return { startFrom: at(5).toISOString() };
  return null;
}

/**
 * Makes a course with exactly this number of parts: modules, sections, units, and texts in them, with windows, drafts and parts that wait
 * for others. The same number always makes the same course.
 * @param folder with the words
 */
export function bigCourse(parts: number, folder: string, { at }: SeedDates): MadeCourse {
  const words = (
    JSON.parse(readFileSync(join(folder, 'words.json'), 'utf8')) as readonly {
      readonly topics: readonly string[];
      readonly aspects: readonly string[];
    }[]
  ).flatMap(({ topics, aspects }) => [...topics, ...aspects]);
  const key = `big:${parts}`;
  const activities: SeedCourse['activities'][number][] = [];
  const places: SeedCourse['parts'][number][] = [];
  const leaves: SeedLeaf[] = [];
  const rootId = uuidOf(`${key}:activity`);

  const place = (above: Above, order: number, composite: boolean): Above => {
    const n = places.length;
    const number = above.number ? `${above.number}.${order}` : String(order);
    const [id, part] = [uuidOf(`${key}:activity:${n}`), uuidOf(`${key}:part:${n}`)];
    const state = composite ? 'ready' : stateOfText(n);
    const optional = !composite && n % 11 === 5;
    const scored = !composite && n % 10 === 3;
    const own = {
      id,
      axis: above.axis ? `${above.axis}/${part}` : part,
      number,
      optional: above.optional || optional,
      counts: above.counts && state === 'ready',
    };
    activities.push({
      id,
      state: objectiveStates[state],
      scored,
      name: `${number} ${words[n % words.length] ?? ''}`,
      duration: composite ? null : 60 * (3 + (n % 9)),
      type: activityTypes[composite ? 'composite' : 'text'],
      contentType: contentTypes[composite ? 'composite' : 'text'],
      content: composite
        ? null
        : `<p>Part ${number} of a course that was made up, so that a long table of contents has something in it.</p>`,
    });
    places.push({
      id: part,
      parentId: above.id,
      childId: id,
      order,
      optional,
      scoreWeight: composite || scored ? 1 : 0,
      afterPrevious: !composite && n % 7 === 6,
      activityConstraint: constraintOf(n, composite, at),
    });
    if (!composite && own.counts) leaves.push({ axis: own.axis, scored, byHand: false, optional: own.optional });
    return own;
  };
  const fill = (above: Above, total: number, depth: number) => {
    const size = sizes[depth] ?? 1;
    for (const [index, share] of shares(total, size === 1 ? total : Math.ceil(total / size)).entries()) {
      const own = place(above, index + 1, share > 1);
      if (share > 1) fill(own, share - 1, depth + 1);
    }
  };
  const root = { id: rootId, axis: '', number: '', optional: false, counts: true };
  if (parts < flat.from) fill(root, parts, 0);
  else {
    fill(place(root, 1, true), flat.parts, sizes.length);
    for (const [index, share] of shares(
      parts - flat.parts - 1,
      Math.ceil((parts - flat.parts - 1) / sizes[0]),
    ).entries())
      fill(place(root, index + 2, true), share - 1, 1);
  }

  const name = `One Course in ${parts.toLocaleString('en-US')} Parts`;
  const code = `BIG ${parts}`;
  const description = 'A made-up course with a very long table of contents.';
  return {
    enrolment: { course: code, selfEnrolled: true, runs: [{ started: -20, done: Math.floor(leaves.length * 0.3) }] },
    course: {
      objective: {
        id: uuidOf(key),
        name,
        code,
        description,
        state: objectiveStates.ready,
        activityId: rootId,
        gradingScaleId: uuidOf('scale:letters'),
        partsTotal: leaves.length,
        nameSort: fold(name),
        codeSearch: fold(code),
        descriptionSearch: fold(description),
      },
      collections: ['data'],
      activities: [
        {
          id: rootId,
          name,
          code,
          type: activityTypes.composite,
          contentType: contentTypes.composite,
          state: objectiveStates.ready,
        },
        ...activities,
      ],
      parts: places,
      leaves,
    },
  };
}
