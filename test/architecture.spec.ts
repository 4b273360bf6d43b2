import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { arrows } from './architecture/areas.ts';
import { houseTable } from './architecture/houseTable.ts';
import {
  crowdedFolders,
  impureDomain,
  incompleteFeatures,
  longFiles,
  namelessFolders,
  twinFiles,
  wrongGlobals,
} from './architecture/codeFences.ts';
import {
  barrels,
  crossedFeatures,
  cycles,
  lazyModulesReached,
  wrongArrows,
  wrongPackages,
} from './architecture/importFences.ts';
import { readSources, source, type Source } from './architecture/sources.ts';
import { wrongWings } from './architecture/wingFences.ts';

const house = readSources(['src', 'widgets', 'demo']);
const everything = [...house, ...readSources(['test', 'scripts'])];

const LAZY = /^(dompurify|@tanstack\/react-virtual|pdfjs-dist|@vimeo\/player)$|^src\/features\/player\//;

interface Fence {
  readonly name: string;
  readonly check: (sources: readonly Source[]) => string[];
  /** The modules that it checks. */
  readonly over: readonly Source[];
  /** Each is a small set of modules that breaks the rule once. */
  readonly broken: readonly (readonly [path: string, text: string])[][];
  /** Similar modules that are allowed. */
  readonly sound?: readonly (readonly [path: string, text: string])[];
}

const filesIn = (folder: string, count: number) =>
  Array.from({ length: count }, (_, number) => [`${folder}/${number}.ts`, ''] as const);

