// What the build compresses ahead of time.
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, expect, it } from 'vitest';
import { compressFiles } from '../../../scripts/build/compressFiles.mjs';

const folder = `.cache/compressed-${process.pid}`;
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('puts a .br and a .gz beside code, sheets and texts, and leaves the rest alone', async () => {
  mkdirSync(`${folder}/deep`, { recursive: true });
  const code = 'export const a = 1; '.repeat(50);
  writeFileSync(`${folder}/deep/code.js`, code);
  writeFileSync(`${folder}/texts.json`, '{"a":"b"}');
  writeFileSync(`${folder}/font.ttf`, 'font');
  writeFileSync(`${folder}/code.js.map`, '{}');
  expect(await compressFiles([folder])).toBe(2);
  expect(readdirSync(folder, { recursive: true }).map(String).toSorted()).toEqual([
    'code.js.map',
    'deep',
    'deep/code.js',
    'deep/code.js.br',
    'deep/code.js.gz',
    'font.ttf',
    'texts.json',
    'texts.json.br',
    'texts.json.gz',
  ]);
  expect(brotliDecompressSync(readFileSync(`${folder}/deep/code.js.br`)).toString()).toBe(code);
  expect(gunzipSync(readFileSync(`${folder}/deep/code.js.gz`)).toString()).toBe(code);
  // Once more, as after a build that changed nothing.
  expect(await compressFiles([folder])).toBe(2);
});
