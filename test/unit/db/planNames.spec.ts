import { describe, expect, it } from 'vitest';
import { planNames } from '../../../demo/server/db/postgres/planNames.ts';

/** The names of texts that come one after the other; `-` where there is none. */
const namesOf = (...texts: readonly string[]) =>
  texts
    .map(planNames())
    .map((name) => name ?? '-')
    .join(' ');

describe('the name under which PostgreSQL keeps the plan of a statement', () => {
  it.each([
    ['comes with the third time, and stays', ['a', 'a', 'a', 'a'], '- - lectern_0 lectern_0'],
    ['is its own', ['a', 'b', 'a', 'b', 'a', 'b'], '- - - - lectern_0 lectern_1'],
  ])('%s', (_name, tables, names) => {
    expect(namesOf(...tables.map((table) => `select * from ${table}`))).toBe(names);
  });

  it.each([
    ['\n  with a as (select 1) select * from a', '- - lectern_0'],
    ['insert into a values (1)', '- - -'],
    ['update a set b = 1', '- - -'],
    [`set timezone = 'UTC'`, '- - -'],
    ['selection', '- - -'],
  ])('of `%s`, three times: %s', (text, names) => {
    expect(namesOf(text, text, text)).toBe(names);
  });

  it('is there for the first three hundred', () => {
    const nameOf = planNames();
    const names = Array.from({ length: 310 }, (_, number) => {
      const text = `select ${number}`;
      return [nameOf(text), nameOf(text), nameOf(text)].at(-1);
    });
    expect(names.slice(299)).toEqual(['lectern_299', ...Array<undefined>(10)]);
  });

  it('comes for what comes often among thousands that come once', () => {
    const nameOf = planNames();
    const names = Array.from({ length: 9000 }, (_, number) => [nameOf(`select ${number}`), nameOf('select often')]);
    expect(names.flat().filter(Boolean).slice(0, 2)).toEqual(['lectern_0', 'lectern_0']);
  });
});
