import type { TutorCitation } from '../../domain/tutor/tutor.ts';
import type { Route } from '../../routes/route.ts';

/** The position in a link's query: `page=3`, `t=42` or the first words as `text` (TUTOR-8); empty for anything else. */
function queryOf(anchor: string): string {
  if (/^(page|t)=\d{1,6}$/.test(anchor)) return anchor;
  return anchor.startsWith('text=') ? new URLSearchParams({ text: anchor.slice(5, 105) }).toString() : '';
}

/** The route that opens a source of an answer. */
export const placeRoute = ({ courseId, axis, anchor }: Pick<TutorCitation, 'courseId' | 'axis' | 'anchor'>): Route => ({
  name: 'content',
  objectiveId: courseId,
  axis: axis.split('/').filter(Boolean),
  query: queryOf(anchor),
});
