import { mayLearn } from '../person/mayLearn.ts';
import type { User } from '../person/user.ts';

/** The place for a person who opens the learner portal. `leave`: an address outside it. */
export type Landing =
  { readonly kind: 'learner' } | { readonly kind: 'leave'; readonly url: string } | { readonly kind: 'forbidden' };

const platformFeatures: ReadonlySet<string> = new Set(['Platform.Research', 'Platform.KnowledgeModels']);

/**
 * Who may use the portal, and where others go (PERM-4, PERM-5): platform-only people to `/platform` first, then everyone without
 * `ObjectiveWorkflow.Create` to their first navigation node, or nowhere if they have none.
 * @param firstNode address of the first navigation node, or null
 * @param hash of the current address; a chat hash is kept
 */
export function landing(user: Pick<User, 'permissions' | 'features'>, firstNode: string | null, hash: string): Landing {
  if (user.features.length > 0 && user.features.every((feature) => platformFeatures.has(feature)))
    return { kind: 'leave', url: '/platform' };
  if (mayLearn(user)) return { kind: 'learner' };
  if (firstNode === null) return { kind: 'forbidden' };
  return { kind: 'leave', url: firstNode + (hash.startsWith('#chat') ? hash : '') };
}
