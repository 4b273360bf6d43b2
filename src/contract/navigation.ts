import type { NavigationNode } from '../domain/tree/navigationNode.ts';
import { LecternError } from '../errors.ts';
import { readCall, type CallInput } from './wire/call.ts';

const deepest = 4;
const longest = 60;

const textOf = (value: unknown): string | null => (typeof value === 'string' && value.trim() ? value.trim() : null);

// Read by hand and not by a recursive schema: a reply may be nested without end.
function nodesOf(raw: unknown, depth: number): readonly NavigationNode[] {
  if (!Array.isArray(raw) || depth > deepest) return [];
  return raw.slice(0, longest).flatMap((one: unknown): NavigationNode[] => {
    if (!one || typeof one !== 'object') return [];
    const { url, name, icon_id, slug, children } = one as Readonly<Record<string, unknown>>;
    const said = textOf(name);
    return said === null
      ? []
      : [
          {
            url: textOf(url),
            name: said,
            iconId: textOf(icon_id),
            slug: textOf(slug),
            children: nodesOf(children, depth + 1),
          },
        ];
  });
}

/**
 * Entries that other products add to the navigation of this person. People without courses are sent to the first of them (NAV-4, PERM-5). A
 * call of Lectern's own: `navigation` in `extensions`. Nodes without a name are left out; more than four levels, or sixty nodes on one
 * level, are cut off.
 */
export const navigationNodes = readCall({
  name: 'navigation.get',
  base: 'lectern',
  path: 'users/me/navigation',
  read: (body): readonly NavigationNode[] => {
    const { nodes } = (body ?? {}) as { readonly nodes?: unknown };
    if (!Array.isArray(nodes))
      throw new LecternError('bad_reply', 'navigation.get: nodes is not a list', {
        call: 'navigation.get',
        field: 'nodes',
      });
    return nodesOf(nodes, 1);
  },
  _input: {} as CallInput,
});
