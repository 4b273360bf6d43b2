import type { ActivityPart } from '../domain/activity.ts';
import { activityPart } from './activityShapes.ts';
import { readCall } from './call.ts';
import { decodePage } from './decode.ts';

const page = (name: string, body: unknown) => decodePage<ActivityPart>(name, activityPart, Array.isArray(body) ? { data: body } : body);

/**
 * The root's children in a run, one level: `child.children` is empty (CALL-26). Their terms are settled: what they inherit from above is in them
 * (DATA-18, DATA-19), so that they are judged without the tree.
 */
export const activityChildren = readCall({
  name: 'activity.children',
  base: 'lms',
  path: 'users/me/objective-workflows/{id}/activity/children',
  read: (body) => page('activity.children', body),
  _input: {} as { readonly params: { readonly id: string } },
});

/** The same below any part (CALL-26). */
export const activityChildrenOf = readCall({
  name: 'activity.childrenOf',
  base: 'lms',
  path: 'users/me/objective-workflows/{id}/activity/{activityPathId}/children',
  read: (body) => page('activity.childrenOf', body),
  _input: {} as { readonly params: { readonly id: string; readonly activityPathId: string } },
});
