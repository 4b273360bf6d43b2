import { rmSync } from 'node:fs';
import { afterAll, inject } from 'vitest';
import { freePort } from '../../freePort.ts';
import { freshDatabase } from '../../postgres/freshDatabase.ts';
import type {} from '../../postgres/provided.ts';
import { temporaryFolder } from './portalServer.ts';
import { buildProgram } from './program.ts';

/** The real program with data and ports of its own, for a test that kills it. Both go with the file of tests. */
export async function ownProgram() {
  const postgres = inject('postgres');
  const dataDir = temporaryFolder();
  const program = await buildProgram();
  afterAll(() => {
    program.remove();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const env: Readonly<Record<string, string>> = {
    PORT: String(await freePort()),
    PARTNER_PORT: String(await freePort()),
    LMS_HOST_PORT: String(await freePort()),
    TOOL_PORT: String(await freePort()),
    CONTENT_PORT: String(await freePort()),
    DATA_DIR: dataDir,
    ...(postgres && { DATABASE_URL: await freshDatabase(postgres, 'academy') }),
  };
  return { program, env };
}
