// What stands in lectern-frame, how high it is, where it may lead, and what it hands on (FRAME-1 to FRAME-4, FRAME-6, ELEM-1).
import { describe, expect, it } from 'vitest';
import { checkBody } from '../../../../src/bridge/messages/checkBody.ts';
import { hostConfig } from '../../../../src/bridge/messages/hostMessages.ts';
import {
  attributeTexts,
  changesOf,
  frameHeight,
  frameView,
  knownCode,
  pageAddress,
  pathOf,
  eventToRaise,
  sectionsOf,
  viewportOf,
  type FrameFacts,
} from '../../../../src/features/frame/model.ts';
import { manifest } from '../../../../src/features/player/manifest.ts';
import type { Route } from '../../../../src/routes/route.ts';

const facts: FrameFacts = { channel: 'waiting', shown: false, reachable: null, online: true };

describe('the view of a frame (FRAME-1)', () => {
  it.each<[Partial<FrameFacts>, string]>([
    [{}, 'waiting'],
    [{ reachable: true }, 'waiting'],
    [{ reachable: false }, 'failed'],
    [{ online: false }, 'offline'],
    [{ online: false, reachable: false }, 'offline'],
    [{ channel: 'open' }, 'waiting'],
    [{ channel: 'open', shown: true }, 'shown'],
    // A page that is loaded again stays in sight, and one that has lost its connection says so itself.
    [{ channel: 'waiting', shown: true }, 'shown'],
    [{ channel: 'open', shown: true, online: false }, 'shown'],
    [{ channel: 'unmanaged' }, 'silent'],
    [{ channel: 'unmanaged', reachable: true }, 'silent'],
    [{ channel: 'unmanaged', reachable: false }, 'failed'],
    [{ channel: 'closed', shown: true }, 'closed'],
  ])('%o is %s', (some, view) => expect(frameView({ ...facts, ...some })).toBe(view));
});

it.each([
  [{ given: undefined, told: null, overlay: 0, least: 480 }, 480],
  [{ given: undefined, told: 1890, overlay: 0, least: 480 }, 1890],
  [{ given: undefined, told: 120, overlay: 0, least: 480 }, 120],
  [{ given: undefined, told: 120, overlay: 560, least: 480 }, 560],
  [{ given: 700, told: 1890, overlay: 900, least: 480 }, 700],
])('height of %o is %i (FRAME-2)', (input, height) => expect(frameHeight(input)).toBe(height));

describe('the address of a page (FRAME-1, CHAN-8)', () => {
  const base = 'https://academy.example/lms';
  it.each([
    ['/courses', 'https://academy.example/learn/courses'],
    ['courses', 'https://academy.example/learn/courses'],
    ['/', 'https://academy.example/learn/'],
    ['/courses?keyword=cell#x', 'https://academy.example/learn/courses?keyword=cell#x'],
    ['//evil.example/', 'https://academy.example/learn//evil.example/'],
  ])('%s is %s', (path, address) => expect(pageAddress(path, base)?.href).toBe(address));

  it.each(['/../admin', '/..', '/%2e%2e/admin', '/courses\\..\\..', '\u0000', '/courses\n', '/../../@evil.example'])(
    '%j is none',
    (path) => expect(pageAddress(path, base)).toBeNull(),
  );

  it('is told by its path below /learn', () => {
    expect(pathOf(new URL('https://academy.example/learn/courses?keyword=cell#x'))).toBe('/courses?keyword=cell');
    expect(pathOf(new URL('https://academy.example/learn'))).toBe('/');
  });
});

