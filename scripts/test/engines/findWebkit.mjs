import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * The programs that drive WebKitGTK here: its driver, which finds its own browser, and an invisible screen (Xvfb); null if one is missing.
 * `WEBKIT_DRIVER` names a driver in another place; then only that one is used.
 */
export function findWebkit(env = process.env) {
  const folders = (env.PATH ?? '').split(delimiter).concat('/usr/bin', '/usr/local/bin').filter(Boolean);
  const find = (name) => folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
  const named = env.WEBKIT_DRIVER;
  const driver = named ? existsSync(named) && named : find('WebKitWebDriver');
  const xvfb = find('Xvfb');
  return driver && xvfb ? { driver, xvfb } : null;
}

/** The message if there is none. */
export const WEBKIT_SKIPPED =
  'WebKitGTK: its tests were skipped, because no WebKitWebDriver and Xvfb were found ' +
  '(apt-get install webkit2gtk-driver xvfb, or name the driver by WEBKIT_DRIVER).';
