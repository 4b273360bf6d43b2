import { spawnSync } from 'node:child_process';
import { FIREFOX_SKIPPED, findFirefox } from './findFirefox.mjs';

// The first version with `emulation.setScreenOrientationOverride`, which Puppeteer sends with each size of a page.
const OLDEST = 144;

/** The reason why the tests cannot run in Firefox on this machine: there is none, or it is too old. Null if they can. */
export function firefoxLack(env = process.env) {
  const path = findFirefox(env);
  if (!path) return FIREFOX_SKIPPED;
  const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 30_000 });
  const version = Number(/Firefox (\d+)/.exec(stdout ?? '')?.[1] ?? OLDEST);
  return version < OLDEST
    ? `Firefox: its tests were skipped, because ${path} is version ${version}, and they need ${OLDEST} (name another by FIREFOX_PATH).`
    : null;
}
