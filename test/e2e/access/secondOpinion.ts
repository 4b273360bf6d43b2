import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { secondEngineFaults } from '../../secondEngineFaults.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'), 'utf8');

/** What the second engine finds on a page, as {@link secondEngineFaults} tells it. */
export async function secondOpinion(page: Page): Promise<string[]> {
  await page.waitForLoadState();
  if (!(await page.evaluate(() => 'ace' in globalThis))) await page.evaluate(source);
  return page.evaluate<string[]>(`(${secondEngineFaults.toString()})(new ace.Checker(), document)`);
}
