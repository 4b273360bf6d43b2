import type { CourseResults } from '../../data/results/CourseResults.ts';
import { attemptDates } from '../../domain/results/attemptDates.ts';
import { everyAttempt } from '../../domain/results/everyAttempt.ts';
import type { Instant } from '../../domain/time/instant.ts';
import type { Moment } from '../../domain/time/moment.ts';
import type { Translate } from '../../i18n/locale.ts';
import type { CsvCell } from '../../web/csv.ts';
import { figuresOf } from './figures.ts';
import type { ResultsWords } from './ResultsWords.ts';

const columns = [
  'course',
  'code',
  'attempt',
  'submitted',
  'finished',
  'percent',
  'score',
  'maxScore',
  'grade',
  'outcome',
  'origin',
] as const;

/** A date in the form that every spreadsheet reads, in the time zone of the screen. */
const dateCell = (zone: string | undefined) => {
  const format = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'short',
    numberingSystem: 'latn',
    ...(zone && { timeZone: zone }),
  });
  return (at: Instant | null): CsvCell => (at === null ? null : format.format(at));
};

const heading = (t: Translate<'results'>) => columns.map((name) => t(`csv.${name}`));

/**
 * All attempts as a table for spreadsheets, one per line (RESULT-8): headings and outcomes in the learner's language,
 * numbers as numbers. A hidden result is not in it; its line gives the reason instead.
 * @param zone time zone of the dates; the browser's where absent
 */
export function exportRows(
  courses: readonly CourseResults[],
  moment: Moment,
  words: ResultsWords,
  zone?: string,
): readonly (readonly CsvCell[])[] {
  const { t } = words;
  const date = dateCell(zone);
  const lines = courses.flatMap(({ access, attempts }) =>
    everyAttempt(access, attempts, moment).map((attempt): readonly CsvCell[] => {
      const { verdict, number, run } = attempt;
      const shown = verdict.kind === 'shown' ? verdict : null;
      const { submitted, finished } = attemptDates(attempt);
      return [
        access.objective.name,
        access.objective.code,
        number,
        date(submitted),
        date(finished),
        shown?.figures?.percent ?? null,
        shown?.figures?.points?.score ?? null,
        shown?.figures?.points?.max ?? null,
        shown?.grade ?? null,
        figuresOf(verdict, words).outcome,
        run === null ? t('imported') : null,
      ];
    }),
  );
  return [heading(t), ...lines];
}
