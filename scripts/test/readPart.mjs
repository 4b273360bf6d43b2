/**
 * The part of the test files that a command runs, by `LECTERN_PART`: `2/3` is the second of three parts.
 * @returns `{ part, of }`; `1/1`, all files, if none is named
 * @throws if it is no such part
 */
export function readPart(env = process.env) {
  const [, part, of] = (/^([1-9])\/([1-9])$/.exec(env.LECTERN_PART || '1/1') ?? []).map(Number);
  if (!(part <= of)) throw new Error(`LECTERN_PART is like 2/3, the second of three parts, not "${env.LECTERN_PART}".`);
  return { part, of };
}
