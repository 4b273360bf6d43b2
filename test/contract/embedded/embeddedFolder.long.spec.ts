import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { readConfig } from '../../../demo/server/config.ts';
import { SetupError } from '../../../demo/server/settings/setupError.ts';
import { databaseProblem, folderProblem } from '../../../demo/server/db/embedded/folderProblem.ts';
import { loadKeys } from '../../../demo/server/db/keys.ts';
import { openDb } from '../../../demo/server/db/openDb.ts';
import type {} from '../../postgres/provided.ts';
import { temporaryFolder } from '../support/portalServer.ts';

const { migrationsFolder } = readConfig({});
const snapshot = inject('archives')?.tables;
const base = temporaryFolder();
const good = join(base, 'good');
const oneLine = /^[^\n]{20,400}$/;

/** Modes of all files and folders below a path that others may read or write. */
const open = (path: string) =>
  readdirSync(path, { recursive: true, encoding: 'utf8' }).filter(
    (name) => (statSync(join(path, name)).mode & 0o077) !== 0 && !name.endsWith('.sock'),
  );

beforeAll(async () => {
  // A folder that stood before, open to everybody, with a file of its owner's own.
  mkdirSync(good);
  chmodSync(good, 0o755);
  writeFileSync(join(good, 'notes.txt'), 'mine', { mode: 0o644 });
  await (await openDb({ dataDir: good, migrationsFolder, snapshot })).close();
  loadKeys(good);
});
afterAll(() => rmSync(base, { recursive: true, force: true }));

describe.skipIf(process.platform === 'win32')('modes of the data (SRV-44)', () => {
  it('only their owner can read database and keys, also in a folder that was open before; other files stay as they are', () => {
    expect(open(good)).toEqual(['notes.txt']);
    expect(statSync(good).mode & 0o777).toBe(0o755);
  });

  it('what an earlier release left open is closed at the next start', { timeout: 60_000 }, async () => {
    const dataDir = join(base, 'opened');
    cpSync(good, dataDir, { recursive: true });
    for (const name of [
      'keys.json',
      ...readdirSync(join(dataDir, 'pg'), { recursive: true, encoding: 'utf8' }).map((one) => join('pg', one)),
      'pg',
    ]) {
      const path = join(dataDir, name);
      chmodSync(path, statSync(path).isDirectory() ? 0o777 : 0o666);
    }
    expect(open(dataDir).length).toBeGreaterThan(900);
    const { close } = await openDb({ dataDir, migrationsFolder });
    loadKeys(dataDir);
    expect(open(dataDir)).toEqual(['notes.txt']);
    await close();
  });

  it('a folder that is made is its owner’s alone', async () => {
    const dataDir = join(base, 'made', 'below');
    loadKeys(dataDir);
    expect(open(join(base, 'made'))).toEqual([]);
  });
});

