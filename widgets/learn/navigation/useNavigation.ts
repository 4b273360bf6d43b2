import { useMemo } from 'react';
import type { NavigationNode } from '../../../src/domain/tree/navigationNode.ts';
import { href } from '../../../src/routes/href.ts';
import type { Route } from '../../../src/routes/route.ts';
import { base } from '../currentPath.ts';
import { navigationModel, type Navigation, type NavigationInput } from './navigationModel.ts';

/** The facts that the entries of the navigation depend on, as the page knows them. */
export interface NavigationOf extends Omit<NavigationInput, 'nodes' | 'here' | 'base'> {
  /** Null while they are loading. */
  readonly nodes: readonly NavigationNode[] | null;
  readonly route: Route | null;
}

/** The entries of the navigation; the same object until one of these facts changes. */
export function useNavigation(given: NavigationOf): Navigation {
  const { user, configuration, nodes, knowledgeCenter, isPublic, section, route } = given;
  return useMemo(
    () =>
      navigationModel({
        user,
        configuration,
        nodes: nodes ?? [],
        knowledgeCenter,
        isPublic,
        section,
        here: new URL(base + (route ? href(route) : ''), location.origin),
        base,
      }),
    [user, configuration, nodes, knowledgeCenter, isPublic, section, route],
  );
}
