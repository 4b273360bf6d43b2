import { readFile } from 'node:fs/promises';
import { inRoot } from '../build/paths.mjs';

/** The meaning of each code, from the comments of the closed list. */
export async function readErrorTexts() {
  const list = await readFile(inRoot('src/errorCodes.ts'), 'utf8');
  return Object.fromEntries([...list.matchAll(/^ {2}'(\w+)', \/\/ (.*)$/gm)].map(([, name, text]) => [name, text]));
}
