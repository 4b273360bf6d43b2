import { describe, expect, it } from 'vitest';
import { courseCalls as callsOfCourse } from '../../../demo/server/http/learn/courseCalls.ts';
import { openingOf } from '../../../src/contract/parts/opening.ts';
import { objectiveAccessOf } from '../../../src/contract/courses/objectiveAccesses.ts';
import { address } from '../../../src/contract/wire/address.ts';
import { configurationFile, readConfiguration } from '../../../src/contract/configuration.ts';
import { languageName } from '../../../src/language/languageName.ts';
import { href } from '../../../src/routes/href.ts';
import { parse } from '../../../src/routes/parse.ts';
import { settingsPath } from '../../../src/web/settingsPath.ts';
import { errorTitle } from '../../../widgets/learn/errorTexts.ts';
import { listKept } from '../../../widgets/learn/listKept.ts';
import { courseCalls } from '../../../widgets/learn/early/courseCalls.ts';
import { asksUnder, pageOf } from '../../../widgets/learn/page.ts';
import { pageSettings } from '../../../widgets/learn/pageSettings.ts';
import { placeAfterSignIn } from '../../../widgets/learn/signIn/placeAfterSignIn.ts';
import { statusOf } from '../../../widgets/learn/statusOf.ts';

const player = (attributes: Record<string, string>, wide = false) => ({
  kind: 'element',
  tag: 'lectern-player',
  attributes,
  section: 'myCourses',
  wide,
});
const fromCatalog = (attributes: Record<string, string>) => ({ ...player(attributes), section: 'catalog' });
const list = (tag: string, attributes: Record<string, string> = {}) => ({
  kind: 'element',
  tag,
  attributes,
  section: tag === 'lectern-catalog' ? 'catalog' : 'myCourses',
  wide: false,
});
const dashboard = {
  kind: 'element',
  tag: 'lectern-dashboard',
  attributes: {},
  section: 'dashboard',
  wide: false,
};
const certificate = (attributes: Record<string, string>, section: string | null = null) => ({
  kind: 'element',
  tag: 'lectern-certificate',
  attributes,
  section,
  wide: false,
});
const notFound = { kind: 'error', status: 404 };

