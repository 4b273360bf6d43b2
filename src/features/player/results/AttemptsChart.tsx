import { useResults } from '../../../data/player/useResults.ts';
import { useDirection } from '../../../i18n/context.tsx';
import { usePort } from '../../../port/context.tsx';
import { ScoreChart } from '../../../ui/chart/ScoreChart.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { useSheet } from '../../../ui/sheets/sheet.ts';
import type { ResultsProps } from './Results.tsx';
import { resultsModel } from './resultsModel.ts';
import css from './results.css';

/**
 * Scores of all attempts in one picture, if there are two or more (RECORD-5). The table of results says the same in
 * words.
 */
export function AttemptsChart({ access, moment, words, headingLevel }: ResultsProps) {
  useSheet(css);
  const { dir } = useDirection();
  const { attempts } = useResults(usePort(), access);
  const chart = attempts && resultsModel(access, attempts, moment, words)?.chart;
  if (!chart) return null;
  const { t, formats } = words;
  const { passing } = chart;
  return (
    <section className="box chart" aria-label={t('chart')}>
      <div className="chart-head">
        <Heading level={headingLevel}>{t('chart')}</Heading>
        <span className="muted">{t('chartUnit')}</span>
      </div>
      <ScoreChart
        points={chart.points}
        passing={
          passing === null ? null : { share: passing, name: t('passLine', { percent: formats.percent(passing) }) }
        }
        label={chart.label}
        dir={dir}
        number={formats.number}
      />
    </section>
  );
}
