import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesBelow } from './inputs.mjs';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const BEST = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
const COMPRESSIBLE = /\.(js|mjs|css|json|svg|html)$/;
const LOADED_BY_BROWSERS = ['dist/embed', 'dist/learn', 'dist/hosts', 'dist/launch'];
// As many as there are compressing threads; more would only use memory.
const AT_ONCE = 4;

/**
 * Compresses the code, sheets and texts that browsers load at the best levels: a `.br` and a `.gz` beside each file, which servers send
 * unchanged (docs/guides/delivery.md). They are written even if they are no smaller, so that no server compresses the file itself.
 * @param folders paths in the repository
 * @returns the number of compressed files
 */
export async function compressFiles(folders = LOADED_BY_BROWSERS) {
  const files = folders.flatMap(filesBelow).filter((file) => COMPRESSIBLE.test(file));
  const queue = [...files];
  const worker = async () => {
    for (let file = queue.shift(); file; file = queue.shift()) {
      const raw = await readFile(file);
      await writeFile(`${file}.br`, await brotli(raw, BEST));
      await writeFile(`${file}.gz`, await gzipped(raw, { level: 9 }));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return files.length;
}
