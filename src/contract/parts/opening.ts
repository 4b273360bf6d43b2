import type { Opening } from '../../domain/course/opening.ts';
import { readCall } from '../wire/call.ts';
import { activityContent, activityTree } from './activities.ts';

/**
 * The part with which a course opens: the path to it and its content, in one reply and before the whole tree (AUTO-6). Null unless that
 * part is a text that may be read at once. A call of Lectern's own (CALL-147): `opening` in `extensions`.
 */
export const openingOf = readCall({
  name: 'opening.get',
  base: 'lectern',
  path: 'users/me/objectives/{objectiveId}/opening',
  read: (body): Opening | null => {
    const { workflowId, tree, content } = (body ?? {}) as Readonly<Record<string, unknown>>;
    if (typeof workflowId !== 'string') return null;
    return { workflowId, root: activityTree.read(tree), content: activityContent.read(content) };
  },
  _input: {} as {
    readonly params: { readonly objectiveId: string };
    /** Ids of the parts down to the one that the address names; absent where it names none. */
    readonly query: { readonly axis?: string };
  },
});
