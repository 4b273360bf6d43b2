import { useLate } from '../../ui/useLate.ts';
import type { ResultsProps } from './Results.tsx';

const load = () => import('./AttemptsChart.tsx');

/** The chart of attempts, once its code is there. Without it the table says the same. */
export function LateChart(props: ResultsProps) {
  const late = useLate(load, true);
  return late && late !== 'failed' ? <late.AttemptsChart {...props} /> : null;
}
