// What is in the packed file, and what the tools of the field say about it.
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { runNpm } from '../../scripts/package/runNpm.mjs';

const root = join(import.meta.dirname, '../..');
const run = promisify(execFile);

/** Runs a tool of this repository; what it prints is in the error when it fails. */
const tool = (script: string, ...args: readonly string[]) =>
  run(process.execPath, [join(root, 'node_modules', script), ...args]).catch((error: { stdout: string }) => {
    throw new Error(error.stdout, { cause: error });
  });

const installed = mkdtempSync(join(tmpdir(), 'lectern-contents-'));
const folder = join(installed, 'package');
let files: readonly string[] = [];
beforeAll(async () => {
  // From inside the folder: a path with a colon would be a host for tar.
  await run('tar', ['-xzf', basename(inject('packed')), '-C', installed], { cwd: dirname(inject('packed')) });
  files = readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    );
});
afterAll(() => rmSync(installed, { recursive: true, force: true }));

const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const manifest = () =>
  JSON.parse(read('package.json')) as Record<string, unknown> & {
    readonly exports: Record<string, Record<string, string>>;
    readonly peerDependencies: Record<string, string>;
  };

describe('the packed file', () => {
  it('holds code, types, the pages for partners, and nothing else', () => {
    const code = /^dist\/npm\/[\w/.-]+\.(js|mjs|css)$|^dist\/types\/[\w/.-]+\.d\.ts$/;
    expect(files.filter((file) => !code.test(file)).sort()).toEqual([
      'LICENSE',
      'README.md',
      'custom-elements.json',
      'docs/guides/embedding.md',
      'docs/protocol.md',
      'docs/reference.md',
      'package.json',
    ]);
    expect(files.filter((file) => code.test(file)).length).toBeGreaterThan(50);
  });

  it('has pages that lead only to each other, or to the web', () => {
    const pages = files.filter((file) => file.endsWith('.md'));
    const gone = pages.flatMap((page) =>
      [...read(page).matchAll(/\]\(([^)\s]+)\)/g)]
        .map(([, target = '']) => target.split('#')[0] ?? '')
        .filter((target) => target && !/^(https?|mailto):/.test(target))
        .filter((target) => !files.includes(join(dirname(page), target).replaceAll('\\', '/')))
        .map((target) => `${page}: ${target}`),
    );
    expect(gone).toEqual([]);
  });

  it('can be published, and runs nothing when it is installed', () => {
    expect(
      Object.keys(manifest()).filter((key) =>
        ['private', 'scripts', 'dependencies', 'devDependencies', 'overrides'].includes(key),
      ),
    ).toEqual([]);
    expect(manifest()).toMatchObject({ name: 'lectern', license: 'MIT', type: 'module' });
  });

  it('has a README of its own that names everything that can be imported', () => {
    expect(read('README.md')).toBe(readFileSync(join(root, 'package/README.md'), 'utf8'));
    const named = read('README.md').replaceAll('`, `/', '`, `lectern/define/');
    expect(
      Object.keys(manifest().exports)
        .map((name) => name.replace(/^\./, 'lectern'))
        .filter((name) => !named.includes(`\`${name}\``)),
    ).toEqual([]);
    const links = [...read('README.md').matchAll(/\]\(([^)#:]+)\)/g)].map(([, link = '']) => link);
    expect(links.filter((link) => !files.includes(link))).toEqual([]);
  });

  it('asks for the frameworks that its code or types import, all optional, and for nothing else', () => {
    const imported = files
      .filter((file) => /\.(m?js|d\.ts)$/.test(file))
      .flatMap((file) => ts.preProcessFile(read(file), true, true).importedFiles.map(({ fileName }) => fileName))
      .filter((name) => !name.startsWith('.'))
      .map((name) => name.split('/')[0]!);
    expect([...new Set(imported)].sort()).toEqual(['react', 'vue']);
    expect(Object.keys(manifest().peerDependencies).sort()).toEqual(['@types/react', 'react', 'vue']);
    expect(manifest()['peerDependenciesMeta']).toEqual(
      Object.fromEntries(['@types/react', 'react', 'vue'].map((name) => [name, { optional: true }])),
    );
  });

  it('is what npm would publish', async () => {
    const [{ files: packed }] = JSON.parse(await runNpm(['pack', '--dry-run', '--json'], folder)) as [
      { readonly files: readonly { readonly path: string }[] },
    ];
    expect(packed.map(({ path }) => path).sort()).toEqual([...files].sort());
  });

  it('satisfies publint', () => tool('publint/src/cli.js', 'run', inject('packed'), '--strict'));

  // It is a package of ES modules: `require` of older versions of Node is not served.
  it('has types that resolve as its code does (attw)', () =>
    tool('@arethetypeswrong/cli/dist/index.js', inject('packed'), '--profile', 'esm-only', '--no-color', '--no-emoji'));
});