describe('a data folder that cannot be used is said in one sentence (SRV-45)', () => {
  /** What ends the process where the database stands still ends the call here. */
  const refused = (dataDir: string) => {
    const end = (sentence: string) => {
      throw new SetupError(sentence);
    };
    return openDb({ dataDir, migrationsFolder, end }).then(
      () => 'it opened',
      (error: unknown) => (error instanceof SetupError ? error.message : Promise.reject(error)),
    );
  };

  it.each<[string, (path: string) => void, RegExp]>([
    ['is a file', (path) => writeFileSync(path, ''), /is a file or lies below one: choose a folder\.$/],
    [
      'holds a file in place of the database',
      (path) => [mkdirSync(path), writeFileSync(join(path, 'pg'), '')],
      /damaged or not whole.*it is a file/,
    ],
    [
      'has an empty lock',
      (path) => [mkdirSync(path), writeFileSync(join(path, 'pg.lock'), '')],
      /The lock .* cannot be read/,
    ],
    [
      'has a folder in place of the lock',
      (path) => mkdirSync(join(path, 'pg.lock'), { recursive: true }),
      /The lock .* cannot be read/,
    ],
    [
      'has half a database: its version is missing',
      (path) => [cpSync(good, path, { recursive: true }), rmSync(join(path, 'pg/PG_VERSION'))],
      /damaged or not whole.*PG_VERSION is missing/,
    ],
    [
      'has half a database: its tables are missing',
      (path) => [cpSync(good, path, { recursive: true }), rmSync(join(path, 'pg/base'), { recursive: true })],
      /damaged or not whole/,
    ],
    [
      'has half a database: its log is missing',
      (path) => [cpSync(good, path, { recursive: true }), rmSync(join(path, 'pg/pg_wal'), { recursive: true })],
      /damaged or not whole.*pg_wal/,
    ],
    [
      'has the database of another version',
      (path) => [cpSync(good, path, { recursive: true }), writeFileSync(join(path, 'pg/PG_VERSION'), '15\n')],
      /was made by another version/,
    ],
  ])('%s', { timeout: 60_000 }, async (name, spoil, sentence) => {
    const dataDir = join(base, name.replace(/\W+/g, '-'));
    spoil(dataDir);
    const before =
      existsSync(join(dataDir, 'pg')) && statSync(join(dataDir, 'pg')).isDirectory()
        ? readdirSync(join(dataDir, 'pg'))
        : null;
    const said = await refused(dataDir);
    expect(said).toMatch(sentence);
    expect(said).toMatch(oneLine);
    expect(said).toContain(dataDir);
    // Nothing was written over what may still be saved.
    if (before)
      expect(readdirSync(join(dataDir, 'pg')).filter((one) => one === 'PG_VERSION' || one === 'base')).toEqual(
        before.filter((one) => one === 'PG_VERSION' || one === 'base'),
      );
  });

  it('has a broken control file, after which the database does not even answer', { timeout: 60_000 }, async () => {
    const dataDir = join(base, 'control');
    cpSync(good, dataDir, { recursive: true });
    truncateSync(join(dataDir, 'pg/global/pg_control'), 10);
    expect(await refused(dataDir)).toMatch(/damaged or not whole.*pg_control/);
  });

  it.each([
    ['empty', ''],
    ['half written', '{"cookies":["x"'],
    ['without keys', '{"cookies":[],"clientSecret":"x","jwks":{"keys":[]}}'],
  ])('has keys that are %s', (_name, text) => {
    const dataDir = temporaryFolder();
    writeFileSync(join(dataDir, 'keys.json'), text);
    expect(() => loadKeys(dataDir)).toThrow(
      `The keys in ${join(dataDir, 'keys.json')} cannot be read: put a backup in its place, ` +
        `or delete the file to make new ones, which signs everybody out.`,
    );
    expect(readFileSync(join(dataDir, 'keys.json'), 'utf8')).toBe(text);
    rmSync(dataDir, { recursive: true });
  });

  it.runIf(process.platform === 'linux')('cannot be made where nobody can make folders', async () => {
    // Without an end Node's own way of making folders would turn here in a circle.
    expect(await refused('/proc/lectern')).toMatch(/^\/proc\/lectern \(DATA_DIR\) cannot be made there/);
  });

  it.each([
    ['EACCES', 'may not be written to by this user'],
    ['EPERM', 'may not be written to by this user'],
    ['EROFS', 'on a disk that can only be read'],
    ['ENOSPC', 'no room left on the disk'],
    ['EDQUOT', 'no room left on the disk'],
    ['EEXIST', 'is a file'],
    ['ENOTDIR', 'is a file'],
  ])('%s of the file system', (code, words) => {
    const problem = folderProblem(Object.assign(new Error(`${code}: x`), { code }), '/data');
    expect(problem).toBeInstanceOf(SetupError);
    expect((problem as Error).message).toContain(words);
    expect((problem as Error).message).toMatch(oneLine);
  });

  it('a database that finds no room says so', () => {
    expect(
      databaseProblem(
        new Error('x'),
        '/data/pg',
        'could not write to file "pg_wal/xlogtemp.42": No space left on device',
      ).message,
    ).toContain('no room left on the disk of /data/pg');
    expect(databaseProblem(Object.assign(new Error('x'), { code: '53100' }), '/data/pg', null).message).toContain(
      'no room',
    );
    expect(databaseProblem(new Error('one\n  two\n\tthree'), '/data/pg', null).message).toMatch(oneLine);
  });
});

describe('the keys', () => {
  it('are made once, and readable by their owner alone', () => {
    const path = join(base, 'keys');
    const keys = loadKeys(path);
    expect(loadKeys(path)).toEqual(keys);
    expect(statSync(join(path, 'keys.json')).mode & 0o777).toBe(0o600);
    expect(readdirSync(path)).toEqual(['keys.json']);
    expect(loadKeys(join(base, 'others')).clientSecret).not.toBe(keys.clientSecret);
  });
});
