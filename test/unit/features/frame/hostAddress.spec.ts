// What a host answers for the links in its frame (FRAME-9, FRAME-10).
import { expect, it } from 'vitest';
import { hostAddress } from '../../../../src/features/frame/host/hostAddress.ts';
import type { Route } from '../../../../src/routes/route.ts';

const page = { baseURI: 'https://host.example/notes?x=1#top', origin: 'https://host.example' };

it.each<[what: string, said: string, address: string | null]>([
  ['a path of its own', '/training/b7', 'https://host.example/training/b7'],
  ['an address beside its page', 'b7', 'https://host.example/b7'],
  ['a fragment of its page', '#lectern=/courses/b7', 'https://host.example/notes?x=1#lectern=/courses/b7'],
  ['a whole address of its own', 'https://host.example/training/b7', 'https://host.example/training/b7'],
  ['the portal’s, where it has none', 'https://portal.example/learn/courses/b7', null],
  ['one of another site', '//elsewhere.example/b7', null],
  ['a script', 'javascript:alert(1)', null],
  ['data', 'data:text/html,x', null],
  ['what is no address', 'https://', null],
  ['more than a frame takes', `/training/b7?${'x'.repeat(2000)}`, null],
])('%s', (_what, said, address) => expect(hostAddress('/learn/courses/b7', () => said, page)).toBe(address));

it.each<[path: string, route: Route | null]>([
  ['/learn/courses/b7', { name: 'course', objectiveId: 'b7', aggregateId: null, review: false }],
  [
    '/learn/courses/b7/view/content/p1/p2?x=1',
    { name: 'content', objectiveId: 'b7', axis: ['p1', 'p2'], query: 'x=1' },
  ],
  ['/learn', { name: 'home' }],
  ['/learn/', { name: 'home' }],
  ['/learn/nowhere', null],
])('%s is asked for as the place that it stands for', (path, route) => {
  const asked: Route[] = [];
  const said = hostAddress(path, (wanted) => (asked.push(wanted), '/there'), page);
  expect([asked, said]).toEqual(route ? [[route], 'https://host.example/there'] : [[], null]);
});
