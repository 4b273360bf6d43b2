import { useResults } from '../../data/player/useResults.ts';
import { useDirection } from '../../i18n/context.tsx';
import { usePort } from '../../runtime/context.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { useSheet } from '../../ui/sheet.ts';
import { chartDots, chartSize, chartX, chartY } from './chartModel.ts';
import type { ResultsProps } from './Results.tsx';
import { resultsModel } from './resultsModel.ts';
import css from './results.css';

const { width, height, start, end } = chartSize;

/** Scores of all attempts in one picture, where there are two or more (RECORD-5). The table of results is the same in words. */
export function AttemptsChart({ access, moment, words, headingLevel }: ResultsProps) {
  useSheet(css);
  const { dir } = useDirection();
  const { attempts, scale } = useResults(usePort(), access);
  const chart = attempts && resultsModel(access, attempts, scale, moment, words)?.chart;
  if (!chart) return null;
  const { t, formats } = words;
  const dots = chartDots(chart.points, dir, chart.passing);
  const x = (at: number) => chartX(at, dir);
  const level = (share: number, className: string) => <line className={className} x1={x(start)} x2={x(end)} y1={chartY(share)} y2={chartY(share)} />;
  return (
    <section className="box chart" aria-label={t('chart')}>
      <div className="chart-head">
        <Heading level={headingLevel}>{t('chart')}</Heading>
        <span className="muted">{t('chartUnit')}</span>
      </div>
      <svg className="num" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={chart.label}>
        {[0, 0.5, 1].map((share) => (
          <g key={share}>
            {share !== 0.5 && level(share, 'grid')}
            <text className="scale" x={x(start - 8)} y={chartY(share) + 4} textAnchor="end">{formats.number(share * 100)}</text>
          </g>
        ))}
        {chart.passing !== null && (
          <>
            {level(chart.passing, 'pass')}
            <text className="scale" x={x(end)} y={chartY(chart.passing) + 13} textAnchor="end">{t('passLine', { percent: formats.percent(chart.passing) })}</text>
          </>
        )}
        <polyline points={dots.map((dot) => `${dot.x},${dot.y}`).join(' ')} />
        {dots.map((dot) => (
          <g key={dot.number} className={dot.tone}>
            <circle cx={dot.x} cy={dot.y} r={dot.current ? 6 : 4} />
            <text className="score" x={dot.x} y={dot.scoreY} textAnchor="middle">{dot.score}</text>
            {dot.dated && dot.day !== null && <text className="scale" x={dot.x} y={height - 8} textAnchor="middle">{dot.day}</text>}
          </g>
        ))}
      </svg>
    </section>
  );
}
