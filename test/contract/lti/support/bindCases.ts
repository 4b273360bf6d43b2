import { expect, it } from 'vitest';

/** A case of a guide: its number, which begins with that of its part, its name, and what is checked. */
export interface GuideCase {
  readonly case: string;
  readonly title: string;
  readonly checks: string;
}

/** Makes tests of the cases of a guide, each with the check that it is bound to. */
export function bindCases(cases: readonly GuideCase[]) {
  const bound: string[] = [];
  /** Binds the cases of a part of the guide to their checks, in its order. */
  function certified(part: string, ...checks: readonly (() => Promise<void> | void)[]) {
    const own = cases.filter((one) => one.case.replace(/\.\d+$/, '') === part);
    it(`has a check for each of ${own.length} cases`, () => expect(checks).toHaveLength(own.length));
    own.forEach((one, at) => {
      bound.push(one.case);
      it(`${one.case} ${one.title}: ${one.checks}`, async () => {
        const check = checks[at];
        if (!check) throw new Error(`Nothing checks ${one.case}.`);
        await check();
      });
    });
  }
  return { certified, bound: bound as readonly string[] };
}
