import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['firefox-esr', 'firefox', 'firefox.exe'];
const OTHER_PLACES = ['/Applications/Firefox.app/Contents/MacOS/firefox'];

/** Path of a Firefox: `FIREFOX_PATH` only, if it is set, else the usual places. Null if there is none. */
export function findFirefox(env = process.env) {
  if (env.FIREFOX_PATH) return existsSync(env.FIREFOX_PATH) ? env.FIREFOX_PATH : null;
  const folders = (env.PATH ?? '').split(delimiter).concat('/usr/bin', '/usr/local/bin', '/snap/bin').filter(Boolean);
  const windows = ['PROGRAMFILES', 'PROGRAMFILES(X86)'].flatMap((name) => env[name] ?? []);
  const paths = [
    ...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))),
    ...OTHER_PLACES,
    ...windows.map((folder) => join(folder, 'Mozilla Firefox/firefox.exe')),
  ];
  return paths.find((path) => existsSync(path)) ?? null;
}

/** The message if there is none. */
export const FIREFOX_SKIPPED =
  'Firefox: its tests were skipped, because none was found (apt-get install firefox-esr, or name yours by FIREFOX_PATH).';
