import type { ActivityPart } from '../domain/activity.ts';
import { readCall } from './call.ts';
import { readPage } from './decode.ts';
import { readPart } from './readActivity.ts';

const page = (name: string, body: unknown) => readPage<ActivityPart>(name, (raw) => readPart(name, raw), Array.isArray(body) ? { data: body } : body);

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
