import { useTexts } from '../../i18n/context.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { useLinks } from './links.ts';
import type { AttemptRow, ResultsModel } from './resultsModel.ts';

const missing = <span className="muted" aria-hidden="true">–</span>;

/** Attempts as a table, the newest first; on a narrow page without Submitted and Points (RECORD-6). */
export function AttemptsTable({ model: { rows, columns } }: { readonly model: ResultsModel }) {
  const t = useTexts('player');
  const head = (name: string, className = '') => <th scope="col" className={className}><span>{name}</span></th>;
  return (
    <table className="attempts num" aria-label={t('results')}>
      <thead>
        <tr>
          {head(t('attempt'))}
          {columns.submitted && head(t('submitted'), 'wide')}
          {head(t('finishedColumn'))}
          {columns.score && head(t('scoreColumn'), 'end')}
          {columns.points && head(t('pointsColumn'), 'end wide')}
          {columns.grade && head(t('gradeColumn'))}
          {head(t('outcome'))}
          {columns.review && <td className="wide" />}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} className={row.current ? 'current' : ''}>
            <th scope="row">
              {row.current ? t('currentAttempt', { number: row.number }) : row.number}
              {row.imported && <span className="sub">{t('imported')}</span>}
            </th>
            {columns.submitted && <td className="wide">{row.submitted ?? missing}</td>}
            <td>{row.finished ?? missing}</td>
            {columns.score && <td className="end"><Percent row={row} /></td>}
            {columns.points && <td className="end wide muted">{row.points ?? missing}</td>}
            {columns.grade && <td>{row.grade === null ? missing : <span className={`grade ${row.tone}`}><bdi dir="ltr">{row.grade}</bdi></span>}</td>}
            <td>
              {row.outcome}
              {row.lack !== null && <span className="sub">{row.lack}</span>}
              {row.review && <span className="narrow"><Review of={row} /></span>}
            </td>
            {columns.review && <td className="wide end">{row.review && <Review of={row} />}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Looks back at an attempt (RECORD-9). */
function Review({ of: { review, number } }: { readonly of: AttemptRow }) {
  const t = useTexts('player');
  const links = useLinks();
  return review && <a className="link" {...links.to(review)}>{t('review')}<VisuallyHidden> {t('attempt')} {number}</VisuallyHidden></a>;
}

/** A score is toned once a line: by its grade, else by itself. */
function Percent({ row: { percent, grade, tone } }: { readonly row: AttemptRow }) {
  if (percent === null) return missing;
  return grade === null ? <span className={`grade ${tone}`}>{percent}</span> : <b>{percent}</b>;
}