describe('pages of /learn', () => {
  it.each([
    ['ROUTE-1', '/?collection=a', { kind: 'redirect', to: { name: 'courses', query: 'collection=a' } }],
    [
      'ROUTE-2',
      '/courses',
      { kind: 'element', tag: 'lectern-courses', attributes: {}, section: 'myCourses', wide: false },
    ],
    ['ROUTE-3', '/courses/o1', player({ 'view': 'overview', 'objective-id': 'o1' })],
    ['ROUTE-4', '/courses/o1/a1', player({ 'view': 'overview', 'objective-id': 'o1', 'aggregate-id': 'a1' })],
    ['ROUTE-5', '/courses/o1/view/details', player({ 'view': 'details', 'objective-id': 'o1' })],
    ['ROUTE-6', '/courses/o1/view/content', player({ 'view': 'content', 'objective-id': 'o1' }, true)],
    [
      'ROUTE-6',
      '/courses/o1/view/content/p1/p2?x=1',
      player({ 'view': 'content', 'objective-id': 'o1', 'axis': 'p1/p2', 'query': 'x=1' }, true),
    ],
    [
      'ROUTE-7',
      '/courses/o1/workflow/w1/view',
      player({ 'view': 'workflow', 'objective-id': 'o1', 'workflow-id': 'w1' }, true),
    ],
    [
      'ROUTE-2, ROUTE-31',
      '/courses?occflow=addToMyCourses&objectiveId=o1',
      list('lectern-courses', { query: 'occflow=addToMyCourses&objectiveId=o1' }),
    ],
    ['ROUTE-8', '/courses/o1?viewType=REVIEW', player({ 'view': 'review', 'objective-id': 'o1' }, true)],
    [
      'ROUTE-36',
      '/courses/o1?viewType=REVIEW&attempt=w1',
      player({ 'view': 'review', 'objective-id': 'o1', 'query': 'attempt=w1' }, true),
    ],
    [
      'ROUTE-10, ROUTE-29',
      '/courses/redirect/o1?occflow=startTheCourse',
      player({ 'view': 'redirect', 'objective-id': 'o1', 'query': 'occflow=startTheCourse' }),
    ],
    ['RESULT-1', '/results?sort=name', { ...list('lectern-results', { query: 'sort=name' }), section: 'results' }],
    ['ROUTE-47', '/bookmarks', { ...list('lectern-bookmarks'), section: 'bookmarks' }],
    ['ROUTE-11', '/catalog', list('lectern-catalog')],
    ['ROUTE-11', '/catalog?collection=c1', list('lectern-catalog', { query: 'collection=c1' })],
    ['ROUTE-12', '/catalog/o1', fromCatalog({ 'place': 'catalog', 'view': 'overview', 'objective-id': 'o1' })],
    [
      'ROUTE-12',
      '/catalog/o1/view/details',
      fromCatalog({ 'place': 'catalog', 'view': 'details', 'objective-id': 'o1' }),
    ],
    [
      'ROUTE-12',
      '/catalog/o1/view/content/p1/p2?x=1',
      fromCatalog({ 'place': 'catalog', 'view': 'content', 'objective-id': 'o1', 'axis': 'p1/p2', 'query': 'x=1' }),
    ],
    [
      'ROUTE-12',
      '/catalog/o1/whatever/else',
      fromCatalog({ 'place': 'catalog', 'view': 'overview', 'objective-id': 'o1' }),
    ],
    [
      'ROUTE-21',
      '/open-catalog?keyword=bones',
      list('lectern-catalog', { audience: 'public', query: 'keyword=bones' }),
    ],
    [
      'ROUTE-22',
      '/open-catalog/o1/view/details',
      fromCatalog({ 'place': 'public', 'view': 'details', 'objective-id': 'o1' }),
    ],
    ['ROUTE-18', '/forbidden', { kind: 'error', status: 403 }],
    ['ROUTE-19', '/simulate-error', { kind: 'crash' }],
    [
      'ROUTE-12, ROUTE-38',
      '/catalog/o1/a/b/c/d',
      fromCatalog({ 'place': 'catalog', 'view': 'overview', 'objective-id': 'o1' }),
    ],
    ['ROUTE-9', '/courses/o1/certificate/C-1', certificate({ 'objective-id': 'o1', 'number': 'C-1' }, 'myCourses')],
    ['ROUTE-20', '/certificate/C-1', certificate({ audience: 'public', number: 'C-1' })],
    ['ROUTE-45', '/certificate', certificate({ audience: 'public' })],
    ['ROUTE-45', '/certificate/', certificate({ audience: 'public' })],
    ['ROUTE-20', '/certificate/C-1/deeper', { kind: 'error', status: 404 }],
    [
      'ROUTE-13',
      '/calendar',
      { kind: 'element', tag: 'lectern-calendar', attributes: { view: 'agenda' }, section: 'calendar', wide: false },
    ],
    [
      'ROUTE-13, CAL-8',
      '/calendar/month/2026-11-23',
      {
        kind: 'element',
        tag: 'lectern-calendar',
        attributes: { view: 'month', date: '2026-11-23' },
        section: 'calendar',
        wide: false,
      },
    ],
    [
      'ROUTE-13, CAL-8',
      '/calendar/a/b/c',
      { kind: 'element', tag: 'lectern-calendar', attributes: { view: 'agenda' }, section: 'calendar', wide: false },
    ],
    [
      'ROUTE-15, EMAIL-1',
      '/email-response-callback?answerId=a1&answerText=A',
      { ...player({ view: 'answer', query: 'answerId=a1&answerText=A' }), section: null },
    ],
    [
      'ROUTE-46',
      '/knowledge-center/articles/7',
      { kind: 'fragment', slot: 'knowledgeCenter', section: 'knowledgeCenter' },
    ],
    [
      'ROUTE-14',
      '/profile',
      { kind: 'element', tag: 'lectern-profile', attributes: {}, section: 'profile', wide: false },
    ],
    ['ROUTE-25', '/nowhere', { kind: 'error', status: 404 }],
    ['ROUTE-25', '/courses/%E0%A4%A', { kind: 'error', status: 404 }],
  ])('%s %s', (_, path, page) => {
    expect(pageOf(parse(path), path.split('?')[1] ?? '')).toEqual(page);
  });

  it.each<[string, string, object, unknown]>([
    ['ROUTE-1 on', '/', { learner: { dashboard: true } }, dashboard],
    ['ROUTE-1 on, with a query', '/?a=1', { learner: { dashboard: true } }, dashboard],
    ['ROUTE-1, NAV-12 off', '/?a=1', {}, { kind: 'redirect', to: { name: 'courses', query: 'a=1' } }],
    [
      'ROUTE-1 by no other flag',
      '/',
      { dashboardHome: true },
      { kind: 'redirect', to: { name: 'courses', query: '' } },
    ],
    ['ROUTE-39 on', '/courses', { dashboardHome: true }, dashboard],
    ['ROUTE-39 on, with a slash', '/courses/', { dashboardHome: true }, dashboard],
    ['ROUTE-39 off', '/courses', { learner: { dashboard: true } }, list('lectern-courses')],
    [
      'ROUTE-39, DASH-11 what asks for something of the list is the list',
      '/courses?keyword=bones',
      { dashboardHome: true },
      list('lectern-courses', { query: 'keyword=bones' }),
    ],
    [
      'ROUTE-39, DASH-11 its first order too',
      '/courses?sort=name',
      { dashboardHome: true },
      list('lectern-courses', { query: 'sort=name' }),
    ],
    [
      'ROUTE-39, ROUTE-31 and who comes to enrol',
      '/courses?occflow=addToMyCourses&objectiveId=o1',
      { dashboardHome: true },
      list('lectern-courses', { query: 'occflow=addToMyCourses&objectiveId=o1' }),
    ],
  ])('%s', (_, path, settings, page) => {
    expect(pageOf(parse(path), path.split('?')[1] ?? '', pageSettings(readConfiguration(settings)))).toEqual(page);
  });

  it.each([
    ['/', 'dashboard'],
    ['/courses/o1?ended=w1', 'end'],
    ['/courses/o1', null],
    ['/courses/o1?unended=w1', null],
    ['/courses/o1/view/details?ended=w1', null],
    ['/courses/o1/view/content/a?ended=w1', null],
    ['/catalog/o1?ended=w1', null],
    ['/courses', null],
    ['/profile', null],
    ['/nowhere', null],
  ])('FEED-10 under %s feedback is asked for: %s', (path, place) => {
    const settings = pageSettings(readConfiguration({ learner: { dashboard: true } }));
    expect(asksUnder(pageOf(parse(path), path.split('?')[1] ?? '', settings))).toBe(place);
  });

  it('ROUTE-39 a list that is shown in place of the dashboard stays when its filters are cleared', () => {
    expect(listKept({ name: 'courses', query: '' })).toEqual({ name: 'courses', query: 'sort=name' });
    for (const route of [{ name: 'courses', query: 'keyword=a' }, { name: 'home' }] as const)
      expect(listKept(route)).toBe(route);
  });

  it.each([
    'view',
    'view/tomorrow',
    'workflow',
    'workflow/w1',
    'a1/deeper/still',
    'certificate',
    'certificate/C-1/deeper',
  ])('ROUTE-38 /courses/o1/%s is the course', (rest) => {
    expect(pageOf(parse(`/courses/o1/${rest}?from=mail`), '')).toEqual(
      player({ 'view': 'overview', 'objective-id': 'o1', 'query': 'from=mail' }),
    );
    expect(pageOf(parse(`/courses/o1/${rest}?viewType=REVIEW`), '')).toEqual(
      player({ 'view': 'review', 'objective-id': 'o1' }, true),
    );
  });

  it.each(['/catalog', '/catalog?collection=c1', '/catalog/o1', '/catalog/o1/view/details'])(
    'ROUTE-32 without a catalog %s is not found',
    (path) => {
      expect(pageOf(parse(path), '', { catalog: false })).toEqual(notFound);
    },
  );

  it.each(['/courses', '/open-catalog', '/courses/redirect/o1'])(
    'ROUTE-32 without a catalog %s is as it was',
    (path) => {
      expect(pageOf(parse(path), '', { catalog: false })).toEqual(pageOf(parse(path), ''));
    },
  );

  it.each([
    ['/open-catalog', true, '/catalog'],
    ['/open-catalog?keyword=bones', true, '/catalog'],
    ['/open-catalog/o1/view/details', true, '/courses/redirect/o1'],
    ['/open-catalog', false, '/courses'],
    ['/open-catalog/o1/view/details', false, '/courses/redirect/o1'],
  ])('NAV-18, ROUTE-32 signing in at %s, with a catalog: %s, leads to %s', (path, catalog, to) => {
    const place = placeAfterSignIn(parse(path), catalog);
    expect(href(place)).toBe(to);
    expect(pageOf(place, '', { catalog })).not.toEqual(pageOf(null, ''));
  });
});

