import { useTexts } from '../../i18n/context.tsx';
import { GradeMark } from './GradeMark.tsx';
import type { AttemptsModel } from './attemptsModel.ts';

const missing = (
  <span className="muted" aria-hidden="true">
    –
  </span>
);

/**
 * The attempts of a course as a table, the newest first (RESULT-4). It has the facts of the chart and more, in words.
 * On a phone each attempt takes two lines, in which the sheet arranges the cells; explicit roles keep it a table for
 * screen readers.
 */
export function AttemptsTable({
  model: { lines, columns },
  label,
}: {
  readonly model: AttemptsModel;
  readonly label: string;
}) {
  const t = useTexts('results');
  return (
    <table role="table" className="ledger-table num" aria-label={label}>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            {t('attempt')}
          </th>
          {columns.submitted && (
            <th role="columnheader" scope="col" className={columns.finished ? 'ledger-wide' : undefined}>
              {t('submitted')}
            </th>
          )}
          {columns.finished && (
            <th role="columnheader" scope="col">
              {t('finished')}
            </th>
          )}
          {columns.percent && (
            <th role="columnheader" scope="col" className="ledger-number">
              {t('scoreColumn')}
            </th>
          )}
          {columns.points && (
            <th role="columnheader" scope="col" className="ledger-wide ledger-number">
              {t('pointsColumn')}
            </th>
          )}
          {columns.grade && (
            <th role="columnheader" scope="col">
              {t('gradeColumn')}
            </th>
          )}
          <th role="columnheader" scope="col">
            {t('outcomeColumn')}
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {lines.map(({ id, number, current, best, imported, submitted, finished, figures }) => (
          <tr role="row" key={id} className={current ? 'ledger-current' : undefined}>
            <th role="rowheader" scope="row">
              {current ? t('currentAttempt', { number }) : number}
              {best && (
                <>
                  {' '}
                  <span className="ledger-best">{t('bestAttempt')}</span>
                </>
              )}
              {imported && <span className="ledger-small">{t('imported')}</span>}
            </th>
            {columns.submitted && (
              <td role="cell" className={columns.finished ? 'ledger-wide' : undefined}>
                {submitted ?? missing}
              </td>
            )}
            {columns.finished && (
              <td role="cell" className="ledger-when">
                {finished ?? missing}
              </td>
            )}
            {columns.percent && (
              <td role="cell" className="ledger-number">
                {figures.percent ?? missing}
              </td>
            )}
            {columns.points && (
              <td role="cell" className="ledger-wide ledger-number">
                {figures.points ?? missing}
              </td>
            )}
            {columns.grade && (
              <td role="cell">
                {figures.grade === null ? missing : <GradeMark grade={figures.grade} tone={figures.tone} />}
              </td>
            )}
            <td role="cell" className="ledger-end">
              {figures.outcome}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
