import type { CourseList } from '../../data/courses/useCourseList.ts';
import type { Attempt } from '../../domain/results/attempt.ts';
import type { Moment } from '../../domain/time/moment.ts';
import { useTexts } from '../../i18n/context.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Heading, type HeadingLevel } from '../../ui/text/Heading.tsx';
import { CourseResult } from './CourseResult.tsx';
import type { ResultsItem } from './model.ts';
import type { ResultsWords } from './ResultsWords.ts';

export interface ResultsListProps {
  readonly items: readonly ResultsItem[];
  readonly label: string;
  readonly old: boolean;
  readonly moment: Moment;
  readonly words: ResultsWords;
  readonly headingLevel: HeadingLevel;
  readonly printing: boolean;
  /** The attempts that were loaded for printing, by the id of the course's access. */
  readonly collected: ReadonlyMap<string, readonly Attempt[]> | null;
  /** Number of all courses; the end of the list says how many of them are loaded. */
  readonly total: number;
  readonly next: CourseList['next'];
  readonly online: boolean;
  readonly more: () => void;
}

/** The courses with their results, and a button to load more of them (RESULT-1). */
export function ResultsList({
  items,
  label,
  old,
  next,
  total,
  online,
  more,
  collected,
  headingLevel,
  ...rest
}: ResultsListProps) {
  const t = useTexts('results');
  const common = useTexts('common');
  return (
    <>
      <ul className={`ledger${old ? ' ledger-old' : ''}`} aria-label={label} part="list">
        {items.map((item) =>
          item.kind === 'row' ? (
            <CourseResult
              key={item.row.id}
              row={item.row}
              headingLevel={headingLevel}
              collected={collected?.get(item.row.id)}
              {...rest}
            />
          ) : (
            <li key={item.id} className="ledger-row">
              <div className="ledger-course">
                <Heading level={headingLevel} className="title">
                  {t('unreadable')}
                </Heading>
                <p className="muted">{t('unreadableText')}</p>
              </div>
            </li>
          ),
        )}
      </ul>
      {next !== 'none' && (
        <div className="ledger-more">
          {next === 'failed' && <p role="alert">{t('moreFailed')}</p>}
          <Button busy={next === 'loading'} reason={!online && next !== 'loading' && common('offline')} onClick={more}>
            {next === 'failed' ? common('tryAgain') : t('showMore')}
          </Button>
          <p className="muted num">{t('shown', { shown: items.length, total })}</p>
        </div>
      )}
    </>
  );
}
