import { mayLearn } from '../../../src/domain/person/mayLearn.ts';
import type { NavigationNode } from '../../../src/domain/tree/navigationNode.ts';
import { permits } from '../../../src/domain/person/permits.ts';
import { portalAccess } from '../../../src/domain/person/portalAccess.ts';
import type { User } from '../../../src/domain/person/user.ts';
import { href } from '../../../src/routes/href.ts';
import { linkTarget, type LinkTarget } from '../../../src/routes/linkTarget.ts';
import type { Route } from '../../../src/routes/route.ts';
import type { Configuration } from '../../index.ts';
import { listKept } from '../listKept.ts';
import type { ShellKey } from '../portal.tsx';

/** One entry of the navigation. */
export interface Entry {
  /** Unique among all entries. */
  readonly id: string;
  /** A text of the portal's own, or a name that came with a node. */
  readonly name: { readonly key: ShellKey } | { readonly text: string };
  /** Name of its icon. */
  readonly icon: string;
  /** Null if it only holds others. */
  readonly target: LinkTarget | null;
  readonly current: boolean;
  readonly children: readonly Entry[];
}

/** All entries, in their order. */
export interface Navigation {
  readonly main: readonly Entry[];
  /** Entries for people who may use the management portal, shown separately. */
  readonly management: readonly Entry[];
}

export interface NavigationInput {
  /** Null while nobody is known: entries that need no right are shown already. */
  readonly user: Pick<User, 'roles' | 'permissions' | 'features'> | null;
  readonly configuration: Pick<Configuration, 'navigation' | 'adminPanelUrl' | 'learner' | 'dashboardHome'>;
  readonly nodes: readonly NavigationNode[];
  /** Whether the tenant has a knowledge center (ROUTE-46). */
  readonly knowledgeCenter: boolean;
  /** Whether this is a page for visitors. */
  readonly isPublic: boolean;
  /** The section of the current page. */
  readonly section: ShellKey | null;
  readonly here: URL;
  /** Path of the portal. */
  readonly base: string;
}

const list: Route = { name: 'courses', query: '' };

/** Entries of the navigation for this person (NAV-2 to NAV-4, NAV-8, NAV-15 to NAV-18, FRAG-9). */
export function navigationModel({
  user,
  configuration,
  nodes,
  knowledgeCenter,
  isPublic,
  section,
  here,
  base,
}: NavigationInput): Navigation {
  const own = (key: ShellKey, icon: string, route: Route): Entry => ({
    id: key,
    name: { key },
    icon,
    target: { kind: 'route', route },
    current: section === key,
    children: [],
  });
  const sibling = (key: ShellKey, icon: string, href: string): Entry => ({
    id: key,
    name: { key },
    icon,
    target: { kind: 'leave', href },
    current: false,
    children: [],
  });
  if (isPublic) {
    // The page of a certificate has no menu (CERT-4).
    const main = /\/certificate(\/|$)/.test(here.pathname)
      ? []
      : [own('catalog', 'library', { name: 'openCatalog', query: '' })];
    return { main, management: [] };
  }

  const { navigation, learner, dashboardHome } = configuration;
  const { catalog, researchProjects, knowledgeModels, rooms } = navigation;
  const learns = !user || mayLearn(user);
  const researches = (feature: string) =>
    user?.features.includes(feature) === true && permits(user.permissions, [{ name: 'Research.Access' }]);
  const main = [
    ...(learns && (learner.dashboard || dashboardHome)
      ? [own('dashboard', 'dashboard', learner.dashboard ? { name: 'home' } : list)]
      : []),
    // If the dashboard replaces the list, the list has an address that names its order (ROUTE-39).
    ...(learns ? [own('myCourses', 'book-open', dashboardHome ? listKept(list) : list)] : []),
    ...(learns && catalog ? [own('catalog', 'library', { name: 'catalog', query: '' })] : []),
    ...(researchProjects && researches('Platform.Research')
      ? [sibling('researchProjects', 'flask', '/platform/projects')]
      : []),
    ...(knowledgeModels && researches('Platform.KnowledgeModels')
      ? [sibling('knowledgeModels', 'brain', '/platform/knowledge-models')]
      : []),
    ...(learns && rooms ? [sibling('rooms', 'door', '/classroom/learner/rooms')] : []),
    ...(learns ? [own('calendar', 'calendar', { name: 'calendar', rest: '' })] : []),
    ...(learns && knowledgeCenter ? [own('knowledgeCenter', 'lightbulb', { name: 'knowledgeCenter', rest: '' })] : []),
    ...entriesOf(nodes, here, base, 'node'),
  ];
  const administers = user !== null && portalAccess(user);
  const panel = linkTarget(configuration.adminPanelUrl ?? '/admin', here, base);
  const management = administers
    ? [
        sibling('managementPortal', 'arrows', '/portal'),
        ...(panel?.kind === 'leave' ? [sibling('adminPanel', 'settings', panel.href)] : []),
      ]
    : [];
  return { main, management };
}

/** Nodes as entries, without nodes that have neither a target nor entries below. */
function entriesOf(nodes: readonly NavigationNode[], here: URL, base: string, parent: string): readonly Entry[] {
  return nodes.flatMap(({ url, name, iconId, slug, children }, index): Entry[] => {
    const id = `${parent}-${index}`;
    const target = linkTarget(url, here, base);
    const below = entriesOf(children, here, base, id);
    if (!target && below.length === 0) return [];
    const current = target?.kind === 'route' && href(target.route).split('?')[0] === here.pathname.slice(base.length);
    return [{ id, name: { text: name }, icon: iconId ?? slug ?? '', target, current, children: below }];
  });
}

/**
 * Address of the first node that leads out of the portal, to which people without courses are sent (PERM-5, PERM-8); null if there is none.
 * A node that only holds others counts as the first of those.
 */
export function firstNode(nodes: readonly NavigationNode[], here: URL, base: string): string | null {
  const below = new RegExp(`^${base}([/?#]|$)`);
  for (const { url, children } of nodes) {
    const target = linkTarget(url, here, base);
    const found = target?.kind === 'leave' && !below.test(target.href) ? target.href : firstNode(children, here, base);
    if (found !== null) return found;
  }
  return null;
}
