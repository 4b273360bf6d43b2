import type { ObjectiveAccess } from '../../../../domain/course/course.ts';
import { hasContent } from '../screen.ts';

export type View = 'details' | 'content' | 'notifications';

/** The views of a course in their order (OVER-1). @param closed whether the content is closed for now */
export function viewsOf(access: Pick<ObjectiveAccess, 'objective' | 'aggregate'>, closed = false): readonly View[] {
  return [
    'details',
    ...(hasContent(access) && !closed ? (['content'] as const) : []),
    ...(access.objective.announcementChannelId ? (['notifications'] as const) : []),
  ];
}
