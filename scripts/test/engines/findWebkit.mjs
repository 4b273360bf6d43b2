import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * What drives WebKitGTK here: its driver, which knows its own browser, and a screen that nobody sees (Xvfb); null where one is missing.
 * `WEBKIT_DRIVER` names a driver that stands elsewhere, and is then the only one looked at.
 */
export function findWebkit(env = process.env) {
  const folders = (env.PATH ?? '').split(delimiter).concat('/usr/bin', '/usr/local/bin').filter(Boolean);
  const find = (name) => folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
  const named = env.WEBKIT_DRIVER;
  const driver = named ? existsSync(named) && named : find('WebKitWebDriver');
  const xvfb = find('Xvfb');
  return driver && xvfb ? { driver, xvfb } : null;
}

/** What is said where there is none. */
export const WEBKIT_SKIPPED =
  'WebKitGTK: its tests were skipped, because no WebKitWebDriver and Xvfb were found ' +
  '(apt-get install webkit2gtk-driver xvfb, or name the driver by WEBKIT_DRIVER).';
