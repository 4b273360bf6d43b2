// Entries of the navigation by role, setting, feature and permission, and where people without courses go.
import { describe, expect, it } from 'vitest';
import { readConfiguration } from '../../../src/contract/configuration.ts';
import type { NavigationNode } from '../../../src/domain/tree/navigationNode.ts';
import { headerActions } from '../../../widgets/learn/navigation/headerActions.ts';
import {
  firstNode,
  navigationModel,
  type Entry,
  type NavigationInput,
} from '../../../widgets/learn/navigation/navigationModel.ts';
import { landingOf } from '../../../widgets/learn/landingOf.ts';

const base = '/learn';
const here = new URL('https://portal.example/learn/courses');
const node = (url: string | null, children: readonly NavigationNode[] = [], name = url ?? 'group'): NavigationNode => ({
  url,
  name,
  iconId: null,
  slug: null,
  children,
});
const person = (
  permissions: readonly string[],
  features: readonly string[] = ['LMS'],
  roles: readonly string[] = ['Learner'],
) => ({ roles, features, permissions: permissions.map((name) => ({ name })) });
const learner = person(['ObjectiveWorkflow.Create']);
const researcher = person(
  ['ObjectiveWorkflow.Create', 'Research.Access'],
  ['LMS', 'Platform.Research', 'Platform.KnowledgeModels'],
);
const admin = person(['ObjectiveWorkflow.Create', 'Portal.Access'], ['LMS'], ['Administrator', 'Author']);
const all = { catalog: true, researchProjects: true, knowledgeModels: true, rooms: true };

const model = (given: Partial<NavigationInput> & { readonly on?: object; readonly more?: object } = {}) => {
  const { on = {}, more = {}, ...rest } = given;
  const configuration = readConfiguration({ ui: { learner: { navigation: on } }, ...more });
  return navigationModel({
    user: learner,
    configuration,
    nodes: [],
    knowledgeCenter: false,
    isPublic: false,
    section: 'myCourses',
    here,
    base,
    ...rest,
  });
};
const hrefOf = ({ target }: Entry) => (target?.kind === 'leave' ? target.href : (target?.route.name ?? null));
const shape = (entries: readonly Entry[]): unknown =>
  entries.map((entry) => (entry.children.length > 0 ? [hrefOf(entry), shape(entry.children)] : hrefOf(entry)));

describe('entries (NAV-2, NAV-3, AUD-5)', () => {
  it.each<[string, Parameters<typeof model>[0], unknown]>([
    ['a learner, as it is unless set', {}, ['courses', 'catalog', 'calendar']],
    ['the catalog switched off', { on: { catalog: false } }, ['courses', 'calendar']],
    [
      'all switched on, without feature and permission',
      { on: all },
      ['courses', 'catalog', '/classroom/learner/rooms', 'calendar'],
    ],
    [
      'all switched on, with both',
      { on: all, user: researcher },
      [
        'courses',
        'catalog',
        '/platform/projects',
        '/platform/knowledge-models',
        '/classroom/learner/rooms',
        'calendar',
      ],
    ],
    ['feature and permission, not switched on', { user: researcher }, ['courses', 'catalog', 'calendar']],
    [
      'permission without the features',
      { on: all, user: person(['ObjectiveWorkflow.Create', 'Research.Access']) },
      ['courses', 'catalog', '/classroom/learner/rooms', 'calendar'],
    ],
    [
      'features without the permission',
      { on: all, user: person(['ObjectiveWorkflow.Create'], ['LMS', 'Platform.Research', 'Platform.KnowledgeModels']) },
      ['courses', 'catalog', '/classroom/learner/rooms', 'calendar'],
    ],
    [
      'one feature of the two',
      { on: all, user: person(['ObjectiveWorkflow.Create', 'Research.Access'], ['LMS', 'Platform.KnowledgeModels']) },
      ['courses', 'catalog', '/platform/knowledge-models', '/classroom/learner/rooms', 'calendar'],
    ],
    ['nobody known yet', { user: null, on: all }, ['courses', 'catalog', '/classroom/learner/rooms', 'calendar']],
    ['a person without courses', { user: person([]), on: all }, []],
    ['a person without courses, with a node', { user: person([]), nodes: [node('/teach')] }, ['/teach']],
    ['a visitor (NAV-18, PUB-2)', { user: null, isPublic: true, on: all, nodes: [node('/teach')] }, ['openCatalog']],
    [
      'a visitor at a certificate (CERT-4)',
      { user: null, isPublic: true, here: new URL('https://academy.example/learn/certificate/A-1') },
      [],
    ],
    [
      'a visitor where a number is typed (ROUTE-45)',
      { user: null, isPublic: true, here: new URL('https://academy.example/learn/certificate/') },
      [],
    ],
    [
      'the dashboard switched on (NAV-12)',
      { more: { learner: { dashboard: true } } },
      ['home', 'courses', 'catalog', 'calendar'],
    ],
    ['a knowledge center (FRAG-9)', { knowledgeCenter: true }, ['courses', 'catalog', 'calendar', 'knowledgeCenter']],
    ['a knowledge center, for a person without courses', { user: person([]), knowledgeCenter: true }, []],
    [
      'the dashboard in place of the list alone (ROUTE-39)',
      { more: { dashboardHome: true } },
      ['courses', 'courses', 'catalog', 'calendar'],
    ],
    [
      'the dashboard, for a person without courses',
      { user: person([]), more: { learner: { dashboard: true }, dashboardHome: true } },
      [],
    ],
  ])('%s', (_, given, expected) => {
    expect(shape(model(given).main)).toEqual(expected);
  });

  it.each([
    ['myCourses', ['courses']],
    ['catalog', ['catalog']],
    [null, []],
  ] as const)('the section %s marks %j', (section, marked) => {
    expect(
      model({ section })
        .main.filter(({ current }) => current)
        .map(hrefOf),
    ).toEqual(marked);
  });
});

