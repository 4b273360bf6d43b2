import { readdirSync } from 'node:fs';
import { inRoot } from '../build/paths.mjs';

/** The languages: the folders of `locales`. */
export const languages = readdirSync(inRoot('locales'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort();

/** The file with the facts about a language, besides its texts. */
export const META = 'meta';

/** The texts of the reference server's own pages; no browser requests them. */
export const SERVER = 'server';

/** The files of texts, one a subject; English has all of them. */
export const namespaces = readdirSync(inRoot('locales/en-US'))
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.replace('.json', ''))
  .filter((name) => name !== META)
  .sort();
