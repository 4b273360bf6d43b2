import { parseArgs } from 'node:util';
import { createClock } from '../clock/clock.ts';
import type { Config } from '../config.ts';
import { SetupError } from '../settings/setupError.ts';
import { openDb } from '../db/openDb.ts';
import { addBigCourse } from './many/addBigCourse.ts';
import { addManyCourses } from './many/addManyCourses.ts';
import { prepareDb } from './prepareDb.ts';

const most = { courses: 100_000, parts: 20_000 } as const;
type Wish = Readonly<Partial<Record<keyof typeof most, number>>>;
const number = (value: number) => value.toLocaleString('en-US');

const seedHelp = `npm run seed -- --courses 10000
npm run seed -- --parts 5000

Adds so many made-up courses (1 to ${number(most.courses)}) for mira: in every collection and term,
enrolled and in the catalog, in every state.
Or one course of so many parts (1 to ${number(most.parts)}), in modules, sections and units. Or both.
Running it again adds none twice, and a larger number of courses adds the difference. An empty database gets the academy first.

  --courses N   how many courses
  --parts N     of how many parts one course is
  --help        this text

The database is the one that npm start would use: in DATA_DIR (.data), or the PostgreSQL database at DATABASE_URL.
A server that uses DATA_DIR has to be stopped first; one on PostgreSQL may go on.`;

function numberOf(name: keyof typeof most, value: string): number {
  const count = /^\d+$/.test(value) ? Number(value) : NaN;
  if (!(count >= 1 && count <= most[name]))
    throw new SetupError(`--${name} must be a whole number from 1 to ${most[name]}, not "${value}".`);
  return count;
}

/** @throws SetupError */
function wishOf(args: readonly string[]): Wish | null {
  let values: {
    readonly courses?: string | undefined;
    readonly parts?: string | undefined;
    readonly help?: boolean | undefined;
  };
  try {
    ({ values } = parseArgs({
      args: [...args],
      options: { courses: { type: 'string' }, parts: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    }));
  } catch (error) {
    throw new SetupError(`${(error as Error).message.split('.')[0]}. npm run seed -- --help says what there is.`);
  }
  const { help, courses, parts } = values;
  if (help) return null;
  if (courses === undefined && parts === undefined)
    throw new SetupError('Say how many courses: npm run seed -- --courses 10000');
  return {
    ...(courses !== undefined && { courses: numberOf('courses', courses) }),
    ...(parts !== undefined && { parts: numberOf('parts', parts) }),
  };
}

/**
 * `npm run seed`: adds a long list of courses, or a long course, to try the portal with them (SRV-22, SRV-26).
 * @returns the text to show at the end
 * @throws SetupError for wrong numbers, and for a database that is in use or cannot be used
 */
export async function seedCommand(
  config: Config,
  args: readonly string[],
  snapshot: string | undefined,
): Promise<string> {
  const wish = wishOf(args);
  if (wish === null) return seedHelp;
  const began = performance.now();
  const { db, alone, close } = await openDb({ ...config, reset: false, snapshot });
  try {
    const clock = await createClock(db, config.environment === 'production');
    const said = await alone(async () => {
      await prepareDb(db, clock, config);
      const { courses, parts } = wish;
      const added = courses && (await addManyCourses(db, clock, courses));
      const isNew = parts && (await addBigCourse(db, clock, parts));
      return [
        ...(courses && added !== undefined
          ? [`${number(courses)} courses for mira: ${number(added)} added, ${number(courses - added)} were there.`]
          : []),
        ...(parts ? [`A course of ${number(parts)} parts for mira: ${isNew ? 'added' : 'was there'}.`] : []),
      ];
    });
    return `${said.join(' ')} ${((performance.now() - began) / 1000).toFixed(1)} s`;
  } finally {
    await close();
  }
}
