import type { ActivityPart } from '../../domain/tree/activity.ts';
import { readCall } from '../wire/call.ts';
import { readPage } from '../wire/decode.ts';
import { readPart } from './readActivity.ts';

const page = (name: string, body: unknown) =>
  readPage<ActivityPart>(name, (raw) => readPart(name, raw), Array.isArray(body) ? { data: body } : body);

/**
 * The root's children in a run, one level: `child.children` is empty (CALL-26). Their constraints include all inherited ones (DATA-18,
 * DATA-19), so that they can be judged without the tree.
 * @unused the whole tree is read at once; for hosts that show one level
 */
export const activityChildren = readCall({
  name: 'activity.children',
  base: 'lms',
  path: 'users/me/objective-workflows/{id}/activity/children',
  read: (body) => page('activity.children', body),
  _input: {} as { readonly params: { readonly id: string } },
});

/**
 * The children of any part in the same way (CALL-26).
 * @unused the whole tree is read at once; for hosts that show one level
 */
export const activityChildrenOf = readCall({
  name: 'activity.childrenOf',
  base: 'lms',
  path: 'users/me/objective-workflows/{id}/activity/{activityPathId}/children',
  read: (body) => page('activity.childrenOf', body),
  _input: {} as { readonly params: { readonly id: string; readonly activityPathId: string } },
});
