import { cp, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { filesBelow } from './inputs.mjs';
import { distOf, inRoot } from './paths.mjs';

const FROM = 'node_modules/pdfjs-dist';
// Character maps of East Asian documents, the fonts that documents may omit, and decoders of scans in plain JavaScript.
const WANTED = [
  /^cmaps\//,
  /^standard_fonts\//,
  /^wasm\/(\w+_nowasm_fallback\.js|LICENSE_(PDFJS_)?(JBIG2|OPENJPEG))$/,
  /^LICENSE$/,
];

/** The files that few PDF documents need, beside the loader: `embed/1/pdf/`. */
export async function copyPdfFiles(renderer) {
  const names = filesBelow(FROM).map((file) => file.slice(inRoot(FROM).length + 1));
  for (const name of names.filter((one) => WANTED.some((pattern) => pattern.test(one)))) {
    const target = distOf(renderer, 'embed/1/pdf', name);
    await mkdir(dirname(target), { recursive: true });
    await cp(join(inRoot(FROM), name), target);
  }
}
