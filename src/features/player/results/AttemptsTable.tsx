import { useRef } from 'react';
import { useTexts } from '../../../i18n/context.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { Grade } from '../parts/grade/Grade.tsx';
import { useLinks } from '../base/links.ts';
import { classes } from './results.css';
import type { AttemptRow, ResultsModel } from './resultsModel.ts';
import { usePhone } from '../base/useNarrow.ts';

const missing = (
  <span className="muted" aria-hidden="true">
    –
  </span>
);

/**
 * Attempts as a table, the newest first (RECORD-6). On a phone it leaves out Submitted and Points, and each attempt
 * takes two lines, in which the sheet arranges the cells; explicit roles keep it a table for screen readers.
 */
export function AttemptsTable({ model: { rows, columns } }: { readonly model: ResultsModel }) {
  const t = useTexts('player');
  const place = useRef<HTMLTableElement>(null);
  const phone = usePhone(place);
  const head = (name: string, className = '') => (
    <th role="columnheader" scope="col" className={className}>
      <span>{name}</span>
    </th>
  );
  return (
    <table role="table" className={`attempts num${phone ? ' slim' : ''}`} ref={place} aria-label={t('results')}>
      <thead role="rowgroup">
        <tr role="row">
          {head(t('attempt'))}
          {columns.submitted && head(t('submitted'), 'on-wide')}
          {head(t('finishedColumn'))}
          {columns.score && head(t('scoreColumn'), 'end')}
          {columns.points && head(t('pointsColumn'), 'end on-wide')}
          {columns.grade && head(t('gradeColumn'))}
          {head(t('outcome'))}
          {columns.review && (
            <th role="columnheader" scope="col" className="on-wide">
              <VisuallyHidden>{t('review')}</VisuallyHidden>
            </th>
          )}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr role="row" key={row.id} className={row.current ? 'current' : ''}>
            <th role="rowheader" scope="row">
              {row.current ? t('currentAttempt', { number: row.number }) : row.number}
              {row.imported && <span className={classes.sub}>{t('imported')}</span>}
            </th>
            {columns.submitted && (
              <td role="cell" className="on-wide">
                {row.submitted ?? missing}
              </td>
            )}
            <td role="cell" className={classes.when}>
              {row.finished ?? missing}
            </td>
            {columns.score && (
              <td role="cell" className="end">
                <Percent row={row} />
              </td>
            )}
            {columns.points && (
              <td role="cell" className="end on-wide muted">
                {row.points ?? missing}
              </td>
            )}
            {columns.grade && (
              <td role="cell">
                {row.grade === null ? (
                  missing
                ) : (
                  <Grade tone={row.tone}>
                    <bdi dir="ltr">{row.grade}</bdi>
                  </Grade>
                )}
              </td>
            )}
            <td role="cell" className={classes.result}>
              {row.outcome}
              {row.lack !== null && <span className={classes.sub}>{row.lack}</span>}
              {row.review && (
                <span className="on-narrow">
                  <Review of={row} />
                </span>
              )}
            </td>
            {columns.review && (
              <td role="cell" className="on-wide end">
                {row.review && <Review of={row} />}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The link to review an attempt (RECORD-9). */
function Review({ of: { review, number } }: { readonly of: AttemptRow }) {
  const t = useTexts('player');
  const links = useLinks();
  return (
    review && (
      <a className="link" {...links.to(review)}>
        {t('review')}
        <VisuallyHidden>
          {' '}
          {t('attempt')} {number}
        </VisuallyHidden>
      </a>
    )
  );
}

/** Only one value of a line has the tone: the grade, or the score if there is no grade. */
function Percent({ row: { percent, grade, tone } }: { readonly row: AttemptRow }) {
  if (percent === null) return missing;
  return grade === null ? <Grade tone={tone}>{percent}</Grade> : <b>{percent}</b>;
}
