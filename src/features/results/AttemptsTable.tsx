import { useTexts } from '../../i18n/context.tsx';
import { GradeMark } from './GradeMark.tsx';
import type { AttemptsModel } from './attemptsModel.ts';

const missing = (
  <span className="muted" aria-hidden="true">
    –
  </span>
);

/** The attempts of a course as a table, the newest first (RESULT-4): what the chart shows, and more, in words. */
export function AttemptsTable({
  model: { lines, columns },
  label,
}: {
  readonly model: AttemptsModel;
  readonly label: string;
}) {
  const t = useTexts('results');
  return (
    <table className="ledger-table num" aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{t('attempt')}</th>
          {columns.submitted && (
            <th scope="col" className={columns.finished ? 'ledger-wide' : undefined}>
              {t('submitted')}
            </th>
          )}
          {columns.finished && <th scope="col">{t('finished')}</th>}
          {columns.percent && <th scope="col">{t('scoreColumn')}</th>}
          {columns.points && (
            <th scope="col" className="ledger-wide">
              {t('pointsColumn')}
            </th>
          )}
          {columns.grade && <th scope="col">{t('gradeColumn')}</th>}
          <th scope="col">{t('outcomeColumn')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ id, number, current, best, imported, submitted, finished, figures }) => (
          <tr key={id} className={current ? 'ledger-current' : undefined}>
            <th scope="row">
              {current ? t('currentAttempt', { number }) : number}
              {best && <span className="ledger-best">{t('bestAttempt')}</span>}
              {imported && <span className="ledger-small">{t('imported')}</span>}
            </th>
            {columns.submitted && (
              <td className={columns.finished ? 'ledger-wide' : undefined}>{submitted ?? missing}</td>
            )}
            {columns.finished && <td>{finished ?? missing}</td>}
            {columns.percent && <td>{figures.percent ?? missing}</td>}
            {columns.points && <td className="ledger-wide">{figures.points ?? missing}</td>}
            {columns.grade && (
              <td>{figures.grade === null ? missing : <GradeMark grade={figures.grade} tone={figures.tone} />}</td>
            )}
            <td>{figures.outcome}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
