// What a configuration names as modules of the tenant: what is taken, and what is left out (FRAG-1).
import { describe, expect, it } from 'vitest';
import { readConfiguration } from '../../../src/contract/configuration.ts';
import { fragmentSlots } from '../../../src/web/fragments/fragmentSlots.ts';
import { readFragment } from '../../../src/web/fragments/readFragment.ts';
import { readFragments } from '../../../src/web/fragments/readFragments.ts';

const sha = { 256: `sha256-${'a'.repeat(43)}=`, 384: `sha384-${'+/A9'.repeat(16)}`, 512: `sha512-${'z'.repeat(86)}==` };
const good = { url: 'https://parts.example/tasks.mjs', tag: 'acme-tasks', integrity: sha[384] };

describe('FRAG-1: a module that is named', () => {
  it.each([
    ['by https', {}],
    ['with a port, a query and a path', { url: 'https://parts.example:8443/a/b.js?v=2' }],
    ['by http on this machine', { url: 'http://localhost:3001/tasks.mjs' }],
    ['by http on 127.0.0.1', { url: 'http://127.0.0.1:3001/tasks.mjs' }],
    ['with marks in its path that a policy reads otherwise', { url: 'https://parts.example/a;b,c.mjs' }],
    ['with another digest', { integrity: sha[256] }],
    ['with the longest digest', { integrity: sha[512] }],
    ['with dots and figures in its tag', { tag: 'acme.two-tasks_2' }],
  ])('is taken %s', (_, more) => {
    expect(readFragment({ ...good, ...more })).toEqual({ fragment: { ...good, ...more } });
  });

  it('has the address as browsers write it', () => {
    expect(readFragment({ ...good, url: 'HTTPS://Parts.Example/a/../ä b.mjs' }).fragment?.url).toBe(
      'https://parts.example/%C3%A4%20b.mjs',
    );
  });

  it.each([
    'http://parts.example/tasks.mjs',
    'http://localhost.evil.example/tasks.mjs',
    'http://[::1]:3001/tasks.mjs',
    'https://[2001:db8::1]/tasks.mjs',
    'https://x;sandbox/tasks.mjs',
    '/tasks.mjs',
    '//parts.example/tasks.mjs',
    'https://user:word@parts.example/tasks.mjs',
    'https://parts.example/tasks.mjs#part',
    'https://parts.example/',
    'https://parts.example/folder/',
    'javascript:alert(1)',
    'data:text/javascript,alert(1)',
    'blob:https://parts.example/7',
    `https://parts.example/${'a'.repeat(2000)}`,
    '',
    7,
    null,
    undefined,
  ])('is left out by its address %j', (url) => {
    expect(readFragment({ ...good, url })).toEqual({ wrong: 'url' });
  });

  it.each([
    'tasks',
    'Acme-tasks',
    '-tasks',
    '1-tasks',
    'acme-tasks ',
    'acme-täsks',
    'acme-"tasks',
    'lectern-courses',
    'lectern-tasks',
    'font-face',
    'annotation-xml',
    `a-${'b'.repeat(100)}`,
    '',
    null,
  ])('is left out by its tag %j', (tag) => {
    expect(readFragment({ ...good, tag })).toEqual({ wrong: 'tag' });
  });

  // Browsers run code whose digest they cannot read.
  it.each([
    '',
    'sha384-',
    'sha384-???',
    `sha1-${'a'.repeat(27)}=`,
    `md5-${'a'.repeat(22)}==`,
    sha[384].slice(0, -1),
    `${sha[384]}a`,
    `${sha[384]} ${sha[256]}`,
    sha[384].replace('sha384', 'SHA384'),
    sha[384].replace('+', '_'),
    sha[256].replace('=', ''),
    null,
  ])('is left out by its digest %j', (integrity) => {
    expect(readFragment({ ...good, integrity })).toEqual({ wrong: 'integrity' });
  });

  it.each([null, undefined, 7, 'https://parts.example/tasks.mjs', []])('is none where it is %j', (given) => {
    expect(readFragment(given)).toEqual({ wrong: 'url' });
  });
});

describe('FRAG-1: a table of modules', () => {
  it('keeps those that can be used, and tells what is wrong with the others', () => {
    expect(
      readFragments({
        tasks: good,
        calendarMain: { ...good, tag: 'lectern-calendar' },
        learnerApp: null,
        sidebar: good,
        promoBanners: {},
      }),
    ).toEqual({
      fragments: { tasks: good },
      wrong: [
        { slot: 'calendarMain', field: 'tag' },
        { slot: 'sidebar', field: 'slot' },
        { slot: 'promoBanners', field: 'url' },
      ],
    });
  });

  it.each([undefined, null, 7, 'tasks', [good], {}])('%j is an empty one', (given) => {
    expect(readFragments(given)).toEqual({ fragments: {}, wrong: [] });
  });

  it('has a place for each part of NAV-13, and stands in the configuration as it came', () => {
    expect(fragmentSlots).toHaveLength(9);
    const fragments = Object.fromEntries(fragmentSlots.map((slot) => [slot, good]));
    expect(readFragments(readConfiguration({ fragments }).fragments).fragments).toEqual(fragments);
    expect(readConfiguration({}).fragments).toBeNull();
  });
});
