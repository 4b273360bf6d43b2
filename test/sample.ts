/** Cases that each take long: all of them in `npm run test:all`, every third in `npm test`. */
export const sample = <T>(cases: readonly T[]): readonly T[] =>
  process.env['LECTERN_TESTS'] === 'quick' ? cases.filter((_, index) => index % 3 === 0) : cases;
