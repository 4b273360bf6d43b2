import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../config.ts';

const read = new Map<string, object>();

/**
 * Texts of one language for the server's own pages, read when first needed. English stands in for texts that the language lacks (LOC-1).
 * @param namespace the file's name in the language's folder, without its ending
 * @param english the same file of en-US
 */
export function localeTexts<T extends object>(tag: string, namespace: string, english: T): T {
  if (tag === 'en-US') return english;
  const file = join(projectRoot(), 'locales', tag, `${namespace}.json`);
  const known = read.get(file);
  if (known) return known as T;
  const own = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<T>) : {};
  const texts = { ...english, ...own };
  read.set(file, texts);
  return texts;
}
