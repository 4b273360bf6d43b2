// Where attached files are kept: a folder, and a bucket of a real server of the S3 protocol (SRV-78).
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../../demo/server/config.ts';
import { bucketStorage } from '../../../demo/server/storage/bucketStorage.ts';
import { createStorage } from '../../../demo/server/storage/createStorage.ts';
import { folderStorage } from '../../../demo/server/storage/folderStorage.ts';
import { StorageError, type Storage } from '../../../demo/server/storage/storage.ts';
import { freePort } from '../../freePort.ts';

const folder = mkdtempSync(join(tmpdir(), 'lectern-files-'));
const [key, secret] = ['S3RVER', 'S3RVER'];
const port = await freePort();
const bucket = { url: `http://127.0.0.1:${port}/files`, key, secret, region: 'us-east-1' };
const server = new S3rver({
  address: '127.0.0.1',
  port,
  silent: true,
  directory: join(folder, 'buckets'),
  configureBuckets: [{ name: 'files' }],
});
beforeAll(() => server.run());
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const kinds: readonly (readonly [string, () => Storage])[] = [
  ['a folder', () => folderStorage(join(folder, 'own'))],
  ['a bucket', () => createStorage({ dataDir: folder, files: { bucket, quota: 0 } })],
];
const bytes = (text: string) => Buffer.from(text);

describe.each(kinds)('SRV-78 %s', (_name, open) => {
  const storage = open();

  it('gives back what was put into it, byte for byte, also what is put again', async () => {
    const all = Uint8Array.from({ length: 300_000 }, (_, at) => at % 256);
    await storage.put('one/0-a', all);
    expect(Buffer.from(await storage.get('one/0-a')).equals(Buffer.from(all))).toBe(true);
    await storage.put('one/0-a', bytes('again'));
    expect(Buffer.from(await storage.get('one/0-a')).toString()).toBe('again');
  });

  it('removes all of one file, and nothing of another whose name begins alike', async () => {
    await storage.put('two/0-a', bytes('a'));
    await storage.put('two/1-b', bytes('b'));
    await storage.put('two-more/0-a', bytes('c'));
    await storage.removeAll('two');
    await expect(storage.get('two/0-a')).rejects.toThrow(StorageError);
    await expect(storage.get('two/1-b')).rejects.toThrow(StorageError);
    expect(Buffer.from(await storage.get('two-more/0-a')).toString()).toBe('c');
    await storage.removeAll('two');
  });

  it('removes what is under one key, and nothing beside it', async () => {
    await storage.put('three/0-a', bytes('a'));
    await storage.put('three/0-ab', bytes('b'));
    await storage.remove('three/0-a');
    await expect(storage.get('three/0-a')).rejects.toThrow(StorageError);
    expect(Buffer.from(await storage.get('three/0-ab')).toString()).toBe('b');
    await storage.remove('three/0-a');
  });

  it('says that there is nothing', async () => {
    await expect(storage.get('never/0-a')).rejects.toThrow(StorageError);
  });

  it('has the files of the seed', async () => {
    const seeded = createStorage({ dataDir: folder, files: { bucket, quota: 0 } });
    const path = 'seed/wri-120/answers/05-assignment-a-protocol/search-log.csv';
    expect(Buffer.from(await seeded.get(path)).toString()).toMatch(/^date,source/);
  });
});

it('SRV-78, SRV-44: a folder takes no key that leads out of it, and only its owner reads it', async () => {
  const storage = folderStorage(join(folder, 'closed'));
  for (const bad of ['../x', '/x', 'a//b', 'a/../b', 'A', 'a\0b', ''])
    await expect(async () => storage.put(bad, bytes('x'))).rejects.toThrow();
  await storage.put('a/b', bytes('x'));
  expect(statSync(join(folder, 'closed/a/b')).mode & 0o077).toBe(0);
  expect(readdirSync(join(folder, 'closed/a')), 'nothing half-written is left').toEqual(['b']);
});

it('SRV-78: a bucket with another secret is refused, and no word of the key or the secret is said', async () => {
  const wrong = bucketStorage({ ...bucket, secret: 'another-secret' });
  const error = await wrong.put('one/0-a', bytes('x')).catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(StorageError);
  expect(String(error)).toMatch(/403/);
  expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toMatch(/another-secret|S3RVER/);
});

it('ATTACH-5: a bucket without room, and one that is away, say so', async () => {
  const full = createServer((_request, reply) => reply.writeHead(507).end('<Error><Code>QuotaExceeded</Code></Error>'));
  await new Promise<void>((resolve) => full.listen(0, '127.0.0.1', resolve));
  const { port: at } = full.address() as AddressInfo;
  const storage = bucketStorage({ ...bucket, url: `http://127.0.0.1:${at}/files` });
  await expect(storage.put('a/b', bytes('x'))).rejects.toMatchObject({ full: true });
  await new Promise((resolve) => full.close(resolve));
  await expect(storage.put('a/b', bytes('x'))).rejects.toMatchObject({ full: false });
});

describe('SRV-78 settings that cannot be used are said in one sentence, without the secret', () => {
  it.each([
    [{ FILES_URL: 'http://s3.example/x', FILES_KEY: 'k', FILES_SECRET: 'topsecret' }, /FILES_URL must be/],
    [{ FILES_URL: 'https://user:topsecret@s3.example/x' }, /FILES_URL must be/],
    [{ FILES_URL: 'https://s3.example/x?topsecret' }, /FILES_URL must be/],
    [{ FILES_URL: 'nonsense', FILES_KEY: 'k', FILES_SECRET: 'topsecret' }, /FILES_URL must be/],
    [{ FILES_URL: 'https://s3.example/x', FILES_KEY: 'k' }, /needs FILES_KEY and FILES_SECRET/],
    [
      { FILES_URL: 'https://s3.example/x', FILES_KEY: 'k', FILES_SECRET: 'topsecret', FILES_REGION: 'a b' },
      /FILES_REGION/,
    ],
    [{ FILES_QUOTA_MB: '0' }, /FILES_QUOTA_MB/],
    [{ FILES_QUOTA_MB: 'much' }, /FILES_QUOTA_MB/],
  ])('%j', (env, says) => {
    let said = '';
    try {
      readConfig(env);
    } catch (error) {
      said = String(error);
    }
    expect(said).toMatch(says);
    expect(said).not.toContain('topsecret');
  });
  it('a good one is taken', () => {
    const { files } = readConfig({ FILES_URL: 'https://s3.example/x/', FILES_KEY: 'k', FILES_SECRET: 's' });
    expect(files).toEqual({
      bucket: { url: 'https://s3.example/x', key: 'k', secret: 's', region: 'us-east-1' },
      quota: 500 * 1024 * 1024,
    });
  });
});
