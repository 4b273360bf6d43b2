import type { ObjectiveAccess } from '../../domain/course/course.ts';
import type { GradingScale } from '../../domain/results/gradingScale.ts';
import { scaleToAsk } from './scaleToAsk.ts';

/** A course with its scale, where that is one of these scales. A course that embeds its scale is unchanged (DATA-20). */
export function withScale(access: ObjectiveAccess, scales: readonly GradingScale[]): ObjectiveAccess {
  const scale = scales.find(({ id }) => id === scaleToAsk(access));
  return scale ? { ...access, objective: { ...access.objective, gradingScale: scale } } : access;
}
