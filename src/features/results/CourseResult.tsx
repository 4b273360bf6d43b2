import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import { memo, useId, useMemo, useRef, useState } from 'react';
import { useResults } from '../../data/player/useResults.ts';
import type { Attempt } from '../../domain/results/attempt.ts';
import type { Moment } from '../../domain/time/moment.ts';
import { usePort } from '../../port/context.tsx';
import { routeLink } from '../../routes/routeLink.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Heading, type HeadingLevel } from '../../ui/text/Heading.tsx';
import { useNear } from '../../ui/scroll/useNear.ts';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import { attemptsModel } from './attemptsModel.ts';
import { CourseAttempts } from './CourseAttempts.tsx';
import type { CourseRow } from './model.ts';
import { ResultFigures } from './ResultFigures.tsx';
import type { ResultsWords } from './ResultsWords.ts';

export interface CourseResultProps {
  readonly row: CourseRow;
  readonly moment: Moment;
  readonly words: ResultsWords;
  readonly headingLevel: HeadingLevel;
  /** Whether the page is being printed. On paper a course with several attempts shows all of them (RESULT-10). */
  readonly printing: boolean;
  /** The attempts that were loaded for printing. */
  readonly collected?: readonly Attempt[] | undefined;
}

/** Attempts are requested when their course is this near to the view, in pixels. */
const near = 300;

/** One course: its newest result, the best one, and on demand all attempts (RESULT-2 to RESULT-4). */
export const CourseResult = memo(function CourseResult({
  row,
  moment,
  words,
  headingLevel,
  printing,
  collected,
}: CourseResultProps) {
  const port = usePort();
  const place = useRef<HTMLLIElement>(null);
  const region = useId();
  const [open, setOpen] = useState(false);
  const isNear = useNear(place, near);
  const results = useResults(port, row.access, isNear && !collected);
  const attempts = collected ?? results.attempts;
  const model = useMemo(
    () => (attempts ? attemptsModel(row.access, attempts, moment, words) : null),
    [attempts, row.access, moment, words],
  );
  const { t } = words;
  const best = model?.bestIsNewest ? null : model?.best;
  const newest = model?.bestIsNewest ? t('newestBest') : t(row.waiting ? 'submitted' : 'newest');
  // A single attempt is completely described by the line itself.
  const spread = open || (printing && (model?.lines.length ?? 0) > 1);
  return (
    <li className="ledger-row" ref={place} part="course">
      <div className="ledger-course">
        <Heading level={headingLevel} className="title" part="title">
          <a {...routeLink(row.route, port.routes.hrefFor)}>
            <bdi>{row.title}</bdi>
          </a>
        </Heading>
        <p className="muted num">
          {row.code !== null && <bdi>{row.code}</bdi>}{' '}
          {row.note !== null && <span className="ledger-note">{row.note}</span>}
        </p>
      </div>
      <dl className="ledger-facts">
        <div>
          <dt className="muted">
            {newest}
            {row.date !== null && ` · ${row.date}`}
          </dt>
          <dd>
            <ResultFigures figures={row.newest} />
          </dd>
        </div>
        {best && (
          <div>
            <dt className="muted">
              {t('best')}
              {best.finished !== null && ` · ${best.finished}`}
            </dt>
            <dd>
              <ResultFigures figures={best.figures} />
            </dd>
          </div>
        )}
      </dl>
      <Button
        look="quiet"
        className="ledger-toggle"
        iconEnd={ChevronDown}
        aria-expanded={open}
        aria-controls={region}
        onClick={() => setOpen(!open)}
      >
        {model?.count ?? t('attemptsTitle')}
        <VisuallyHidden> {row.title}</VisuallyHidden>
      </Button>
      <div className="ledger-attempts" id={region} hidden={!spread}>
        {spread && <CourseAttempts model={model} results={results} name={row.title} />}
      </div>
    </li>
  );
});
