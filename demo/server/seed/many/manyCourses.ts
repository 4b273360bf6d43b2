import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fold } from '../../../../src/domain/filter/fold.ts';
import {
  activityTypes,
  objectiveStates,
  presentationModes,
  type ObjectiveState,
} from '../../../../src/domain/course/states.ts';
import { uuidOf } from '../../db/uuidOf.ts';
import type { EnrolmentFile } from '../enrol.ts';
import type { SeedCourse } from '../readCourse.ts';
import { manyEnrolments } from './manyEnrolments.ts';

interface Field {
  readonly collection: string;
  readonly prefix: readonly string[];
  readonly topics: readonly string[];
  readonly aspects: readonly string[];
}

/** One made-up course with its learner's enrolment. */
export interface MadeCourse {
  readonly course: SeedCourse;
  readonly enrolment: EnrolmentFile;
}

const texts = [
  {
    key: 'reading',
    name: 'Reading',
    seconds: 900,
    scored: false,
    html:
      '<p>This course was made up, so that a long list has something in it. ' +
      'Its three parts are short, and they are the same in all such courses.</p>',
  },
  {
    key: 'practice',
    name: 'Practice',
    seconds: 600,
    scored: false,
    html: '<p>Mark this part as complete when you have seen enough of it. Nothing you do here is lost when the server starts again.</p>',
  },
  {
    key: 'check',
    name: 'Self-check',
    seconds: 300,
    scored: true,
    html: '<p>One question, and any answer passes: could you find this course again among ten thousand others?</p>',
  },
] as const;

/** The texts that all made-up courses share. */
export const sharedActivities: SeedCourse['activities'] = texts.map(({ key, name, seconds, scored, html }) => ({
  id: uuidOf(`many:${key}`),
  name,
  type: activityTypes.text,
  state: objectiveStates.ready,
  duration: seconds,
  scored,
  content: html,
}));

// Coprime to the numbers of fields, topics and aspects: neighbours in the list come from different fields.
const STRIDE = 7919;

/**
 * Makes the first courses of an endless row, `count` of them. The same number always makes the same course.
 * @param folder with the words
 */
export function manyCourses(count: number, folder: string): readonly MadeCourse[] {
  const read = <T>(name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as T;
  const fields = read<readonly Field[]>('words.json');
  const settings = read<readonly string[]>('settings.json');
  const all = fields.flatMap((field) =>
    field.topics.flatMap((topic, at) =>
      field.aspects.flatMap((aspect) =>
        settings.map((setting) => ({
          field,
          prefix: field.prefix[at] ?? 'GEN',
          name: `${topic}: ${aspect}${setting && `, ${setting}`}`,
        })),
      ),
    ),
  );
  return Array.from({ length: count }, (_, number) => {
    const word = all[(number * STRIDE) % all.length] ?? {
      field: { collection: 'research' },
      prefix: 'GEN',
      name: 'A course',
    };
    const round = Math.floor(number / all.length);
    const other = fields[(number * 5 + 1) % fields.length]?.collection ?? '';
    const scored = number % 3 !== 0;
    return madeCourse(
      number,
      `${word.name}${round ? ` (${round + 1})` : ''}`,
      `${word.prefix} ${1000 + number}`,
      collectionsOf(number, word.field.collection, other),
      scored,
    );
  });
}

function collectionsOf(number: number, own: string, other: string): readonly string[] {
  if (number % 17 === 0) return [];
  return number % 4 === 0 && other !== own ? [own, other] : [own];
}

function stateOf(number: number): ObjectiveState {
  if (number % 211 === 0) return 'archived';
  if (number % 97 === 0) return 'draft';
  return number % 89 === 0 ? 'expired' : 'ready';
}

function madeCourse(
  number: number,
  name: string,
  code: string,
  collections: readonly string[],
  scored: boolean,
): MadeCourse {
  const activityId = uuidOf(`many:${number}:activity`);
  const enrolment = manyEnrolments(number, code, scored);
  const own: readonly (typeof texts)[number][] = scored ? texts : texts.slice(0, 2);
  const parts = own.map(({ key }, index) => ({
    id: uuidOf(`many:${number}:part:${key}`),
    parentId: activityId,
    childId: uuidOf(`many:${key}`),
    order: index + 1,
    scoreWeight: 1,
  }));
  const description = `${name}. A made-up course in ${own.length} short parts.`;
  return {
    enrolment,
    course: {
      objective: {
        id: uuidOf(`many:${number}`),
        name,
        code,
        description,
        state: objectiveStates[stateOf(number)],
        activityId,
        gradingScaleId: scored ? uuidOf(`scale:${number % 2 ? 'letters' : 'pass'}`) : null,
        partsTotal: own.length,
        nameSort: fold(name),
        codeSearch: fold(code),
        descriptionSearch: fold(description),
      },
      collections,
      activities: [
        {
          id: activityId,
          name,
          code,
          type: activityTypes.composite,
          state: objectiveStates.ready,
          duration: own.reduce((sum, { seconds }) => sum + seconds, 0),
          presentationMode: presentationModes[number % 9 === 0 ? 'tiles' : 'tree'],
        },
      ],
      parts,
      leaves: parts.map(({ id }, index) => ({
        axis: id,
        scored: own[index]?.scored ?? false,
        byHand: false,
        optional: false,
      })),
    },
  };
}
