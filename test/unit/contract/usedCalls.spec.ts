// Which calls a screen uses, apart from what the reference server answers (CALL-8).
import { expect, it } from 'vitest';
import { readSources } from '../../architecture/sources.ts';

const sources = readSources(['src', 'widgets']);
const contract = sources.filter(({ path }) => path.startsWith('src/contract/'));
const rest = sources
  .filter(({ path }) => !path.startsWith('src/contract/'))
  .map(({ text }) => text)
  .join('\n');
const calls = contract.flatMap(({ text }) =>
  [...text.matchAll(/(\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?export const (\w+) = (?:readCall|command)\b/g)].map(
    ([, doc = '', name = '']) => ({ name, why: /@unused (.+)/.exec(doc)?.[1] ?? null }),
  ),
);
const isUsed = (name: string) => new RegExp(`\\b${name}\\b`).test(rest);

it('finds the calls', () => {
  expect(calls.length).toBeGreaterThan(45);
});

it('CALL-8: a call that no screen uses says why, and no other says so', () => {
  expect(calls.filter(({ name, why }) => isUsed(name) === (why !== null)).map(({ name }) => name)).toEqual([]);
});
