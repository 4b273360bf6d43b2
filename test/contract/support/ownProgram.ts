import { rmSync } from 'node:fs';
import { afterAll, inject } from 'vitest';
import { freshDatabase } from '../../postgres/freshDatabase.ts';
import type {} from '../../postgres/provided.ts';
import { freePorts } from './freePorts.ts';
import { temporaryFolder } from './portalServer.ts';
import { buildProgram } from './program.ts';

/** The real program with its own data and ports, for a test that kills it. Both are removed at the end of the test file. */
export async function ownProgram() {
  const postgres = inject('postgres');
  const dataDir = temporaryFolder();
  const program = await buildProgram();
  afterAll(() => {
    program.remove();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const env: Readonly<Record<string, string>> = {
    ...(await freePorts()),
    DATA_DIR: dataDir,
    ...(postgres && { DATABASE_URL: await freshDatabase(postgres, 'academy') }),
  };
  return { program, env };
}
