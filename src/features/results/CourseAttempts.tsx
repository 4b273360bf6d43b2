import type { Results } from '../../data/player/useResults.ts';
import { useDirection, useFormats, useTexts } from '../../i18n/context.tsx';
import { ScoreChart } from '../../ui/chart/ScoreChart.tsx';
import { AttemptsTable } from './AttemptsTable.tsx';
import type { AttemptsModel } from './attemptsModel.ts';

export interface CourseAttemptsProps {
  /** Null until the attempts are loaded. */
  readonly model: AttemptsModel | null;
  readonly results: Pick<Results, 'unreadable' | 'error' | 'paused' | 'busy' | 'retry'>;
  readonly name: string;
}

/** The attempts of one course: a small chart of their scores, and the table with the details (RESULT-4). */
export function CourseAttempts({ model, results, name }: CourseAttemptsProps) {
  const t = useTexts('results');
  const common = useTexts('common');
  const { dir } = useDirection();
  const { number } = useFormats();
  const { error, paused, busy, retry, unreadable } = results;
  if (!model && (error || paused))
    return (
      <p role="status">
        {t('attemptsFailed')}{' '}
        <button type="button" className="link" aria-disabled={busy || undefined} onClick={() => busy || retry()}>
          {common('tryAgain')}
        </button>
      </p>
    );
  if (!model) return <p role="status">{t('attemptsLoading')}</p>;
  const { chart } = model;
  return (
    <>
      {chart && (
        <figure className="ledger-chart">
          <figcaption className="muted">{t('chartUnit')}</figcaption>
          <ScoreChart points={chart.points} passing={chart.passing} label={chart.label} dir={dir} number={number} />
        </figure>
      )}
      <div className="ledger-behind">
        {model.lines.length > 0 && <AttemptsTable model={model} label={t('attemptsOf', { name })} />}
        {model.lines.length === 0 && unreadable.length === 0 && <p className="muted">{model.count}</p>}
        {unreadable.length > 0 && <p className="muted">{t('unreadableAttempts', { count: unreadable.length })}</p>}
      </div>
    </>
  );
}