describe('the part in view (FRAME-2)', () => {
  const window = { top: 0, bottom: 800 };
  it.each([
    [
      { top: 100, height: 400 },
      { top: 0, height: 400, visibleRatio: 1 },
    ],
    [
      { top: 100, height: 2000 },
      { top: 0, height: 700, visibleRatio: 0.35 },
    ],
    [
      { top: -600, height: 2000 },
      { top: 600, height: 800, visibleRatio: 0.4 },
    ],
    [
      { top: -1500, height: 2000 },
      { top: 1500, height: 500, visibleRatio: 0.25 },
    ],
    [
      { top: -2500, height: 2000 },
      { top: 2000, height: 0, visibleRatio: 0 },
    ],
    [
      { top: 900, height: 2000 },
      { top: 0, height: 0, visibleRatio: 0 },
    ],
    [
      { top: 0, height: 0 },
      { top: 0, height: 0, visibleRatio: 0 },
    ],
  ])('of %o is %o', (frame, viewport) => expect(viewportOf(frame, window, 800)).toEqual({ ...viewport, window: 800 }));

  it('is less under a bar of the host', () =>
    expect(viewportOf({ top: -600, height: 2000 }, { top: 80, bottom: 700 }, 620)).toEqual({
      top: 680,
      height: 620,
      visibleRatio: 0.31,
      window: 620,
    }));

  it('is of a window that has room for what is not in view', () =>
    expect(viewportOf({ top: 900, height: 100 }, { top: 80, bottom: 700 }, 619.6)).toEqual({
      top: 0,
      height: 0,
      visibleRatio: 0,
      window: 620,
    }));
});

it('attributes go in as texts, without what is so by default (FRAME-6)', () => {
  const specs = {
    'objective-id': { default: '' },
    'view': { default: 'overview' },
    'heading-level': { default: 2 },
    'compact': { default: undefined },
    'query': { default: '' },
  };
  const values: Readonly<Record<string, unknown>> = {
    'objective-id': 'o1',
    'view': 'overview',
    'heading-level': 1,
    'compact': true,
    'query': undefined,
  };
  expect(attributeTexts(specs, (name) => values[name])).toEqual({
    'objective-id': 'o1',
    'heading-level': '1',
    'compact': '',
  });
  expect(attributeTexts(specs, () => false)).toEqual({});
});

it.each<[length: number, told: boolean]>([
  [201, true],
  [2000, true],
  [2001, false],
])(
  'an attribute of %d characters, such as a long query or a deep axis, keeps no page from being had (FRAME-6)',
  (length, told) => {
    const attributes = attributeTexts(manifest.attributes, (name) =>
      name === 'query' ? '?'.repeat(length) : name === 'objective-id' ? 'o1' : undefined,
    );
    expect(checkBody(hostConfig, { attributes })).toBeNull();
    expect(attributes).toHaveProperty('objective-id');
    expect('query' in attributes).toBe(told);
  },
);

it('only what differs is told (FRAME-4)', () => {
  expect(
    changesOf({ locale: 'ar', appearance: { accent: 'red' } }, { locale: 'ar', appearance: { accent: 'red' } }),
  ).toBeNull();
  expect(changesOf({ locale: 'ar', appearance: { accent: 'red' } }, { locale: 'en-US', appearance: {} })).toEqual({
    locale: 'en-US',
    appearance: {},
  });
});

describe('what the element raises again (FRAME-6, ELEM-2, ELEM-4)', () => {
  const hrefFor = (route: Route) => `/host/${route.name}`;
  const raised = (name: string, detail?: unknown) => eventToRaise(manifest, hrefFor, name, detail);

  it('is each event of the element itself, as it was', () => {
    const detail = { objectiveId: 'o1', workflowId: 'w1' };
    expect(raised('lectern-course-started', detail)).toEqual({ name: 'lectern-course-started', detail });
    expect(raised('lectern-error', { code: 'timeout' })).toEqual({
      name: 'lectern-error',
      detail: { code: 'timeout' },
    });
  });

  it('is a way with the host’s own address', () => {
    const route = { name: 'course', objectiveId: 'o1', aggregateId: null, review: false };
    expect(raised('lectern-navigate', { route, href: 'https://evil.example/' })).toEqual({
      name: 'lectern-navigate',
      detail: { route, href: '/host/course' },
    });
    expect(raised('lectern-navigate', { route, replace: true })?.detail).toMatchObject({ replace: true });
  });

  it.each([['click'], ['lectern-relogin'], ['constructor'], ['toString'], ['lectern-navigate']])(
    'is nothing for %s that is not its own, or without a route',
    (name) => expect(raised(name, {})).toBeNull(),
  );
});

it('titles and codes are read tolerantly', () => {
  expect(sectionsOf('4.2 What a confidence interval says | Statistics | Aldergrove Academy')).toEqual([
    '4.2 What a confidence interval says',
    'Statistics',
    'Aldergrove Academy',
  ]);
  expect(['size_loop', 'made_up', 'constructor'].map(knownCode)).toEqual(['size_loop', 'internal', 'internal']);
});
