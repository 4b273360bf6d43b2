import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, vi } from 'vitest';
import { IMPORTS, pruneOfetch } from '../../../scripts/build/pruneOfetch.mjs';

const folder = 'node_modules/ofetch/dist/shared';
const source = () => readFileSync(join(folder, readdirSync(folder).find((name) => name.endsWith('.mjs'))!), 'utf8');

// The transport's tests once more, on ofetch as it is shipped.
vi.mock('ofetch', async () => {
  const target = mkdtempSync(join(tmpdir(), 'lectern-ofetch-'));
  for (const [name, text] of Object.entries(IMPORTS)) writeFileSync(join(target, `${name}.mjs`), text);
  writeFileSync(join(target, 'ofetch.mjs'), pruneOfetch(source()).replace(/from '(\w+)'/g, "from './$1.mjs'").replace(/export \{.*\};?/, 'export { createFetch };'));
  const { createFetch } = (await import(/* @vite-ignore */ pathToFileURL(join(target, 'ofetch.mjs')).href)) as { createFetch: () => unknown };
  return { createFetch: vi.fn(createFetch) };
});
await import('./createTransport.spec.ts');
await import('./commands.spec.ts');

it('is what the transport was made with, and less than the whole', async () => {
  const { createFetch } = await import('ofetch');
  expect(vi.isMockFunction(createFetch)).toBe(true);
  expect(createFetch).toHaveBeenCalled();
  expect(pruneOfetch(source()).length).toBeLessThan(source().length * 0.85);
});

it('is not made blindly of a version that differs', () => {
  expect(() => pruneOfetch(source().replace('function callHooks(', 'function callOthers('))).toThrow(/callHooks/);
});
