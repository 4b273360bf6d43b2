import { parseArgs } from 'node:util';
import { createClock } from '../clock/clock.ts';
import { SetupError, type Config } from '../config.ts';
import { openDb } from '../db/openDb.ts';
import { addManyCourses } from './many/addManyCourses.ts';
import { seed } from './seed.ts';

const MOST = 100_000;

const seedHelp = `npm run seed -- --courses 10000

Adds so many made-up courses (1 to ${MOST.toLocaleString('en-US')}) for mira: in every collection and term, enrolled and in the catalog, in every state.
Running it again adds none twice, and a larger number adds the difference. An empty database gets the academy first.

  --courses N   how many
  --help        this text

The database is the one that npm start would use: in DATA_DIR (.data), or the PostgreSQL database at DATABASE_URL.
A server that uses DATA_DIR has to be stopped first; one on PostgreSQL may go on.`;

/** @throws SetupError */
function coursesOf(args: readonly string[]): number | null {
  let values: { readonly courses?: string | undefined; readonly help?: boolean | undefined };
  try {
    ({ values } = parseArgs({ args: [...args], options: { courses: { type: 'string' }, help: { type: 'boolean', short: 'h' } } }));
  } catch (error) {
    throw new SetupError(`${(error as Error).message.split('.')[0]}. npm run seed -- --help says what there is.`);
  }
  if (values.help) return null;
  if (values.courses === undefined) throw new SetupError('Say how many courses: npm run seed -- --courses 10000');
  const count = /^\d+$/.test(values.courses) ? Number(values.courses) : NaN;
  if (!(count >= 1 && count <= MOST)) throw new SetupError(`--courses must be a whole number from 1 to ${MOST}, not "${values.courses}".`);
  return count;
}

/**
 * `npm run seed`: a long list of courses, to see how it does (SRV-22).
 * @returns what is to be said at the end
 * @throws SetupError for numbers that are none, and for a database that is in use or cannot be used
 */
export async function seedCommand(config: Config, args: readonly string[], snapshot: string | undefined): Promise<string> {
  const count = coursesOf(args);
  if (count === null) return seedHelp;
  const began = performance.now();
  const { db, alone, close } = await openDb({ ...config, reset: false, snapshot });
  try {
    const clock = await createClock(db, config.environment === 'production');
    const added = await alone(async () => {
      await seed(db, clock);
      return addManyCourses(db, clock, count);
    });
    const number = (value: number) => value.toLocaleString('en-US');
    return `${number(count)} courses for mira: ${number(added)} added, ${number(count - added)} were there. ${((performance.now() - began) / 1000).toFixed(1)} s`;
  } finally {
    await close();
  }
}
