import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Whether a chunk is the library for PDF files: most learners never open one. */
const readsPdf = ({ modules }) => Object.keys(modules).some((module) => module.includes('node_modules/pdfjs-dist/'));
const isOlder = (module) => module.includes('/legacy/');
const hash = (text) => createHash('sha256').update(text).digest('hex').slice(0, 12);

/**
 * Rollup plugin: `__LECTERN_CODE__` becomes the files of the page's build, for the service worker that keeps them (OFF-1).
 * @param manifest of that build, which must have run before
 */
export function codeFiles(manifest) {
  return {
    name: 'code-files',
    async transform(code) {
      if (!code.includes('__LECTERN_CODE__')) return null;
      const { files, entries } = JSON.parse(await readFile(manifest, 'utf8'));
      const folder = dirname(manifest);
      const chunks = Object.keys(files);
      const libraries = chunks.filter((file) => readsPdf(files[file]));
      const workers = (await readdir(join(folder, 'chunks'))).filter((file) => /pdf\.worker-[\w-]+\.js$/.test(file));
      const older = libraries.filter((file) => Object.keys(files[file].modules).some(isOlder));
      const early = hash(await readFile(join(folder, 'early.js'), 'utf8'));
      const list = {
        entry: entries[0].file,
        now: [...chunks.filter((file) => !libraries.includes(file)).map((file) => [file, null]), ['early.js', early]],
        readers: {
          recent: [
            ...libraries.filter((file) => !older.includes(file)),
            ...workers.filter((file) => !file.startsWith('older-')).map((file) => `chunks/${file}`),
          ],
          older: [...older, ...workers.filter((file) => file.startsWith('older-')).map((file) => `chunks/${file}`)],
        },
      };
      const text = JSON.stringify({ version: hash(JSON.stringify(list)), ...list });
      return { code: code.replaceAll('__LECTERN_CODE__', text), map: null };
    },
  };
}
