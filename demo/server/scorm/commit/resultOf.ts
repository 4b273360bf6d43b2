import type { ManifestItem } from '../manifest/manifest.ts';

/** A reported result, as the course's record takes it (SCORM-13). */
export interface Result {
  readonly complete: boolean;
  /** Null where it was not reported. */
  readonly passed: boolean | null;
  /** From 0 to 1; null where it was not reported. */
  readonly score: number | null;
}

type Values = Readonly<Record<string, string>>;
type Terms = Pick<ManifestItem, 'masteryScore' | 'scaledPassingScore' | 'completionThreshold'>;

/** A number that a package has written; null for anything else. */
function numberIn(text: string | undefined): number | null {
  const value = text?.trim() ? Number(text) : Number.NaN;
  return Number.isFinite(value) ? value : null;
}

const within = (score: number) => Math.min(Math.max(score, 0), 1);

/** The share of a raw score between minimum and maximum. Where they were not reported, the minimum is 0 and the maximum is `most`. */
function share(values: Values, name: string, most: number | null): number | null {
  const raw = numberIn(values[`${name}.raw`]);
  const max = numberIn(values[`${name}.max`]) ?? most;
  const min = numberIn(values[`${name}.min`]) ?? 0;
  return raw === null || max === null || max <= min ? null : within((raw - min) / (max - min));
}

function of12(values: Values, { masteryScore }: Terms): Result {
  const status = values['cmi.core.lesson_status'] ?? '';
  const mastery = numberIn(masteryScore);
  const raw = numberIn(values['cmi.core.score.raw']);
  const said = { passed: true, failed: false }[status] ?? null;
  const complete = status === 'passed' || status === 'failed' || status === 'completed';
  return {
    complete,
    passed: mastery !== null && raw !== null && complete ? raw >= mastery : said,
    score: share(values, 'cmi.core.score', 100),
  };
}

function of2004(values: Values, { scaledPassingScore, completionThreshold }: Terms): Result {
  const scaled = numberIn(values['cmi.score.scaled']);
  const least = numberIn(scaledPassingScore);
  const threshold = numberIn(completionThreshold);
  const progress = numberIn(values['cmi.progress_measure']);
  const status = values['cmi.completion_status'] ?? '';
  const said = { passed: true, failed: false }[values['cmi.success_status'] ?? ''] ?? null;
  const passed = least !== null && scaled !== null ? scaled >= least : said;
  const byMeasure = threshold !== null && progress !== null ? progress >= threshold : null;
  // A content that reports success and nothing of completion has ended.
  const byStatus = status === 'completed' || (passed !== null && (status === '' || status === 'unknown'));
  return {
    complete: byMeasure ?? byStatus,
    passed,
    score: scaled === null ? share(values, 'cmi.score', null) : within(scaled),
  };
}

/** The result in the values of one content (SCORM-13). */
export const resultOf = (standard: '1.2' | '2004', values: Values, terms: Terms): Result =>
  standard === '1.2' ? of12(values, terms) : of2004(values, terms);

/**
 * The result of several contents together (SCORM-13): complete when all are; passed when all are complete, none has failed and one has
 * passed; the score is the mean of the reported scores.
 * @param results null for a content that was never opened
 */
export function together(results: readonly (Result | null)[]): Result {
  const scores = results.flatMap((one) => one?.score ?? []);
  const said = results.flatMap((one) => one?.passed ?? []);
  const complete = results.every((one) => one?.complete === true);
  const whole = complete && said.length > 0 ? true : null;
  return {
    complete,
    passed: said.includes(false) ? false : whole,
    score: scores.length > 0 ? scores.reduce((sum, one) => sum + one, 0) / scores.length : null,
  };
}

/** The result after another report: nothing that was reached is taken back (SCORM-13). */
export function better(before: Result, after: Result): Result {
  return {
    complete: before.complete || after.complete,
    passed: before.passed === true ? true : (after.passed ?? before.passed),
    score:
      before.score === null || after.score === null
        ? (after.score ?? before.score)
        : Math.max(before.score, after.score),
  };
}
