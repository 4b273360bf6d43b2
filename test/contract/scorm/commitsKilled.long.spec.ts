// What was answered as saved is there when the server was killed meanwhile, however many commits shared its last transaction (SCORM-11,
// SCORM-19).
import { beforeAll, expect, it } from 'vitest';
import { readConfig } from '../../../demo/server/config.ts';
import { openDb } from '../../../demo/server/db/openDb.ts';
import { asReader } from '../../bench/outside/asReader.ts';
import { commitOne, lostOf, openPackage } from '../../bench/outside/packagePage.ts';
import { addReaders } from '../../bench/readers/addReaders.ts';
import { ownProgram } from '../support/ownProgram.ts';

const PAGES = 12;
/** Commits of each page before the server may be killed. */
const BEFORE = 8;
const { program, env } = await ownProgram();
beforeAll(async () => {
  const first = await program.run(env);
  first.child.kill('SIGTERM');
  await first.ended;
  const { db, close } = await openDb({ ...readConfig(env), reset: false });
  await addReaders(db, PAGES, 'pavel');
  await close();
});

it(
  'a server is killed while a dozen pages commit: nothing that it answered is lost',
  { timeout: 180_000 },
  async () => {
    const portal = `http://localhost:${env['PORT']}`;
    const readers = Array.from({ length: PAGES }, (_, at) => asReader(portal, at + 1));
    let server = await program.run(env);
    const runs: string[] = [];
    for (const reader of readers) runs.push(await reader.begin('HYG 115'));
    const launch = (at: number) => readers[at]?.launchPart(runs[at] ?? '', 1) ?? Promise.reject(new Error('nobody'));
    const answered = readers.map(() => 0);
    for (const round of [1, 2, 3]) {
      const addresses: string[] = [];
      for (const at of readers.keys()) {
        addresses.push(await launch(at));
        expect(lostOf(await openPackage(addresses[at] ?? ''), answered[at] ?? 0), `round ${round}, page ${at}`).toEqual(
          [],
        );
      }
      const begun = [...answered];
      const ended = addresses.map(async (address, at) => {
        // Each launch counts its own commits, and goes on where the work stood.
        for (let n = (begun[at] ?? 0) + 1; ; n++) {
          if (!(await commitOne(address, n).catch(() => null))) return;
          answered[at] = n;
        }
      });
      await expect
        .poll(() => answered.every((n, at) => n - (begun[at] ?? 0) >= BEFORE), { timeout: 120_000 })
        .toBe(true);
      server.child.kill('SIGKILL');
      await Promise.all([server.ended, ...ended]);
      server = await program.run(env);
      expect(server.output()).toContain('is ready');
    }
    for (const at of readers.keys())
      expect(lostOf(await openPackage(await launch(at)), answered[at] ?? 0), `page ${at}`).toEqual([]);
    expect(Math.min(...answered)).toBeGreaterThanOrEqual(3 * BEFORE);
  },
);
