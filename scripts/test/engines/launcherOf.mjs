import { chromeLauncher } from '@web/test-runner-chrome';
import { CHROME_ADVICE, CHROME_FLAGS, findChrome } from '../../chrome.mjs';
import { fontEnvironment } from '../testFonts.mjs';
import { firefoxOptions } from './firefoxOptions.mjs';
import { webkitLauncher } from './webkitLauncher.mjs';

async function chromium() {
  const executablePath = await findChrome();
  if (!executablePath) throw new Error(CHROME_ADVICE);
  return { executablePath, args: CHROME_FLAGS, env: { ...process.env, ...fontEnvironment() } };
}

const launchers = {
  chromium: async () => chromeLauncher({ launchOptions: await chromium() }),
  firefox: () => chromeLauncher({ launchOptions: firefoxOptions() }),
  webkit: webkitLauncher,
};

/**
 * The web-test-runner launcher for the browser of an engine.
 * @throws Error for another name, or if the machine has no such browser
 */
export async function launcherOf(engine) {
  const launcher = launchers[engine];
  if (!launcher) throw new Error(`LECTERN_ENGINE is ${Object.keys(launchers).join(' or ')}, not ${engine}.`);
  return launcher();
}
