import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseAst } from 'rollup/parseAst';
import { describe, expect, it } from 'vitest';
import { chunkBytes, gzipBytes } from '../../scripts/bytes/chunkBytes.mjs';
import { LIMITS } from '../../scripts/bytes/limits.mjs';
import {
  chunksFor,
  cyclesOf,
  forbiddenModules,
  NOT_FOR_A_VIEW,
  NOT_FOR_THE_LIST,
  NOT_FOR_THE_TOOLS,
  type ChunkGraph,
} from './chunkFences.ts';
import { longIt } from '../longIt.ts';

const dist = join(import.meta.dirname, '../../dist');
const embed = join(dist, 'embed/1');
const graph = JSON.parse(readFileSync(join(dist, 'meta/embed.json'), 'utf8')) as ChunkGraph;
const first = graph.tags['lectern-courses'] ?? [];
const player = graph.tags['lectern-player'] ?? [];
const views = ['Content', 'Overview', 'PublicOverview'] as const;
const modulesOf = (file: string) =>
  Object.values((JSON.parse(readFileSync(join(dist, file), 'utf8')) as ChunkGraph).files).flatMap(({ modules }) =>
    Object.keys(modules),
  );
const moduleOf = (view: string) => `src/features/player/${view === 'Content' ? 'content' : 'overview'}/${view}.tsx`;

const { dirname } = posix;

/** The chunks of a folder by their names, each with those that it imports as it starts. */
const startsWith = (folder: string) =>
  new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith('.js'))
      .map((name) => {
        const { body } = parseAst(readFileSync(join(folder, name), 'utf8'));
        const named = body.flatMap((node) => ('source' in node && node.source ? [String(node.source.value)] : []));
        return [name, named.map((source) => posix.basename(source))] as const;
      }),
  );

// One of two that need each other runs before its names have values: what it was to bring never comes, and nobody is told.
describe('no two chunks need each other', () => {
  it.each(['embed/1/chunks', 'learn/chunks'])('in %s', (folder) => {
    const chunks = startsWith(join(dist, folder));
    expect(chunks.size).toBeGreaterThan(10);
    expect(cyclesOf(chunks)).toEqual([]);
  });

  it('and two that do are found', () => {
    expect(
      cyclesOf(
        new Map([
          ['a', ['b']],
          ['b', ['c', 'x']],
          ['c', ['b']],
        ]),
      ),
    ).toEqual(['b > c > b']);
  });
});

