// The pages of the demonstration's hosts: what they know of the elements, and that they say all they say in both languages.
import { describe, expect, it } from 'vitest';
import { eventNames } from '../../../demo/hosts/browser/eventNames.ts';
import { ownAddress } from '../../../demo/hosts/ownAddress.ts';
import { html } from '../../../demo/hosts/html.ts';
import { siteTexts } from '../../../demo/hosts/texts.ts';
import { choicesOf } from '../../../demo/lms-host/choices.ts';
import { lmsTexts } from '../../../demo/lms-host/texts.ts';
import { attributesOf, readCoursePlace } from '../../../demo/partner/coursePlace.ts';
import { partnerTexts } from '../../../demo/partner/texts.ts';
import { exampleTexts } from '../../../demo/pages/exampleTexts.ts';
import { common } from '../../../src/port/common.ts';
import type { Manifest } from '../../../src/port/manifest.ts';
import { pageEvents } from '../../../widgets/pageEvents.ts';
import { tags } from '../../../widgets/tags.ts';
import { redirectPayloads } from '../bridge/redirectPayloads.ts';

it('the log listens to every event that there is', () => {
  const all = Object.values<Manifest>(tags).flatMap(({ events }) => Object.keys(events));
  expect([...eventNames]).toEqual(
    [...new Set([...all, ...Object.keys(common.events), ...Object.keys(pageEvents)])].sort(),
  );
});

it.each(Object.entries({ siteTexts, partnerTexts, lmsTexts, exampleTexts }))(
  '%s is whole in both languages',
  (_name, texts: Readonly<Record<'en' | 'ar', Readonly<Record<string, string>>>>) => {
    expect(Object.keys(texts.ar)).toEqual(Object.keys(texts.en));
    for (const [key, text] of Object.entries(texts.ar))
      if (!['react', 'vue'].includes(key)) expect(text, key).toMatch(/[\u0600-\u06FF]/);
  },
);

describe('addresses of courses on the partner’s site', () => {
  const place = { section: 'training', objectiveId: 'a-1', view: 'overview', axis: '', workflowId: '' };
  it.each([
    ['/training/a-1', place],
    ['/catalog/a-1', { ...place, section: 'catalog' }],
    ['/open/a-1', { ...place, section: 'open' }],
    ['/training/a-1/details', { ...place, view: 'details' }],
    ['/training/a-1/go', { ...place, view: 'redirect' }],
    ['/training/a-1/content', { ...place, view: 'content' }],
    ['/training/a-1/content/b/c', { ...place, view: 'content', axis: 'b/c' }],
    ['/training/a-1/work/w-1', { ...place, view: 'workflow', workflowId: 'w-1' }],
    ['/training', null],
    ['/training/', null],
    ['/elsewhere/a-1', null],
    ['/training/a-1/constructor', null],
    ['/training/%3Cscript%3E', null],
  ])('%s', (path, expected) => {
    expect(readCoursePlace(path)).toEqual(expected);
  });
  it('are told to the element', () => {
    expect(attributesOf(readCoursePlace('/open/a-1/details')!, '?x=1')).toEqual({
      'objective-id': 'a-1',
      'place': 'public',
      'view': 'details',
      'axis': '',
      'workflow-id': '',
      'query': '?x=1',
    });
  });
});

describe('where somebody lands who has signed in at a host', () => {
  const isOwn = (path: string) => /^\/training(\/[\w-]+)*$/.test(path);
  it.each([
    '/training',
    '/training/a-1/content/b',
    '/training?keyword=x%20y&z',
    '/training#lectern=/courses',
    '/training?a#b?c#d',
    "/training?q='//evil.example'",
  ])('%s is kept whole', (wish) => {
    expect(ownAddress(wish, isOwn)).toBe(wish);
  });
  it.each<[unknown]>([
    [undefined],
    [['/training', '//evil.example']],
    [''],
    ['#/training'],
    ['?/training'],
    ['/elsewhere'],
    ['/training/../elsewhere'],
    ['/training#\r\nset-cookie: a=b'],
    ['/training?\t'],
    ['/training#é'],
    ['/training '],
  ])('%j is not', (wish) => {
    expect(ownAddress(wish, isOwn)).toBeNull();
  });
  it.each(redirectPayloads)('%j leads to no other site, alone or behind a path', (wish) => {
    expect(ownAddress(wish, isOwn)).toBeNull();
    for (const behind of [`/training${wish}`, `/training?${wish}`, `/training#${wish}`]) {
      const address = ownAddress(behind, isOwn);
      if (address !== null)
        expect([new URL(address, 'https://host.example').origin, address.split(/[?#]/)[0]]).toEqual([
          'https://host.example',
          expect.stringMatching(/^\/training(\/[\w-]+)*$/),
        ]);
    }
  });
});

it('markup holds what is put in as text', () => {
  expect(html`<p title="${'"'}">${'<b>&'}${[html`<i>${1}</i>`, null, false, undefined]}</p>`.markup).toBe(
    '<p title="&#34;">&#60;b>&#38;<i>1</i></p>'.replace('b>', 'b&#62;'),
  );
});

it('what was chosen in the workshop is one of what can be', () => {
  const of = (cookies: Record<string, string>) =>
    choicesOf({ cookies } as unknown as Parameters<typeof choicesOf>[0], 'n');
  expect(of({})).toEqual({ opener: 'none', relogin: 'tickets' });
  expect(of({ n_opener: 'same-origin', n_relogin: 'none' })).toEqual({ opener: 'same-origin', relogin: 'none' });
  expect(of({ n_opener: 'unsafe-none\r\nX: y', n_relogin: 'constructor' })).toEqual({
    opener: 'none',
    relogin: 'tickets',
  });
});
