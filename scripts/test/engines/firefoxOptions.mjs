import { inRoot } from '../../build/paths.mjs';
import { fontEnvironment } from '../testFonts.mjs';
import { FIREFOX_SKIPPED, findFirefox } from './findFirefox.mjs';

// Firefox's page processes may read only few folders; without these they draw each letter as an empty box.
const FONT_FOLDERS = ['node_modules/@expo-google-fonts', '.cache/fonts'].map((folder) => `${inRoot(folder)}/`);

/** Puppeteer's options for a Firefox of this machine, with the fonts of the tests and no data of earlier sessions. */
export function firefoxOptions() {
  const executablePath = findFirefox();
  if (!executablePath) throw new Error(FIREFOX_SKIPPED);
  return {
    browser: 'firefox',
    executablePath,
    env: { ...process.env, ...fontEnvironment() },
    extraPrefsFirefox: {
      'security.sandbox.content.read_path_whitelist': FONT_FOLDERS.join(','),
      // Scroll bars take no space, as on phones and in the other browsers here.
      'ui.useOverlayScrollbars': 1,
    },
  };
}
