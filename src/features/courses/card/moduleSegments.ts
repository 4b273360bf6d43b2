import type { PartCount } from '../../../domain/course/course.ts';
import type { Segment } from '../../../ui/progress/ProgressBar.tsx';

/** The progress bar of a course: a segment for each module, as wide as its number of parts (CARD-12). */
export const moduleSegments = (modules: readonly PartCount[] = []): readonly Segment[] =>
  modules.map(({ done, total }) => ({ weight: total, value: done / total }));
