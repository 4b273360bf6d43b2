import { useSheet } from '../sheets/sheet.ts';
import { chartDots, chartSize, chartX, chartY, passLabel, type ChartPoint } from './chartModel.ts';
import css from './scoreChart.css';

const { width, height, start, end } = chartSize;

export interface ScoreChartProps {
  /** The oldest first. */
  readonly points: readonly ChartPoint[];
  /** The passing share, 0 to 1, and its name; null if there is none. */
  readonly passing: { readonly share: number; readonly name: string } | null;
  /** The content of the picture, in words. */
  readonly label: string;
  readonly dir: 'ltr' | 'rtl';
  /** Writes a number of the axis. */
  readonly number: (value: number) => string;
}

/** Scores over time as dots with a line through them; time runs in reading direction (RECORD-5). A table gives the same data in words. */
export function ScoreChart({ points, passing, label, dir, number }: ScoreChartProps) {
  useSheet(css);
  const dots = chartDots(points, dir, passing?.share ?? null);
  const name = passing && passLabel(dots, passing.share, dir);
  const x = (at: number) => chartX(at, dir);
  const level = (share: number, className: string) => (
    <line className={className} x1={x(start)} x2={x(end)} y1={chartY(share)} y2={chartY(share)} />
  );
  return (
    <svg className="plot num" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      {[0, 0.5, 1].map((share) => (
        <g key={share}>
          {share !== 0.5 && level(share, '')}
          <text className="scale" x={x(start - 8)} y={chartY(share) + 4} textAnchor="end">
            {number(share * 100)}
          </text>
        </g>
      ))}
      {passing && level(passing.share, 'pass')}
      <polyline points={dots.map((dot) => `${dot.x},${dot.y}`).join(' ')} />
      {name && (
        <text className="scale" x={name.x} y={name.y} textAnchor={name.anchor}>
          {passing.name}
        </text>
      )}
      {dots.map((dot) => (
        <g key={dot.number} className={dot.tone}>
          <circle cx={dot.x} cy={dot.y} r={dot.current ? 6 : 4} />
          <text className="score" x={dot.x} y={dot.scoreY} textAnchor="middle">
            {dot.score}
          </text>
          {dot.dated && dot.day !== null && (
            <text className="scale" x={dot.x} y={height - 8} textAnchor="middle">
              {dot.day}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}
