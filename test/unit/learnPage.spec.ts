import { describe, expect, it } from 'vitest';
import { parse } from '../../src/routes/parse.ts';
import { languageName } from '../../widgets/learn/languageName.ts';
import { pageOf } from '../../widgets/learn/page.ts';

const player = (attributes: Record<string, string>, wide = false) => ({ kind: 'element', tag: 'lectern-player', attributes, section: 'myCourses', wide });

describe('pages of /learn', () => {
  it.each([
    ['ROUTE-1', '/?collection=a', { kind: 'redirect', to: { name: 'courses', query: 'collection=a' } }],
    ['ROUTE-2', '/courses', { kind: 'element', tag: 'lectern-courses', attributes: {}, section: 'myCourses', wide: false }],
    ['ROUTE-3', '/courses/o1', player({ view: 'overview', 'objective-id': 'o1' })],
    ['ROUTE-4', '/courses/o1/a1', player({ view: 'overview', 'objective-id': 'o1', 'aggregate-id': 'a1' })],
    ['ROUTE-5', '/courses/o1/view/details', player({ view: 'details', 'objective-id': 'o1' })],
    ['ROUTE-6', '/courses/o1/view/content', player({ view: 'content', 'objective-id': 'o1' }, true)],
    ['ROUTE-6', '/courses/o1/view/content/p1/p2?x=1', player({ view: 'content', 'objective-id': 'o1', axis: 'p1/p2' }, true)],
    ['ROUTE-18', '/forbidden', { kind: 'error', status: 403 }],
    ['ROUTE-19', '/simulate-error', { kind: 'crash' }],
    ['ROUTE-25', '/nowhere', { kind: 'error', status: 404 }],
    ['ROUTE-25', '/courses/%E0%A4%A', { kind: 'error', status: 404 }],
  ])('%s %s', (_, path, page) => {
    expect(pageOf(parse(path), path.split('?')[1] ?? '')).toEqual(page);
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
