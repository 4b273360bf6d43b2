import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { build } from '../../scripts/build/build.mjs';
import { packPackage } from '../../scripts/package/packPackage.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** The packed file that a partner installs. */
    readonly packed: string;
  }
}

/** Packs the package once for all tests of this group. */
export async function setup(project: TestProject): Promise<() => void> {
  await build(['npm', 'types']);
  const folder = mkdtempSync(join(tmpdir(), 'lectern-packed-'));
  project.provide('packed', await packPackage(folder));
  return () => rmSync(folder, { recursive: true, force: true });
}
