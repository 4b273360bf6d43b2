import type { ObjectiveAccess } from '../../domain/course/course.ts';

/** Id of the scale to ask for; null where the course embeds its scale, or has none (DATA-20). */
export const scaleToAsk = ({ objective: { gradingScale, gradingScaleId } }: ObjectiveAccess): string | null =>
  gradingScale === null ? gradingScaleId : null;