describe('management (NAV-8, PERM-7)', () => {
  it.each<[string, Parameters<typeof model>[0], unknown]>([
    ['an administrator', { user: admin }, ['/portal', '/admin']],
    ['the role without the permission', { user: person([], ['LMS'], ['Administrator']) }, ['/portal', '/admin']],
    ['the permission without the role', { user: person(['Portal.Access']) }, ['/portal', '/admin']],
    [
      'the permission for one scope alone',
      { user: { ...learner, permissions: [{ name: 'Portal.Access', scope_id: 's1' }] } },
      [],
    ],
    ['a learner', {}, []],
    ['a visitor', { user: null, isPublic: true }, []],
    ['nobody known yet', { user: null }, []],
    [
      'a panel elsewhere',
      { user: admin, more: { adminPanelUrl: '/portal/settings' } },
      ['/portal', '/portal/settings'],
    ],
    ['a panel of another origin', { user: admin, more: { adminPanelUrl: 'https://evil.example/' } }, ['/portal']],
  ])('%s', (_, given, expected) => {
    expect(shape(model(given).management)).toEqual(expected);
  });
});

describe('nodes (NAV-4, NAV-15, NAV-16)', () => {
  it.each<[string, readonly NavigationNode[], unknown]>([
    ['another product', [node('/teach')], ['/teach']],
    ['the same origin in full', [node('https://portal.example/stem?a=1#b')], ['/stem?a=1#b']],
    ['a place of the portal', [node('/learn/catalog?collection=c1')], ['catalog']],
    ['a place of the portal with a hash', [node('/learn/courses#chat')], ['/learn/courses#chat']],
    ['no place of the portal', [node('/learn/nowhere')], []],
    ['a path that only begins alike', [node('/learning')], ['/learning']],
    ['a script', [node('javascript:alert(1)'), node('JaVaScRiPt:alert(1)'), node('java\nscript:alert(1)')], []],
    ['data', [node('data:text/html,x'), node('blob:https://portal.example/1'), node('file:///etc/passwd')], []],
    [
      'another origin',
      [
        node('https://evil.example/'),
        node('//evil.example'),
        node('/\\evil.example'),
        node('https://portal.example@evil.example/'),
      ],
      [],
    ],
    [
      'another host behind the own origin',
      [node('/.//evil.example'), node('/learn/..//evil.example'), node('https://portal.example//evil.example')],
      [],
    ],
    ['credentials', [node('https://me:secret@portal.example/teach')], []],
    ['plain http', [node('http://portal.example/teach')], []],
    ['no address, and nothing below', [node(null), node('')], []],
    ['no address, with others below', [node(null, [node('/teach'), node('/stem')])], [[null, ['/teach', '/stem']]]],
    ['a bad address, with others below', [node('javascript:0', [node('/teach')])], [[null, ['/teach']]]],
    ['bad ones below', [node('/teach', [node('javascript:0')])], ['/teach']],
    ['three levels', [node('/a', [node('/b', [node('/c')])])], [['/a', [['/b', ['/c']]]]]],
  ])('%s', (_, nodes, expected) => {
    expect(shape(model({ nodes }).main.slice(3))).toEqual(expected);
  });

  it('each has an id of its own, and the place that is open is marked', () => {
    const nodes = [node('/learn/catalog'), node('/teach'), node('/teach', [node('/teach')])];
    const { main } = model({ nodes, section: null, here: new URL('https://portal.example/learn/catalog?term=t1') });
    const ids = main.flatMap(({ id, children }) => [id, ...children.map((child) => child.id)]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(main.filter(({ current }) => current).map(hrefOf)).toEqual(['catalog']);
  });
});

describe('actions of the header (NAV-6, NAV-17, CONST-19)', () => {
  it.each<[string, Parameters<typeof model>[0], unknown, unknown]>([
    [
      'two and no more',
      { user: admin, on: all },
      ['courses', 'catalog'],
      ['/classroom/learner/rooms', 'calendar', '/portal', '/admin'],
    ],
    ['the catalog switched off', { on: { catalog: false } }, ['courses', 'calendar'], []],
    ['fewer than two', { user: person([]), nodes: [node('/a')] }, ['/a'], []],
    [
      'what holds others is in the menu',
      { user: person([]), nodes: [node('/a', [node('/b')]), node('/c'), node('/d'), node('/e')] },
      ['/c', '/d'],
      [['/a', ['/b']], '/e'],
    ],
  ])('%s', (_, given, shown, rest) => {
    const actions = headerActions(model(given));
    expect([shape(actions.shown), shape(actions.rest)]).toEqual([shown, rest]);
  });
});

describe('landing (PERM-4, PERM-5, PERM-8)', () => {
  const at = (hash = '') => new URL(`https://portal.example/learn/courses${hash}`);
  const author = { ...person([]), roles: ['Author'] } as never;
  const rosa = person(['Research.Access'], ['Platform.Research']) as never;

  it.each<[string, never, readonly NavigationNode[] | null, string, unknown]>([
    ['a learner', learner as never, null, '', { kind: 'learner' }],
    ['a learner with a node', learner as never, [node('/teach')], '', { kind: 'learner' }],
    ['research alone, before any node is known', rosa, null, '', { kind: 'leave', url: '/platform' }],
    ['without courses, nodes not known', author, null, '', 'waiting'],
    ['without courses or nodes', author, [], '', { kind: 'forbidden' }],
    ['the first node', author, [node('/teach'), node('/stem')], '', { kind: 'leave', url: '/teach' }],
    [
      'the first node, with a chat',
      author,
      [node('/teach')],
      '#chat/channels/groups/7',
      { kind: 'leave', url: '/teach#chat/channels/groups/7' },
    ],
    ['another hash is dropped', author, [node('/teach')], '#top', { kind: 'leave', url: '/teach' }],
    [
      'a first node that is not followed',
      author,
      [node('https://evil.example'), node('javascript:0'), node('/stem')],
      '',
      { kind: 'leave', url: '/stem' },
    ],
    [
      'a first node inside the portal leads in a circle',
      author,
      [node('/learn/courses'), node('/learn'), node('/learn/courses#x')],
      '',
      { kind: 'forbidden' },
    ],
    [
      'the first below one that only holds others',
      author,
      [node(null, [node('/teach/groups')]), node('/stem')],
      '',
      { kind: 'leave', url: '/teach/groups' },
    ],
    ['nobody', null as never, [], '', null],
  ])('%s', (_, user, nodes, hash, expected) => {
    expect(landingOf(user, nodes, at(hash))).toEqual(expected);
  });

  it('finds no first node in none', () => {
    expect(firstNode([], here, base)).toBeNull();
  });
});