describe('what the chunks hold', () => {
  it('no text of the manifests that people and tools alone read', () => {
    const modules = modulesOf('meta/embed.json');
    expect(modules).toContain('src/features/courses/manifest.ts');
    expect(modules.filter((file) => /reference\.ts$/i.test(file))).toEqual([]);
  });

  it.each(['lectern-courses', 'lectern-catalog'])(
    'the cards of %s come without player, DOMPurify, virtualizer, drawer and tools',
    (tag) => {
      expect(graph.tags[tag]).not.toEqual([]);
      expect(forbiddenModules(graph, graph.tags[tag] ?? [], NOT_FOR_THE_LIST)).toEqual([]);
    },
  );

  it('the tools of a list come without its drawer, virtualizer and player', () => {
    const tools = chunksFor(graph, 'src/features/courses/tools/toolbox.ts');
    expect(tools.length).toBeGreaterThan(1);
    expect(forbiddenModules(graph, tools, NOT_FOR_THE_TOOLS)).toEqual([]);
  });

  it.each([
    ['the chat of the header', 'notifications/Badge.tsx'],
    ['the calendar', 'calendar/FullCalendar.tsx'],
    ['the dashboard', 'courses/dashboard/HomePage.tsx'],
    ['what leaves a course', 'player/overview/leaving/LeaveCourse.tsx'],
    ['what keeps a course offline', 'player/overview/keeping/KeepCourse.tsx'],
  ])('%s comes without the content of a course', (_what, file) => {
    const content = /src\/features\/player\/content\/Content\.tsx/;
    const own = chunksFor(graph, 'src/features/player/content/Content.tsx');
    expect(forbiddenModules(graph, own, [content])).toHaveLength(1);
    const chunks = chunksFor(graph, `src/features/${file}`);
    expect(chunks.length).toBeGreaterThan(0);
    expect(forbiddenModules(graph, chunks, [content])).toEqual([]);
  });

  // By a name that is no longer there nothing would be caught.
  it.each([
    'src/features/player/shell/Player.tsx',
    'node_modules/dompurify/dist/purify.es.mjs',
    'node_modules/@tanstack/react-virtual/dist/esm/index.js',
    'src/features/courses/grid/VirtualGrid.tsx',
    'src/features/courses/tools/FilterDrawer.tsx',
    'src/features/courses/tools/drawer.css.text.js',
  ])('catches %s, which is in some chunk', (module) => {
    const [chunk] = chunksFor(graph, module);
    expect(chunk).toBeDefined();
    for (const forbidden of [NOT_FOR_THE_LIST, NOT_FOR_THE_TOOLS])
      expect(forbiddenModules(graph, [...first, chunk!], forbidden)).toContain(`${chunk} holds ${module}`);
  });

  it.each([
    'tools/toolbox.ts',
    'tools/ListTools.tsx',
    'tools/SearchBox.tsx',
    'tools/Chips.tsx',
    'tools/Sort.tsx',
    'next/NextSteps.tsx',
    'panels/Panels.tsx',
  ])('catches the late part %s', (name) => {
    const [chunk] = chunksFor(graph, `src/features/courses/${name}`);
    expect(forbiddenModules(graph, [chunk ?? ''], NOT_FOR_THE_LIST)).toContain(
      `${chunk} holds src/features/courses/${name}`,
    );
  });

  it('a course of texts fetches nothing of the PDF viewer: neither with the player, nor with what a text brings', () => {
    const pdf = /node_modules\/pdfjs-dist\/|src\/features\/player\/parts\/(pdf|file)\//;
    const [own] = chunksFor(graph, 'src/features/player/parts/pdf/PdfViewer.tsx');
    expect(forbiddenModules(graph, [own ?? ''], [pdf])).toContain(
      `${own} holds src/features/player/parts/pdf/PdfViewer.tsx`,
    );
    const text = chunksFor(graph, 'node_modules/dompurify/dist/purify.es.mjs');
    expect(text.length).toBeGreaterThan(0);
    expect(forbiddenModules(graph, [...(graph.tags['lectern-player'] ?? []), ...text], [pdf])).toEqual([]);
  });

  it('a tool brings no code of packages or discussions, nor a discussion that of frames', () => {
    const parts = 'src/features/player/parts';
    const fence = (from: string, forbidden: RegExp) =>
      forbiddenModules(graph, chunksFor(graph, `${parts}/${from}`), [forbidden]);
    expect(chunksFor(graph, `${parts}/tool/ToolPart.tsx`).length).toBeGreaterThan(0);
    expect(fence('tool/ToolPart.tsx', /parts\/(scorm|discussion)\/|bridge\/scorm\//)).toEqual([]);
    expect(fence('scorm/ScormPart.tsx', /parts\/discussion\//)).toEqual([]);
    expect(fence('discussion/DiscussionPart.tsx', /parts\/(scorm|tool|framed)\/|bridge\/(scorm|guest)\//)).toEqual([]);
  });

  it.each(views)('the view %s of a course comes without the other one, and without what few parts need', (view) => {
    const chunks = chunksFor(graph, moduleOf(view));
    expect(chunks.length).toBeGreaterThan(player.length);
    expect(forbiddenModules(graph, [...player, ...chunks], NOT_FOR_A_VIEW[view])).toEqual([]);
  });

  it.each([
    'content/Content.tsx',
    'overview/Overview.tsx',
    'overview/overview.css.text.js',
    'finish/EndPage.tsx',
    'finish/FinishDialog.tsx',
    'parts/text/AuthorText.tsx',
    'parts/text/prose.css.text.js',
    'parts/video/Film.tsx',
    'parts/framed/ContentFrame.tsx',
    'parts/tool/ToolView.tsx',
    'parts/scorm/ScormView.tsx',
    'parts/discussion/DiscussionPart.tsx',
    'content/search/TocSearch.tsx',
    'content/tiles/Tiles.tsx',
    'content/longRead/LongRead.tsx',
  ])('catches %s in a view', (name) => {
    const module = `src/features/player/${name}`;
    const [chunk] = chunksFor(graph, module);
    expect(
      Object.values(NOT_FOR_A_VIEW).flatMap((forbidden) => forbiddenModules(graph, [chunk ?? ''], forbidden)),
    ).toContain(`${chunk} holds ${module}`);
  });

  it.each(['embed/1', 'learn'])(
    'LATE-1: all code of %s that comes late is asked for with all it imports, before it is imported',
    (folder) => {
      const { files } = JSON.parse(
        readFileSync(join(dist, folder === 'learn' ? 'learn/manifest.json' : 'meta/embed.json'), 'utf8'),
      ) as ChunkGraph;
      const closure = (start: string, seen = new Set<string>()): ReadonlySet<string> => {
        if (seen.has(start)) return seen;
        seen.add(start);
        files[start]!.imports.forEach((name) => closure(name, seen));
        return seen;
      };
      let asked = 0;
      for (const [name, { dynamicImports }] of Object.entries(files)) {
        const code = readFileSync(join(dist, folder, name), 'utf8');
        // What is in the same file comes with it, and the library for PDF is shipped as its makers built it.
        const late = new Set(dynamicImports.filter((target) => target !== name));
        // The list stands in the call, or in a function that the minifier has left.
        const ofFunction = (call: string) =>
          new RegExp(`function ${call.replace(/[$()]/g, '\\$&')}{return\\[([^\\]]*)\\]}`).exec(code)?.[1];
        const listed = new Map(
          [...code.matchAll(/import\.meta\.url,(?:\[([^\]]*)\]|([\w$]+\(\))),\(\)=>import\("([^"]+)"\)/g)].map(
            ([, list, call, target]) => [posix.join(dirname(name), target!), list ?? ofFunction(call!) ?? call!],
          ),
        );
        expect([...listed.keys()].sort(), name).toEqual([...late].sort());
        for (const [target, list] of listed) {
          const wanted = [...closure(target)].filter((file) => !closure(name).has(file));
          expect(
            (list.match(/[^",]+/g) ?? []).map((file) => posix.join(dirname(name), file)).sort(),
            `${name}: ${target}`,
          ).toEqual(wanted.sort());
          asked += 1;
        }
      }
      expect(asked).toBeGreaterThan(30);
    },
  );

  it('there are no more chunks than the loader can name', () => {
    // Each kind of part has one. Workers have names of their makers', with more letters.
    expect(
      readdirSync(join(embed, 'chunks')).filter((name) => name.endsWith('.js') && !name.includes('worker')).length,
    ).toBeLessThan(112);
  });

  it('the library for PDF and its worker are shipped as their makers built them, both kinds, and their files beside', () => {
    const library = Object.keys(graph.files).filter((name) =>
      Object.keys(graph.files[name]!.modules).some((id) => id.includes('/pdfjs-dist/')),
    );
    expect(
      library
        .map((name) => Object.keys(graph.files[name]!.modules).map((id) => id.replace('node_modules/pdfjs-dist/', '')))
        .sort(),
    ).toEqual([['build/pdf.min.mjs'], ['legacy/build/pdf.min.mjs']]);
    const shipped = readdirSync(join(embed, 'chunks'))
      .filter((name) => /worker.*\.js$/.test(name))
      .sort();
    expect(shipped.map((name) => name.replace(/-[\w-]{8}\.js$/, ''))).toEqual(['older-pdf.worker', 'pdf.worker']);
    const own = (path: string) => readFileSync(join(dist, '../node_modules/pdfjs-dist', path), 'utf8').trim();
    expect(readFileSync(join(embed, 'chunks', shipped[1]!), 'utf8').trim()).toBe(own('build/pdf.worker.min.mjs'));
    for (const path of ['cmaps/UniGB-UCS2-H.bcmap', 'standard_fonts/FoxitSymbol.pfb', 'wasm/jbig2_nowasm_fallback.js'])
      expect(existsSync(join(embed, 'pdf', path)), path).toBe(true);
    expect(existsSync(join(embed, 'pdf/wasm/jbig2.wasm'))).toBe(false);
  });

  it('the shipped build holds no React', () => {
    expect(modulesOf('meta/embed.json').filter((id) => /node_modules\/(react|react-dom|scheduler)\//.test(id))).toEqual(
      [],
    );
  });

  longIt('the parity build holds React, and no Preact', () => {
    const modules = modulesOf('react/meta/embed.json');
    expect(modules.filter((id) => /node_modules\/preact\//.test(id))).toEqual([]);
    expect(modules.some((id) => id.includes('node_modules/react-dom/'))).toBe(true);
  });

  it('no chunk imports the loader, whose address a host may change', () => {
    for (const name of readdirSync(join(embed, 'chunks')).filter((file) => file.endsWith('.js')))
      expect(readFileSync(join(embed, 'chunks', name), 'utf8'), name).not.toMatch(/["']\.\.\/lectern\.js["']/);
  });

  it('the loader names every chunk of every tag, so that all start at once', () => {
    const loader = readFileSync(join(embed, 'lectern.js'), 'utf8');
    expect(loader).not.toContain('__LECTERN_CHUNKS__');
    for (const chunk of Object.values(graph.tags).flat()) {
      expect(existsSync(join(embed, chunk)), chunk).toBe(true);
      // Folder and suffix are the same for all, and written once.
      expect(loader).toContain(`"${chunk.replace(/^chunks\/(.+)\.js$/, '$1')}"`);
    }
  });

  it('nothing shipped evaluates text as code', () => {
    for (const name of [
      'lectern.js',
      ...readdirSync(join(embed, 'chunks'))
        .filter((file) => file.endsWith('.js'))
        .map((file) => `chunks/${file}`),
    ])
      expect(readFileSync(join(embed, name), 'utf8'), name).not.toMatch(/\beval\(|new Function\(/);
  });
});

describe('requests', () => {
  const learn = JSON.parse(readFileSync(join(dist, 'learn/manifest.json'), 'utf8')) as ChunkGraph & {
    readonly entries: readonly { readonly file: string; readonly preload: readonly string[] }[];
  };
  const preload = learn.entries.find(({ file }) => file.startsWith('learn-'))?.preload ?? [];

  it.each([
    ['the first card', first, LIMITS.firstCardChunks],
    ['the page /learn', preload, LIMITS.learnChunks],
  ])('%s takes no more chunks than it did', (_, chunks, limit) => {
    expect(chunks.length).toBeGreaterThan(0);
    expect(chunks.length).toBeLessThanOrEqual(limit);
  });

  // One that only a chunk names would be asked for when that chunk is there: a link more in the chain.
  it.each([
    ['the first card', ['embed/1/chunks'], first],
    ['a course', ['embed/1/chunks'], player],
    ['the page /learn', ['learn', 'learn/chunks'], preload],
  ])('the chunks of %s are all named at once', (_, folders, chunks) => {
    const named = new Set(chunks.map((chunk) => posix.basename(chunk)));
    const imports = folders.flatMap((folder) => [...startsWith(join(dist, folder))]);
    const imported = imports.filter(([name]) => named.has(name)).flatMap(([, names]) => names);
    expect(imported.length).toBeGreaterThan(0);
    expect(imported.filter((name) => !named.has(name))).toEqual([]);
  });
});

// docs/decisions/0030-compile-hints.md
describe('what is compiled while it arrives', () => {
  const isAhead = (chunk: string) =>
    readFileSync(join(embed, chunk), 'utf8').startsWith('//# allFunctionsCalledOnLoad\n');

  it('is all that an element or a course needs before it can show anything, and the text of a part', () => {
    const shown = [...views.map(moduleOf), 'src/features/player/parts/text/AuthorText.tsx'];
    const chunks = new Set([...Object.values(graph.tags), ...shown.map((module) => chunksFor(graph, module))].flat());
    expect(chunks.size).toBeGreaterThan(20);
    expect([...chunks].filter((chunk) => !isAhead(chunk))).toEqual([]);
  });

  it('is nothing that comes after it', () => {
    const late = ['courses/tools/toolbox.ts', 'courses/grid/VirtualGrid.tsx', 'player/finish/FinishDialog.tsx'];
    const chunks = late.map((module) => chunksFor(graph, `src/features/${module}`)[0]);
    expect(chunks.map((chunk) => chunk && isAhead(chunk))).toEqual(late.map(() => false));
  });
});

describe('bytes', () => {
  it(`the loader has at most ${LIMITS.loader}`, () => {
    expect(gzipBytes(readFileSync(join(embed, 'lectern.js')))).toBeLessThanOrEqual(LIMITS.loader);
  });

  // What the server answers until then is counted on the real page, in test/e2e/bytes.e2e.ts.
  it(`loader, chunks and texts of the first card leave room for the replies below ${LIMITS.firstCard}`, () => {
    const texts = ['common', 'courses'].map((name) =>
      gzipBytes(readFileSync(join(embed, `locales/en-US/${name}.json`))),
    );
    const code = ['lectern.js', ...first].map((name) => chunkBytes(embed, name));
    const total = [...code.map(({ gzip }) => gzip), ...texts].reduce((sum, bytes) => sum + bytes, 0);
    expect(total).toBeLessThanOrEqual(LIMITS.firstCard - LIMITS.replies);
  });

  // What a real page fetches, texts and all, is counted in test/e2e/bytes.e2e.ts; here it is the code of the player on any page.
  it(`the player's code beyond the runtime has at most ${LIMITS.player} until a part can be drawn`, () => {
    const chunks = new Set(
      [...player, ...chunksFor(graph, moduleOf('Content'))].filter((name) => !/\/runtime-/.test(name)),
    );
    const code = [...chunks].map((name) => gzipBytes(readFileSync(join(embed, name))));
    const total = code.reduce((sum, bytes) => sum + bytes, 0);
    expect(total).toBeGreaterThan(10_000);
    expect(total).toBeLessThanOrEqual(LIMITS.player);
  });
});
