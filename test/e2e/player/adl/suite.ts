import { readFileSync } from 'node:fs';

/** One call of a package, and what the standard answers to it. */
export interface Step {
  readonly method: string;
  readonly element?: string;
  readonly value?: string;
  readonly expectedReturn?: string | { readonly match: 'nonEmptyMax255' };
  readonly expectedErrorCode: string;
}

interface Activity {
  readonly id: string;
  readonly initialState?: { readonly cmi: Readonly<Record<string, unknown>> };
  readonly steps: readonly Step[];
}

interface Fixture {
  readonly id: string;
  readonly scormVersion: '1.2' | '2004';
  readonly activities: readonly Activity[];
}

/** One time that a learner comes to a content: its steps, each with the name by which it is told of. */
export interface Visit {
  readonly content: string;
  readonly steps: readonly (Step & { readonly name: string })[];
}

/** A content of the package in which the steps are played, with what its manifest says of it. */
export interface Content {
  readonly id: string;
  /** The case that it belongs to. */
  readonly fixture: string;
  readonly completionThreshold?: string | undefined;
  readonly scaledPassingScore?: string | undefined;
  readonly maxTimeAllowed?: string | undefined;
}

/**
 * Two visits end with `suspendAll`, as the suite says (`DMB.properties`, the last command of each). The fixtures leave out all navigation
 * requests, but the visits after these two need them.
 */
const suspending = ['adl-DMB Act1V6', 'adl-DMB Act1V10'];

const said = (step: Step): string =>
  [step.method, step.element, step.value].filter((one) => one !== undefined).join(' ');

/** The fixtures of one standard: the contents of a package, and their visits. All first visits are one round, all second ones the next. */
export function suiteOf(standard: '1.2' | '2004') {
  const all = JSON.parse(readFileSync('test/vendored/adl/fixtures.json', 'utf8')) as readonly Fixture[];
  const contents = new Map<string, Content>();
  const rounds: Visit[][] = [];
  for (const fixture of all.filter(({ scormVersion }) => scormVersion === standard))
    for (const { id, steps, initialState } of fixture.activities) {
      // `Act3V2` is the second visit to the third content of a case.
      const [, act, visit] = /^(Act\d+)V(\d+)$/.exec(id) ?? [null, id, '1'];
      const content = `${fixture.id} ${act}`;
      const cmi = initialState?.cmi ?? {};
      const known = contents.get(content);
      contents.set(content, {
        id: content,
        fixture: fixture.id,
        completionThreshold: (cmi['completion_threshold'] as string | undefined) ?? known?.completionThreshold,
        scaledPassingScore: (cmi['scaled_passing_score'] as string | undefined) ?? known?.scaledPassingScore,
        maxTimeAllowed: (cmi['max_time_allowed'] as string | undefined) ?? known?.maxTimeAllowed,
      });
      const named = steps.map((step, at) => ({ ...step, name: `${fixture.id} ${id} ${at + 1}: ${said(step)}` }));
      const last = {
        method: 'SetValue',
        element: 'adl.nav.request',
        value: 'suspendAll',
        expectedReturn: 'true',
        expectedErrorCode: '0',
        name: `${fixture.id} ${id}: suspendAll`,
      };
      const whole = suspending.includes(`${fixture.id} ${id}`) ? [...named, last] : named;
      (rounds[Number(visit) - 1] ??= []).push({ content, steps: whole });
    }
  return { contents: [...contents.values()], rounds };
}

/** How a content stands where it is judged by a measure that it has reported: whatever it says itself (RTE 4.2.4, 4.2.22). */
function judged(measure: string | undefined, least: string | undefined, [no, yes]: readonly [string, string]) {
  if (least === undefined || measure === undefined) return undefined;
  return Number(measure) < Number(least) ? no : yes;
}

/** What stands after a visit, by its own steps: the last value that was taken of each name. */
export function lastWords({ content, steps }: Visit, contents: readonly Content[]): Readonly<Record<string, string>> {
  const words: Record<string, string> = {};
  for (const { element, value, method, expectedReturn } of steps)
    if (method === 'SetValue' && expectedReturn === 'true' && element?.startsWith('cmi.')) words[element] = value ?? '';
  const terms = contents.find(({ id }) => id === content);
  const judgements = {
    'cmi.completion_status': judged(words['cmi.progress_measure'], terms?.completionThreshold, [
      'incomplete',
      'completed',
    ]),
    'cmi.success_status': judged(words['cmi.score.scaled'], terms?.scaledPassingScore, ['failed', 'passed']),
  };
  for (const [name, judgement] of Object.entries(judgements)) if (judgement && words[name]) words[name] = judgement;
  // Its time is in the total.
  delete words['cmi.session_time'];
  return words;
}
