import type { GradingScale } from '../../../../domain/results/gradingScale.ts';
import { neededToPass } from '../../../../domain/tree/neededToPass.ts';
import type { ObjectiveRecord } from '../../../../domain/course/workflow.ts';
import type { Words } from '../Words.ts';

/** The requirement that a result misses in order to pass, in words (RECORD-4). */
export function lackText(record: ObjectiveRecord, scale: GradingScale | null, { t, formats }: Words): string | null {
  const lack = neededToPass(record, scale);
  if (!lack) return null;
  return 'points' in lack
    ? t('lackPoints', { count: lack.points, points: formats.number(lack.points) })
    : t('lackPercent', { percent: formats.percent(lack.percent / 100) });
}
