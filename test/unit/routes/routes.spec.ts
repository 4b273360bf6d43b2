import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { href } from '../../../src/routes/href.ts';
import { parse } from '../../../src/routes/parse.ts';
import { redirectTarget } from '../../../src/routes/redirectTarget.ts';
import type { Route } from '../../../src/routes/route.ts';

const id = 'o 1/ä';
const routes: Route[] = [
  { name: 'home' },
  { name: 'courses', query: 'collection=a,b' },
  { name: 'course', objectiveId: id, aggregateId: null, review: false },
  { name: 'course', objectiveId: id, aggregateId: 'a1', review: true },
  { name: 'course', objectiveId: id, aggregateId: 'a1', review: true, query: 'from=mail' },
  { name: 'course', objectiveId: id, aggregateId: null, review: false, query: 'from=mail&x=%20' },
  { name: 'course', objectiveId: id, aggregateId: null, rest: 'a1/deeper/still', review: false },
  { name: 'course', objectiveId: id, aggregateId: null, rest: 'view', review: true, query: 'from=mail' },
  { name: 'course', objectiveId: id, aggregateId: null, rest: 'view/tomorrow', review: false },
  { name: 'course', objectiveId: id, aggregateId: null, rest: 'certificate/C-1/deeper', review: false },
  { name: 'details', objectiveId: id },
  { name: 'content', objectiveId: id, axis: [], query: '' },
  { name: 'content', objectiveId: id, axis: ['p1', 'p2'], query: 'x=1?2' },
  { name: 'workflow', objectiveId: id, workflowId: 'w1' },
  { name: 'certificate', objectiveId: id, certificateNumber: 'C-1' },
  { name: 'redirect', objectiveId: id, query: '' },
  { name: 'catalog', query: '' },
  { name: 'catalogCourse', objectiveId: id, rest: '' },
  { name: 'catalogCourse', objectiveId: id, rest: 'view/details' },
  { name: 'catalogCourse', objectiveId: id, rest: '', query: 'from=mail' },
  { name: 'calendar', rest: '' },
  { name: 'calendar', rest: 'month/2026-11-23' },
  { name: 'knowledgeCenter', rest: '' },
  { name: 'knowledgeCenter', rest: 'articles/a%2Fb' },
  { name: 'bookmarks' },
  { name: 'profile' },
  { name: 'publicCertificate', certificateNumber: 'C-1' },
  { name: 'publicCertificate', certificateNumber: '' },
  { name: 'openCatalog', query: '' },
  { name: 'openCatalogCourse', objectiveId: id },
  { name: 'emailResponse', query: 'answerId=1' },
  { name: 'ltiCallback', query: '' },
  { name: 'loginCallback', query: 'redirectUrl=%2F' },
  { name: 'forbidden' },
  { name: 'simulateError' },
];

describe('routes (ROUTE-1 to ROUTE-22, ROUTE-35, ROUTE-38, ROUTE-46)', () => {
  it.each(routes.map((route) => [href(route), route] as const))('%s reads back to its route', (path, route) => {
    expect(parse(path)).toEqual(route);
  });

  it.each([
    '/nowhere',
    '/certificate/1/2',
    '/certificate/1/2/3',
    '/courses/%E0%A4%A',
    '/courses/a/b/%E0%A4%A',
    '/profile/x',
    '/bookmarks/x',
  ])('%s is no place (ROUTE-25)', (path) => {
    expect(parse(path)).toBeNull();
  });

  it('every address that is a place is read back from what it prints (ROUTE-35)', () => {
    const segment = fc.oneof(
      fc.constantFrom(
        'courses',
        'catalog',
        'redirect',
        'view',
        'details',
        'content',
        'workflow',
        'certificate',
        'open-catalog',
        'calendar',
        'knowledge-center',
        'a1',
        'ä b',
        'a/b',
        '%',
      ),
      fc.string({ minLength: 1 }),
    );
    const path = fc.tuple(
      fc.array(segment, { maxLength: 6 }),
      fc.constantFrom('', '?x=1', '?viewType=REVIEW', '?viewType=REVIEW&attempt=w1', '?x=1?2'),
    );
    fc.assert(
      fc.property(path, ([segments, query]) => {
        const route = parse('/' + segments.map(encodeURIComponent).join('/') + query);
        if (route) expect(parse(href(route))).toEqual(route);
      }),
      { numRuns: 2000 },
    );
  });

  it('never throws, whatever the address', () => {
    fc.assert(fc.property(fc.string(), (text) => void parse('/' + text)));
  });
});

describe('redirect target (REDIR-1, REDIR-2)', () => {
  const here = new URL('https://academy.example/learn/courses');
  const home = 'https://academy.example/learn';
  it.each([
    ['/learn/courses?a=1#b', 'https://academy.example/learn/courses?a=1#b'],
    ['https://academy.example/learn/x', 'https://academy.example/learn/x'],
    ['', home],
    [null, home],
    ['http://academy.example/learn', home],
    ['https://academy.example.evil.test/', home],
    ['https://academy.example@evil.test/', home],
    ['https://u:p@academy.example/', home],
    ['//evil.test', home],
    ['/\\evil.test', home],
    ['\\\\evil.test', home],
    ['/\t/evil.test', home],
    [' //evil.test', home],
    ['/.//evil.test', home],
    ['/x/..//evil.test', home],
    ['https://academy.example//evil.test', home],
    ['javascript:alert(1)', home],
    ['data:text/html,x', home],
    ['https:evil.test', 'https://academy.example/evil.test'],
  ])('%j leads to %s', (wanted, target) => {
    const got = redirectTarget(wanted, here, '/learn');
    if (wanted === 'https:evil.test') expect(new URL(got).origin).toBe('https://academy.example');
    else expect(got).toBe(target);
  });

  it('accepts http on loopback alone', () => {
    expect(redirectTarget('/learn/x', new URL('http://localhost:3000/'), '/learn')).toBe(
      'http://localhost:3000/learn/x',
    );
    expect(redirectTarget('/learn/x', new URL('http://academy.example/'), '/learn')).toBe(
      'http://academy.example/learn',
    );
  });

  it('never leaves the origin', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.webUrl()),
        (wanted) => new URL(redirectTarget(wanted, here, '/learn')).origin === here.origin,
      ),
    );
  });
});
