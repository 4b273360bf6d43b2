import { inRoot } from '../../build/paths.mjs';
import { fontEnvironment } from '../testFonts.mjs';
import { FIREFOX_SKIPPED, findFirefox } from './findFirefox.mjs';

// The processes of its pages may read few folders; without these they draw each letter as an empty box.
const FONT_FOLDERS = ['node_modules/@expo-google-fonts', '.cache/fonts'].map((folder) => `${inRoot(folder)}/`);

/** How Puppeteer starts a Firefox of this machine, with the fonts of the tests and nothing of earlier sessions. */
export function firefoxOptions() {
  const executablePath = findFirefox();
  if (!executablePath) throw new Error(FIREFOX_SKIPPED);
  return {
    browser: 'firefox',
    executablePath,
    env: { ...process.env, ...fontEnvironment() },
    extraPrefsFirefox: {
      'security.sandbox.content.read_path_whitelist': FONT_FOLDERS.join(','),
      // Bars of scrolling take no room, as on phones and in the other browsers here.
      'ui.useOverlayScrollbars': 1,
    },
  };
}
