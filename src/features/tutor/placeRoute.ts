import type { TutorCitation } from '../../domain/tutor/tutor.ts';
import type { Route } from '../../routes/route.ts';

/** The place in the query of a link: `page=3`, `t=42` or the first words as `text` (TUTOR-8); anything else is none. */
function queryOf(anchor: string): string {
  if (/^(page|t)=\d{1,6}$/.test(anchor)) return anchor;
  return anchor.startsWith('text=') ? new URLSearchParams({ text: anchor.slice(5, 105) }).toString() : '';
}

/** Where a place that an answer comes from is opened. */
export const placeRoute = ({ courseId, axis, anchor }: Pick<TutorCitation, 'courseId' | 'axis' | 'anchor'>): Route => ({
  name: 'content',
  objectiveId: courseId,
  axis: axis.split('/').filter(Boolean),
  query: queryOf(anchor),
});
