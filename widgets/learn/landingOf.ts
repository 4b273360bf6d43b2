import { landing, type Landing } from '../../src/domain/course/landing.ts';
import type { NavigationNode } from '../../src/domain/tree/navigationNode.ts';
import type { User } from '../../src/domain/person/user.ts';
import { base } from './currentPath.ts';
import { firstNode } from './navigation/navigationModel.ts';

/**
 * The place for a person (PERM-4, PERM-5, PERM-8).
 * @param nodes null while they are unknown; the result is `waiting` if it depends on them
 * @returns null while nobody is known
 */
export function landingOf(
  user: User | null,
  nodes: readonly NavigationNode[] | null,
  here: URL,
): Landing | 'waiting' | null {
  if (!user) return null;
  const place = landing(user, nodes && firstNode(nodes, here, base), here.hash);
  return place.kind === 'forbidden' && !nodes ? 'waiting' : place;
}
