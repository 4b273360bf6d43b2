import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../../demo/server/config.ts';
import { openDb, type OpenDb } from '../../../demo/server/db/openDb.ts';
import { settings } from '../../../demo/server/db/schemaAuth.ts';
import { findSnapshot, snapshotName } from '../../../demo/server/db/snapshot.ts';
import { temporaryFolder } from '../support/portalServer.ts';
import { longIt } from '../../longIt.ts';

const { migrationsFolder, root } = readConfig({});
const folders: string[] = [];
const folder = () => {
  const made = temporaryFolder();
  folders.push(made);
  return made;
};
afterEach(() => folders.splice(0).forEach((one) => rmSync(one, { recursive: true, force: true })));

describe('the embedded database', () => {
  const names = async ({ db }: OpenDb) => (await db.select().from(settings)).map(({ name }) => name);

  longIt(
    'keeps what it has (SRV-5), starts over when asked, and starts again what was broken off',
    { timeout: 120_000 },
    async () => {
      const dataDir = folder();
      const first = await openDb({ dataDir, migrationsFolder });
      await first.db.insert(settings).values({ name: 'a', value: 1 });
      await expect(openDb({ dataDir, migrationsFolder })).rejects.toThrow('already using');
      const archive = join(folder(), 'seed.tar.gz');
      writeFileSync(archive, (await first.dump?.()) ?? '');
      await first.close();

      const second = await openDb({ dataDir, migrationsFolder });
      expect(await names(second)).toEqual(['a']);
      await second.close();

      const prepared = await openDb({ dataDir: folder(), migrationsFolder, snapshot: archive });
      expect(await names(prepared)).toEqual(['a']);
      await prepared.close();

      const reset = await openDb({ dataDir, migrationsFolder, reset: true, snapshot: archive });
      expect(await names(reset)).toEqual(['a']);
      await reset.db.insert(settings).values({ name: 'b', value: 2 });
      await reset.close();
      rmSync(join(dataDir, 'pg/base'), { recursive: true });
      writeFileSync(join(dataDir, 'pg.new'), '');
      const again = await openDb({ dataDir, migrationsFolder, snapshot: archive });
      expect(await names(again)).toEqual(['a']);
      await again.close();
      expect(existsSync(join(dataDir, 'pg.new'))).toBe(false);
      expect(existsSync(join(dataDir, 'pg.lock'))).toBe(false);
    },
  );

  it('begins with a prepared archive only of its own version, made today', () => {
    const path = folder();
    const name = snapshotName(root, migrationsFolder);
    expect(name).toMatch(/^seed-pglite-\d+\.\d+\.\d+-[0-9a-f]{12}\.tar\.gz$/);
    expect(findSnapshot(path, root, migrationsFolder)).toBeUndefined();
    writeFileSync(join(path, 'seed-pglite-0.0.1-000000000000.tar.gz'), '');
    expect(findSnapshot(path, root, migrationsFolder)).toBeUndefined();
    writeFileSync(join(path, name), '');
    expect(findSnapshot(path, root, migrationsFolder)).toBe(join(path, name));
  });
});

describe('the configuration', () => {
  it('says what is wrong with it', () => {
    expect(() => readConfig({ PORT: 'x' })).toThrow('PORT must be a port number, not "x"');
    expect(() => readConfig({ LECTERN_ENV: 'prod' })).toThrow('LECTERN_ENV');
    expect(() => readConfig({ OIDC_ISSUER: 'https://x.example' })).toThrow('OIDC_CLIENT_ID');
    expect(readConfig({ PORT: '4000' })).toMatchObject({
      origin: 'http://localhost:4000',
      partnerOrigin: 'http://127.0.0.1:4001',
      lmsHostOrigin: 'http://127.0.0.1:4002',
      hostOrigins: ['http://127.0.0.1:4001', 'http://127.0.0.1:4002'],
    });
  });
});