const fences: readonly Fence[] = [
  {
    name: 'imports follow the arrows',
    check: wrongArrows,
    over: house,
    broken: [
      [['src/domain/a.ts', `import { b } from '../contract/b.ts';`]],
      [['src/element/a.ts', `import { hrefOf } from '../routes/href.ts';`]],
      [['src/ui/A.tsx', `import type { T } from '../i18n/keys.ts';`]],
      [['src/features/a/A.tsx', `const load = () => import('../../transport/send.ts');`]],
      [['src/features/a/A.tsx', `import { createRuntime } from '../../runtime/createRuntime.ts';`]],
      [['src/data/a/b.ts', `type T = import('../../session/createSession.ts').Session;`]],
      [['widgets/learn/App.tsx', `import { x } from '../../src/data/courses/queries.ts';`]],
      [['demo/server/a.ts', `import { x } from '../../src/transport/send.ts';`]],
      [['demo/partner/a.ts', `import { x } from '../../src/errors.ts';`]],
      [['src/new/a.ts', `import { x } from '../errors.ts';`]],
    ],
    sound: [
      ['src/data/a/b.ts', `import { usePort } from '../../port/context.tsx';`],
      ['src/element/a.ts', `import type { Route } from '../routes/route.ts';`],
    ],
  },
  {
    name: 'features do not import each other',
    check: crossedFeatures,
    over: house,
    broken: [[['src/features/a/A.tsx', `import { B } from '../b/B.tsx';`]]],
    sound: [['src/features/a/A.tsx', `import { b } from './b.ts';`]],
  },
  {
    name: 'the wings of the course page import only what lies below them',
    check: wrongWings,
    over: house,
    broken: [
      [['src/features/player/base/views/Views.tsx', `import('../../overview/UnreadBadge.tsx');`]],
      [['src/features/player/parts/a.ts', `import type { B } from '../content/longRead/b.ts';`]],
      [['src/features/player/parts/text/a.ts', `import { b } from '../../finish/b.ts';`]],
      [['src/features/player/results/A.tsx', `import { classes } from '../overview/overview.css';`]],
      [['src/features/player/finish/a.ts', `import { b } from '../results/b.ts';`]],
      [['src/features/player/overview/outline/A.tsx', `import { b } from '../../content/b.ts';`]],
      [['src/features/player/content/a.ts', `import { b } from '../overview/b.ts';`]],
      [['src/features/player/content/a.ts', `import { B } from '../shell/B.tsx';`]],
      [['src/features/player/manifest.ts', `import { B } from './shell/B.tsx';`]],
      [['src/features/player/extras/a.ts', `import { b } from '../base/b.ts';`]],
      [['src/features/player/shell/a.ts', `import { b } from '../extras/b.ts';`]],
    ],
    sound: [
      ['src/features/player/shell/A.tsx', `import { B } from '../finish/B.tsx';`],
      ['src/features/player/content/longRead/A.tsx', `import { B } from '../../parts/text/B.tsx';`],
      ['src/features/player/content/longRead/A.tsx', `import { b } from '../tiles/b.ts';`],
      ['src/features/courses/list/a.ts', `import { b } from '../card/b.ts';`],
    ],
  },
  {
    name: 'packages stay with their owners, and nobody imports preact',
    check: wrongPackages,
    over: house,
    broken: [
      [['src/features/a/A.tsx', `import r2wc from '@r2wc/core';`]],
      [['src/element/a.ts', `import { render } from 'preact';`]],
      [['widgets/entries/a.ts', `import { render } from 'preact/compat';`]],
      [['src/session/a.ts', `import { create } from 'zustand';`]],
      [['src/domain/a.ts', `import { useState } from 'react';`]],
      [['src/runtime/a.ts', `import { createInstance } from 'i18next';`]],
      [['src/session/a.ts', `import { ofetch } from 'ofetch';`]],
    ],
    sound: [
      ['src/session/a.ts', `import { createStore } from 'zustand/vanilla';`],
      ['src/transport/a.ts', `import { createFetch } from 'ofetch';`],
      ['src/i18n/a.ts', `import { createInstance } from 'i18next';`],
    ],
  },
  {
    name: 'no import cycles',
    check: cycles,
    over: house,
    broken: [
      [
        ['src/domain/a.ts', `import { b } from './b.ts';`],
        ['src/domain/b.ts', `import type { C } from './c.ts';`],
        ['src/domain/c.ts', `export { a } from './a.ts';`],
      ],
    ],
    sound: [
      ['src/ui/a.ts', `export const b = () => import('./b.ts');`],
      ['src/ui/b.ts', `import { b } from './a.ts';`],
    ],
  },
  {
    name: 'no barrels in src',
    check: barrels,
    over: house,
    broken: [
      [['src/ui/index.ts', 'export const a = 1;']],
      [['src/ui/all.ts', `export * from './a.ts';`]],
      [['src/ui/all.ts', `export { a } from './a.ts';`]],
      [['src/port/port.ts', `export { a } from './a.ts';`]],
    ],
    sound: [['src/port/port.ts', `export type { A } from './a.ts';`]],
  },
  {
    name: 'globals stay with their owners',
    check: wrongGlobals,
    over: house,
    broken: [
      [['src/features/a/A.tsx', `parent.postMessage({}, '*');`]],
      [['src/session/a.ts', `const channel = window.opener; window.opener.postMessage('b');`]],
      [['widgets/entries/a.ts', `customElements.define('a-b', A);`]],
      [['src/runtime/a.ts', `const { x } = window.localStorage;`]],
      [['src/data/a.ts', `sessionStorage.setItem('a', 'b');`]],
      [['src/data/a.ts', `export const a = () => fetch('/api');`]],
      [['src/data/a.ts', `export const a = () => caches.keys();`]],
      [['src/element/a.ts', `export const a = navigator.serviceWorker.controller;`]],
      [['src/runtime/a.ts', `export const a = globalThis.fetch;`]],
    ],
    sound: [
      ['src/transport/a.ts', `export const a = () => fetch('/api');`],
      ['src/runtime/a.ts', `const local = createStorage({ area: () => browser.localStorage });`],
      ['src/session/a.ts', `const channel = new BroadcastChannel('a'); channel.postMessage('b');`],
      [
        'src/runtime/a.ts',
        `export const a = (fetch: typeof globalThis.fetch, query: { fetch(): void }) => { query.fetch(); return fetch('/'); };`,
      ],
    ],
  },
  {
    name: 'the domain knows no clock, DOM or network',
    check: impureDomain,
    over: house,
    broken: [
      [['src/domain/a.ts', 'export const a = () => Date.now();']],
      [['src/domain/a.ts', 'export const a = () => new Date();']],
      [['src/domain/a.ts', 'export const a = () => document.title;']],
      [['src/domain/a.ts', 'export const a = () => window.innerWidth;']],
    ],
    sound: [['src/domain/a.ts', 'export const a = (now: number, location: string) => [new Date(now), location];']],
  },
  {
    name: 'each feature has its manifest, its model and states in the workbench',
    check: incompleteFeatures,
    over: house,
    broken: [
      [['src/features/a/A.tsx', '']],
      [
        ['src/features/a/model.ts', ''],
        ['src/features/a/manifest.ts', ''],
      ],
      [
        ['src/features/a/listModel.ts', ''],
        ['src/features/a/manifest.ts', ''],
        ['src/features/a/states.ts', ''],
      ],
    ],
    sound: [
      ['src/features/a/listModel.ts', ''],
      ['src/features/a/manifest.ts', ''],
      ['widgets/workbench/states/a/states.ts', ''],
    ],
  },
  {
    name: 'the course list reaches no lazy part by static imports',
    check: (sources) => lazyModulesReached(sources, 'widgets/entries/lectern-courses.ts', LAZY),
    over: house,
    broken: [
      [
        ['widgets/entries/lectern-courses.ts', `import { A } from '../../src/features/courses/A.tsx';`],
        ['src/features/courses/A.tsx', `import { useVirtualizer } from '@tanstack/react-virtual';`],
      ],
    ],
    sound: [['widgets/entries/lectern-courses.ts', `export const a = () => import('dompurify');`]],
  },
  {
    name: 'files have at most 360 lines',
    check: longFiles,
    over: everything,
    broken: [[['src/ui/a.ts', 'a\n'.repeat(361)]], [['test/unit/a.spec.ts', 'a\n'.repeat(451)]]],
    sound: [
      ['src/ui/a.ts', 'a\n'.repeat(360)],
      ['test/unit/a.spec.ts', 'a\n'.repeat(450)],
    ],
  },
  {
    name: 'folders are named after what is in them',
    check: namelessFolders,
    over: everything,
    broken: [[['src/utils/a.ts', '']], [['src/ui/helpers/a.ts', '']]],
  },
  {
    name: 'folders have at most 30 files',
    check: crowdedFolders,
    over: everything,
    broken: [filesIn('test/unit/a', 31)],
    sound: [...filesIn('test/unit/a', 30), ...filesIn('test/unit/b', 30)],
  },
  {
    name: 'nothing of ours stands twice',
    check: twinFiles,
    over: house.filter(({ path }) => /^(src|widgets)\//.test(path)),
    broken: [
      [
        ['src/ui/a.ts', '/** One. */\nexport const a = () => 1;'],
        ['widgets/learn/a.ts', '/** Another. */\nexport const a = () => 1;'],
      ],
    ],
    sound: [
      ['src/ui/a.ts', 'export const a = () => 1;'],
      ['widgets/learn/a.ts', 'export const a = () => 2;'],
      ['src/ui/b.ts', 'export const a = () => 1;'],
    ],
  },
];

describe.each(fences)('$name', ({ check, over, broken, sound = [] }) => {
  it('holds', () => {
    expect(check(over)).toEqual([]);
  });

  it.each(broken.map((files) => ({ files, label: files.map(([, text]) => text.slice(0, 70)).join(' | ') })))(
    'catches $label',
    ({ files }) => {
      expect(check(files.map(([path, text]) => source(path, text)))).not.toEqual([]);
    },
  );

  it('lets pass what is allowed', () => {
    expect(check(sound.map(([path, text]) => source(path, text)))).toEqual([]);
  });
});

it('CONTRIBUTING.md shows the same arrows', () => {
  const shown = houseTable(readFileSync('CONTRIBUTING.md', 'utf8'));
  const sorted = (table: Readonly<Record<string, readonly string[]>>) =>
    Object.fromEntries(Object.entries(table).map(([area, names]) => [area, [...names].sort()]));
  // These are single files of the folder `widgets`; the table covers them under the folder's name.
  const {
    'widgets/define': _define,
    'widgets/sendEarlyCalls': _askAhead,
    'widgets/foreignTags': _guard,
    ...folders
  } = sorted(arrows);
  expect(sorted(shown)).toEqual(folders);
});

it('watches files that exist', () => {
  const paths = house.map(({ path }) => path);
  for (const start of ['src/', 'widgets/', 'demo/server/', 'widgets/entries/lectern-courses.ts'])
    expect(
      paths.some((path) => path.startsWith(start)),
      start,
    ).toBe(true);
});

it('the server is smaller than what it serves', () => {
  const lines = (start: RegExp) =>
    house.filter(({ path }) => start.test(path)).reduce((sum, { text }) => sum + text.split('\n').length, 0);
  expect(lines(/^demo\/server\//)).toBeLessThan(lines(/^(src|widgets)\//));
});
