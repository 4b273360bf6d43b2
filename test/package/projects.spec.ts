// The packed file in new Vite projects: installed, typechecked, built, and opened in a browser.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { preview } from 'vite';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { CHROME_ADVICE, CHROME_FLAGS, findChrome } from '../../scripts/chrome.mjs';
import { fontEnvironment } from '../../scripts/test/testFonts.mjs';
import { freePort } from '../freePort.ts';
import { freshProject, runTool } from './freshProject.ts';

const root = join(import.meta.dirname, '../..');
const text = JSON.parse(readFileSync(join(root, 'locales/en-US/courses.json'), 'utf8')) as {
  readonly failedTitle: string;
};

const PROJECTS = [
  { kind: 'plain', packages: [], types: 'typescript/bin/tsc', absent: ['react', 'vue'] },
  {
    kind: 'react',
    packages: ['react', 'react-dom', '@types/react', '@types/react-dom'],
    types: 'typescript/bin/tsc',
    absent: ['vue'],
  },
  {
    kind: 'vue',
    packages: ['vue', '@vitejs/plugin-vue', 'vue-tsc'],
    types: 'vue-tsc/bin/vue-tsc.js',
    absent: ['react'],
  },
];

let browser: Browser;
beforeAll(async () => {
  const executablePath = await findChrome();
  if (!executablePath) throw new Error(CHROME_ADVICE);
  browser = await chromium.launch({
    executablePath,
    args: [...CHROME_FLAGS],
    env: { ...process.env, ...fontEnvironment() },
  });
});
afterAll(() => browser?.close());

describe.each(PROJECTS)('a new Vite project ($kind)', ({ kind, packages, types, absent }) => {
  let folder = '';
  beforeAll(async () => {
    folder = await freshProject(kind, inject('packed'), ['vite', 'typescript', ...packages]);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('installs no framework that it did not ask for', () => {
    expect(existsSync(join(folder, 'node_modules/lectern/README.md'))).toBe(true);
    expect(absent.filter((name) => existsSync(join(folder, 'node_modules', name)))).toEqual([]);
  });

  it('has sound types', () => runTool(folder, types, '-p', '.'));

  it('builds, and the page shows the element', async () => {
    await runTool(folder, 'vite/bin/vite.js', 'build', '--logLevel', 'error');
    const server = await preview({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      preview: { host: '127.0.0.1', port: await freePort() },
    });
    const page = await browser.newPage();
    try {
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(String(error)));
      // The texts come from the portal; it gives nothing else here.
      await page.route('**/embed/1/locales/**', (route) =>
        route.fulfill({
          path: join(
            root,
            route
              .request()
              .url()
              .replace(/^.*\/embed\/1\//, ''),
          ),
        }),
      );
      await page.goto(server.resolvedUrls!.local[0]!);
      // The element is ready when it says that the courses cannot be had.
      await page.waitForFunction(() => document.title === 'ready');
      expect(await page.evaluate(() => document.querySelector('lectern-courses')!.matches(':defined'))).toBe(true);
      await page.getByText(text.failedTitle).waitFor();
      expect(faults).toEqual([]);
    } finally {
      await page.close();
      await server.close();
    }
  });
});
