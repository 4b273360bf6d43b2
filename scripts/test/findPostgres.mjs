import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const DEBIAN = '/usr/lib/postgresql';

/** Debian keeps the programs of each version in a separate folder, none of them in the PATH. */
function debianFolders() {
  if (!existsSync(DEBIAN)) return [];
  return readdirSync(DEBIAN)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(DEBIAN, version, 'bin'));
}

/** The folder of PostgreSQL's own programs, or null. `POSTGRES_BIN` names another folder; then only that one is used. */
export function findPostgres(env = process.env) {
  const folders = env.POSTGRES_BIN ? [env.POSTGRES_BIN] : [...debianFolders(), ...(env.PATH ?? '').split(delimiter)];
  return (
    folders.find((folder) => folder && existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'))) ??
    null
  );
}

/** The message if there is none. */
export const POSTGRES_SKIPPED =
  'PostgreSQL: its half of the contract and end-to-end tests was skipped, because no initdb and postgres were found ' +
  '(apt-get install postgresql, or name their folder by POSTGRES_BIN).';
