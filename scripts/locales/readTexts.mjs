import { existsSync, readFileSync } from 'node:fs';
import { inRoot } from '../build/paths.mjs';

/** A file of a language, such as `readTexts('de', 'courses')`; undefined if there is none. */
export function readTexts(tag, name) {
  const file = inRoot('locales', tag, `${name}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