describe('error pages (ERR-1)', () => {
  it.each([
    [401, 401],
    [403, 403],
    [404, 404],
    [501, 501],
    [500, 500],
    [503, 500],
    [400, 500],
    [undefined, null],
  ])('a reply with %s is the page of %s', (status, shown) => {
    expect(statusOf({ detail: status === undefined ? {} : { status } })).toBe(shown);
  });

  it.each([
    [401, 'error401'],
    [403, 'error403'],
    [404, 'error404'],
    [500, 'error500'],
    [501, 'error501'],
    [null, 'error'],
  ] as const)('the title of %s', (status, key) => {
    expect(errorTitle(status)).toBe(key);
  });
});

describe('names of languages', () => {
  it.each([
    ['en-US', ['en-US', 'ar'], 'English'],
    ['en-US', ['en-US', 'en-GB'], 'American English'],
    ['pt-BR', ['pt-BR', 'pt-PT'], 'Português (Brasil)'],
    ['ar', ['en-US', 'ar'], 'العربية'],
    ['la', ['la'], 'Latina'],
  ])('LOC-1 %s of %j is %s', (tag, offered, name) => {
    expect(languageName(tag, offered)).toBe(name);
  });
});

describe('what an address names is asked for before the code of the page is there', () => {
  const call = (objectiveId: string) => address(objectiveAccessOf, { params: { objectiveId } });
  const opening = (objectiveId: string, axis?: string) =>
    address(openingOf, { params: { objectiveId }, query: axis ? { axis } : {} });
  it.each<[string, readonly string[]]>([
    ['/courses/o1', [call('o1')]],
    ['/courses/o1/view/content', [call('o1'), opening('o1')]],
    ['/courses/o1/view/content/p1/p 2', [call('o1'), opening('o1', 'p1/p 2')]],
    ['/courses/o1/review', [call('o1')]],
    ['/catalog/o1', [call('o1')]],
    ['/courses/a%2Fb%3Fc', [call('a/b?c')]],
    ['/courses', []],
    ['/calendar', []],
    ['/public/catalog/o1', []],
  ])('%s', (path, calls) => {
    expect(courseCalls(pageOf(parse(path), ''), true)).toEqual(calls);
    // The server answers the same ones with the page (SRV-96).
    expect(callsOfCourse(`/learn${path}`)).toEqual(calls);
    // An LMS that does not tell with which part a course opens is not asked for it (CALL-5).
    expect(courseCalls(pageOf(parse(path), ''), false)).toEqual(calls.slice(0, 1));
  });
});

it('the settings that small scripts ask for are those of the contract', () => {
  expect(settingsPath).toBe(address(configurationFile, {}));
});
