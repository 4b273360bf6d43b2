import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { ownHolder, type Holder } from '../../../demo/server/db/embedded/holder.ts';
import { lockDataDir } from '../../../demo/server/db/embedded/lockDataDir.ts';
import { holdSocket } from '../../../demo/server/db/embedded/lockSocket.ts';
import { temporaryFolder } from '../support/portalServer.ts';

const folders: string[] = [];
const folder = () => {
  const made = temporaryFolder();
  folders.push(made);
  return made;
};
afterEach(() => folders.splice(0).forEach((one) => rmSync(one, { recursive: true, force: true })));

const held = (path: string, holder: object) => writeFileSync(`${path}.lock`, JSON.stringify(holder));
/** The lock of a process that this machine knows under another number, if at all: that of another container. */
const elsewhere = (more: Partial<Holder>): Holder => ({
  ...ownHolder('other', null),
  pid: 4_194_303,
  started: '1',
  namespace: 'pid:[1]',
  ...more,
});

describe('the lock beside the data directory (SRV-3)', () => {
  it('lets one in, and the next one after it has left', async () => {
    const path = join(folder(), 'pg');
    const leave = await lockDataDir(path);
    await expect(lockDataDir(path)).rejects.toThrow(`Process ${process.pid} is already using ${path}`);
    leave();
    (await lockDataDir(path))();
    expect(readdirSync(join(path, '..'))).toEqual([]);
  });

  it('is taken over from the dead, and from a namesake of the dead', async () => {
    const path = join(folder(), 'pg');
    held(path, { pid: 4_194_303, started: '1' });
    (await lockDataDir(path))();
    held(path, elsewhere({ namespace: ownHolder('', null).namespace }));
    (await lockDataDir(path))();
    held(path, { pid: 1, started: 'long ago' });
    if (process.platform === 'linux') (await lockDataDir(path))();
  });

  it('is never taken over from the living, however old it is', async () => {
    const path = join(folder(), 'pg');
    held(path, { pid: process.ppid, started: null });
    await expect(lockDataDir(path)).rejects.toThrow('already using');
    expect(JSON.parse(readFileSync(`${path}.lock`, 'utf8'))).toEqual({ pid: process.ppid, started: null });
  });

  it('of two that come at once one gets it, also over that of a dead process', async () => {
    const path = join(folder(), 'pg');
    held(path, { pid: 4_194_303, started: '1' });
    const came = await Promise.allSettled([1, 2, 3, 4].map(() => lockDataDir(path)));
    expect(came.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const one of came) if (one.status === 'fulfilled') one.value();
  });

  it.each(['', 'x'.repeat(90)])(
    'is never taken over from a process of another container, whose number says nothing here (folder "%s")',
    async (name) => {
      const path = join(folder(), name, 'pg');
      mkdirSync(join(path, '..'), { recursive: true });
      const release = await holdSocket(join(path, '..', 'other.sock'));
      expect(release).not.toBeNull();
      held(path, elsewhere({ socket: 'other.sock', host: 'other-container' }));
      await expect(lockDataDir(path)).rejects.toThrow(`Process 4194303 on other-container is already using ${path}`);
      release?.();
      (await lockDataDir(path))();
      expect(readdirSync(join(path, '..'))).toEqual([]);
    },
  );

  it('is taken over where the socket has outlived its process', async () => {
    const path = join(folder(), 'pg');
    const socket = join(path, '..', 'other.sock');
    const child = spawn(
      process.execPath,
      ['-e', 'require("net").createServer().listen(process.argv[1], () => console.log("listening"))', socket],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    await once(child.stdout, 'data');
    held(path, elsewhere({ socket: 'other.sock' }));
    await expect(lockDataDir(path)).rejects.toThrow('already using');
    // It does not run, and lives.
    child.kill('SIGSTOP');
    await expect(lockDataDir(path)).rejects.toThrow('already using');
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(existsSync(socket)).toBe(true);
    (await lockDataDir(path))();
    expect(existsSync(socket)).toBe(false);
  });

  describe('where nobody can be asked', () => {
    const cases: readonly (readonly [string, Partial<Holder>])[] = [
      ['another machine, on a disk that machines share', { kernel: 'another', socket: 'other.sock' }],
      ['another container, on a disk without sockets', { socket: null }],
    ];
    it.each(cases)('%s: it is watched, and taken over when nobody renews it', async (_name, more) => {
      const path = join(folder(), 'pg');
      held(path, elsewhere(more));
      let waited = 0;
      await expect(
        lockDataDir(path, { local: () => false, wait: async () => utimesSync(`${path}.lock`, 1, (waited += 1)) }),
      ).rejects.toThrow('already using');
      waited = 0;
      (await lockDataDir(path, { local: () => false, wait: async (milliseconds) => (waited += milliseconds) }))();
      expect(waited).toBeGreaterThanOrEqual(20_000);
    });

    it('after a start of the machine on a disk of its own nobody is waited for', async () => {
      const path = join(folder(), 'pg');
      held(path, elsewhere({ kernel: 'before', socket: 'other.sock' }));
      (await lockDataDir(path, { local: () => true, wait: () => Promise.reject(new Error('waited')) }))();
    });
  });

  it.each([
    ['empty', ''],
    ['half written', '{"pid":1'],
    ['of something else', '{"pid":"x"}'],
  ])('one that is %s is said in a sentence, and stays', async (_name, text) => {
    const path = join(folder(), 'pg');
    writeFileSync(`${path}.lock`, text);
    await expect(lockDataDir(path)).rejects.toThrow(
      `The lock ${path}.lock cannot be read: make sure that no other process uses this folder, then delete it.`,
    );
    expect(readdirSync(join(path, '..'))).toEqual(['pg.lock']);
  });
});
