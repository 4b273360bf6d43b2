import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { bundleForNode } from '../../../scripts/build/bundleForNode.mjs';
import { startServer } from './startServer.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * The data after a server's first start, for servers that start with a copy of it: unpacking it each time takes longer than the rest of
     * a start.
     */
    readonly academy: string;
    /** The program of `academyProgram.ts`, bundled, and that data. */
    readonly academyProgram: { readonly program: string; readonly data: string };
  }
}

/** One first start of the built server, with the prepared seed, for all journeys on the embedded database. */
export async function setup(project: TestProject): Promise<() => void> {
  const data = mkdtempSync(join(tmpdir(), 'lectern-academy-'));
  // Inside the project, so that it finds its packages.
  const folder = resolve('.cache/e2e', String(process.pid));
  const program = join(folder, 'academy.mjs');
  const remove = () => {
    for (const one of [data, folder]) rmSync(one, { recursive: true, force: true });
  };
  try {
    await bundleForNode(resolve('test/e2e/support/academyProgram.ts'), program);
    const server = await startServer({ dataDir: data });
    await server.stop();
    project.provide('academy', data);
    project.provide('academyProgram', { program, data });
  } catch (error) {
    remove();
    throw error;
  }
  return remove;
}
