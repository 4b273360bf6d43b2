// The statement of conformance (WCAG-9): it is what criteria and results make it, and claims nothing that no test has shown.
import { existsSync, readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { parse } from 'yaml';
import { describe, expect, it } from 'vitest';
import { statement } from '../../../scripts/accessibility.mjs';
import { adherenceOf } from '../../../scripts/accessibility/statement.mjs';

const at = (path: string) => new URL(`../../../${path}`, import.meta.url);
const read = (path: string) => readFileSync(at(path), 'utf8');

interface List {
  readonly suites: Readonly<Record<string, readonly string[]>>;
  readonly criteria: readonly {
    readonly num: string;
    readonly name: string;
    readonly level: 'A' | 'AA';
    readonly how: string;
    readonly adherence?: string;
    readonly tests?: readonly string[];
  }[];
}
interface Said {
  readonly results: Readonly<Record<string, { readonly passed: number; readonly failed: number }>>;
}
interface Report {
  readonly chapters: Readonly<
    Record<string, { readonly criteria: readonly { readonly num: string; readonly components: readonly unknown[] }[] }>
  >;
}

const { suites, criteria } = parse(read('docs/accessibility/criteria.yaml')) as List;
const { results } = JSON.parse(read('docs/accessibility/results.json')) as Said;
const files = await statement();

describe('the statement of conformance (WCAG-9)', () => {
  it.each(Object.keys(files))('%s is up to date; else run: node scripts/accessibility.mjs', (path) => {
    expect(read(path)).toBe(files[path]);
  });

  it('has each criterion of WCAG 2.2 at A and AA, once', () => {
    const count = (level: string) => criteria.filter((one) => one.level === level).length;
    expect([count('A'), count('AA'), new Set(criteria.map(({ num }) => num)).size]).toEqual([31, 24, 55]);
  });

  it('names tests that are there', () => {
    const named = criteria.flatMap(({ tests = [] }) => tests);
    expect(named.filter((name) => !(name in suites))).toEqual([]);
    expect(Object.keys(suites).filter((name) => !named.includes(name))).toEqual([]);
    expect(
      Object.values(suites)
        .flat()
        .filter((file) => !existsSync(at(file))),
    ).toEqual([]);
  });

  it('counts no state of an element that was not judged; else run: node scripts/accessibility.mjs --run everyState', () => {
    const floor = Number(/FLOOR = (\d+)/.exec(read('test/browser/access/floor.test.tsx'))?.[1]);
    const judged = Object.entries(results).flatMap(([file, { passed }]) => (/everyState/.test(file) ? [passed] : []));
    expect(judged.reduce((sum, passed) => sum + passed, 0)).toBeGreaterThanOrEqual(floor);
  });

  it('claims nothing that no test has shown, and no test failed', () => {
    expect(Object.entries(results).filter(([, { failed }]) => failed > 0)).toEqual([]);
    // The tests of a criterion that is new have to run first: `node scripts/accessibility.mjs --run`.
    const unproved = criteria.filter((one) => adherenceOf(one, suites, results).level === 'not-evaluated');
    expect(unproved.map(({ num }) => num)).toEqual([]);
  });

  const passed = { passed: 3, failed: 0 };
  it.each([
    ['all passed', { a: passed, b: passed }, 'supports'],
    ['one failed', { a: passed, b: { passed: 2, failed: 1 } }, 'not-evaluated'],
    ['one never ran', { a: passed }, 'not-evaluated'],
    ['one has no tests any more', { a: passed, b: { passed: 0, failed: 0 } }, 'not-evaluated'],
  ])('%s', (_, given, level) => {
    expect(adherenceOf({ tests: ['both'] }, { both: ['a', 'b'] }, given).level).toBe(level);
  });

  it('is OpenACR, by its own schema', () => {
    // Of @openacr/openacr 0.3.5 (CC0), whose package also brings the templates and pictures of its site.
    const validate = new Ajv({ strict: false }).compile(
      JSON.parse(read('test/unit/tools/openacr-0.1.0.json')) as object,
    );
    const report = parse(files['docs/accessibility/openacr.yaml'] ?? '') as Report;
    expect(validate(report), JSON.stringify(validate.errors)).toBe(true);
    expect(validate({ ...report, author: {} })).toBe(false);
    const { success_criteria_level_a: a, success_criteria_level_aa: aa } = report.chapters;
    expect([a?.criteria.length, aa?.criteria.length]).toEqual([31, 24]);
  });
});
