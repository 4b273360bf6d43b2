import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '../../../demo/server/config.ts';
import { bundleForNode } from '../../../scripts/build/bundleForNode.mjs';

/** Builds the real program, so that tests can run it in separate processes. */
export async function buildProgram() {
  const { root } = readConfig({});
  const main = join(root, `.cache/test-server/main-${process.pid}.mjs`);
  const running = new Set<ChildProcess>();
  await bundleForNode(join(root, 'demo/server/main.ts'), main);
  return {
    /** Starts it; resolves when it is ready or has ended. */
    async run(env: Readonly<Record<string, string>>, args: readonly string[] = []) {
      const child = spawn(process.execPath, [main, ...args], {
        env: { ...process.env, DATABASE_URL: '', ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      running.add(child);
      let output = '';
      const ended = once(child, 'exit').then(([code]) => {
        running.delete(child);
        return code as number | null;
      });
      const ready = new Promise<void>((resolve) => {
        const read = (part: Buffer) => {
          output += String(part);
          if (output.includes('is ready')) resolve();
        };
        child.stdout.on('data', read);
        child.stderr.on('data', read);
      });
      await Promise.race([ready, ended]);
      return { child, ended, output: () => output };
    },
    /** Ends processes that still run. */
    remove() {
      for (const child of running) child.kill('SIGKILL');
      rmSync(main, { force: true });
    },
  };
}
