import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startServer } from './startServer.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * The data that a server's first start leaves, for servers that begin with a copy of it: unpacking it each time
     * takes longer than all else at a start.
     */
    readonly academy: string;
  }
}

/** One first start, of the prepared seed, for all journeys on the embedded database. */
export async function setup(project: TestProject): Promise<() => void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lectern-academy-'));
  const remove = () => rmSync(dataDir, { recursive: true, force: true });
  try {
    const server = await startServer({ dataDir });
    await server.stop();
    project.provide('academy', dataDir);
  } catch (error) {
    remove();
    throw error;
  }
  return remove;
}
