import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const isWindows = process.platform === 'win32';

/**
 * Runs npm in a folder.
 * @returns what it prints
 * @throws the error of `execFile`, with `stdout` and `stderr`, when npm fails
 */
export async function runNpm(args, cwd) {
  const { stdout } = await promisify(execFile)(isWindows ? 'npm.cmd' : 'npm', args, {
    cwd,
    shell: isWindows,
    maxBuffer: 1e8,
  });
  return stdout;
}
