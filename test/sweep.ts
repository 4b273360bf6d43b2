/** The cases that a test goes through one by one: all of them in `npm run test:all`, the first in `npm test`. */
export const sweep = <T>(cases: readonly T[]): readonly T[] =>
  process.env['LECTERN_TESTS'] === 'quick' ? cases.slice(0, 1) : cases;
