import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { runNpm } from '../../scripts/package/runNpm.mjs';

const root = join(import.meta.dirname, '../..');
const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  devDependencies: Record<string, string>;
};

// What projects with Vue have that this repository has not.
const VERSIONS: Record<string, string> = { ...devDependencies, '@vitejs/plugin-vue': '6.0.11', 'vue-tsc': '3.3.14' };

const UNREACHABLE =
  /\b(ENOTFOUND|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EAI_AGAIN|ENETUNREACH|ENOTCACHED|ERR_SOCKET_TIMEOUT)\b/;

/**
 * A new project in a temporary folder, a copy of `test/package/projects/<kind>`, with the packed file and the named packages installed.
 * The caller removes the folder when it has one.
 * @throws Error that says so when npm cannot reach its registry, else with what npm printed
 */
export async function freshProject(kind: string, packed: string, packages: readonly string[]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), `lectern-${kind}-`));
  cpSync(join(import.meta.dirname, 'projects', kind), folder, { recursive: true });
  const dependencies = {
    lectern: `file:${packed}`,
    ...Object.fromEntries(packages.map((name) => [name, VERSIONS[name]])),
  };
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'fresh', private: true, type: 'module', dependencies }, null, 2),
  );
  try {
    await runNpm(
      [
        'install',
        '--prefer-offline',
        '--fetch-retries=1',
        '--no-audit',
        '--no-fund',
        '--ignore-scripts',
        '--loglevel=error',
      ],
      folder,
    );
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    const { stderr = '' } = error as { stderr?: string };
    if (!UNREACHABLE.test(stderr)) throw error;
    const registry = (await runNpm(['config', 'get', 'registry'], tmpdir())).trim();
    throw new Error(
      `npm cannot reach its registry (${registry}). This test installs a new project from there.\n${stderr}`,
      { cause: error },
    );
  }
  return folder;
}

/** Runs the script of an installed package in the project. What it prints is in the error when it fails. */
export async function runTool(folder: string, script: string, ...args: readonly string[]): Promise<void> {
  await promisify(execFile)(process.execPath, [join(folder, 'node_modules', script), ...args], { cwd: folder }).catch(
    (error: { stdout?: string }) => {
      throw new Error(`${script} ${args.join(' ')} failed.\n${error.stdout ?? ''}`, { cause: error });
    },
  );
}
