import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { chunkBytes, gzipBytes } from '../../scripts/bytes/chunkBytes.mjs';
import { LIMITS } from '../../scripts/bytes/limits.mjs';
import { forbiddenModules, type ChunkGraph } from './chunkFences.ts';

const dist = join(import.meta.dirname, '../../dist');
const embed = join(dist, 'embed/1');
const graph = JSON.parse(readFileSync(join(dist, 'meta/embed.json'), 'utf8')) as ChunkGraph;
const first = graph.tags['lectern-courses'] ?? [];

describe('what the chunks hold', () => {
  it('the course list loads no player code, no DOMPurify, no virtualizer', () => {
    expect(first).not.toEqual([]);
    expect(forbiddenModules(graph, first)).toEqual([]);
  });

  it('catches each of them', () => {
    for (const module of ['src/features/player/Player.tsx', 'src/data/player/queries.ts', 'node_modules/dompurify/dist/purify.es.mjs', 'node_modules/@tanstack/react-virtual/dist/esm/index.js']) {
      const broken: ChunkGraph = { ...graph, files: { ...graph.files, 'chunks/bad.js': { modules: { [module]: 1 } } } };
      expect(forbiddenModules(broken, [...first, 'chunks/bad.js']), module).toEqual([`chunks/bad.js holds ${module}`]);
    }
  });

  it('the shipped build holds no React, the parity build no Preact', () => {
    const modulesOf = (file: string) => Object.values((JSON.parse(readFileSync(join(dist, file), 'utf8')) as ChunkGraph).files).flatMap(({ modules }) => Object.keys(modules));
    expect(modulesOf('meta/embed.json').filter((id) => /node_modules\/(react|react-dom|scheduler)\//.test(id))).toEqual([]);
    expect(modulesOf('react/meta/embed.json').filter((id) => /node_modules\/preact\//.test(id))).toEqual([]);
    expect(modulesOf('react/meta/embed.json').some((id) => id.includes('node_modules/react-dom/'))).toBe(true);
  });

  it('no chunk imports the loader, whose address a host may change', () => {
    for (const name of readdirSync(join(embed, 'chunks')).filter((file) => file.endsWith('.js'))) expect(readFileSync(join(embed, 'chunks', name), 'utf8'), name).not.toMatch(/["']\.\.\/lectern\.js["']/);
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
    for (const name of ['lectern.js', ...readdirSync(join(embed, 'chunks')).filter((file) => file.endsWith('.js')).map((file) => `chunks/${file}`)])
      expect(readFileSync(join(embed, name), 'utf8'), name).not.toMatch(/\beval\(|new Function\(/);
  });
});

describe('bytes', () => {
  it(`the loader has at most ${LIMITS.loader}`, () => {
    expect(gzipBytes(readFileSync(join(embed, 'lectern.js')))).toBeLessThanOrEqual(LIMITS.loader);
  });

  // What the server answers until then is counted on the real page, in test/e2e/bytes.e2e.ts.
  it(`loader, chunks and texts of the first card leave room for the replies below ${LIMITS.firstCard}`, () => {
    const texts = ['common', 'courses'].map((name) => gzipBytes(readFileSync(join(embed, `locales/en-US/${name}.json`))));
    const code = ['lectern.js', ...first].map((name) => chunkBytes(embed, name));
    const total = [...code.map(({ gzip }) => gzip), ...texts].reduce((sum, bytes) => sum + bytes, 0);
    expect(total).toBeLessThanOrEqual(LIMITS.firstCard - LIMITS.replies);
  });
});
