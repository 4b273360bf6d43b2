// Runs in a separate thread: takes the data of a sheet, and answers with its files. It is plain JavaScript, because the tests
// and the built server start it from this file.
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parentPort, workerData } from 'node:worker_threads';
import { brotliDecompress } from 'node:zlib';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { Resvg } from '@resvg/resvg-js';
import { pictureFile } from './pictureFile.mjs';

const WIDTH = 1600;
// The compiler drops results that the last so many sheets did not use.
const OLDEST = 8;

const unpack = promisify(brotliDecompress);

async function fontsIn(folder) {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.ttf.br'));
  return Promise.all(names.sort().map(async (name) => unpack(await readFile(join(folder, name)))));
}

const { fontFolder, template } = workerData;
const [fonts, mainFileContent] = await Promise.all([fontsIn(fontFolder), readFile(template, 'utf8')]);
// A sheet reads no files: the workspace is the template's folder, and the template names no file.
const compiler = NodeCompiler.create({ workspace: join(template, '..'), fontArgs: [{ fontBlobs: fonts }] });

function pdfOf(sheet) {
  try {
    return compiler.pdf(sheet, { pdfStandard: 'ua-1' });
  } catch {
    // A letter with signs of several scripts has no glyph, which the standard does not allow. The certificate is made all the same.
    return compiler.pdf(sheet);
  }
}

function pngOf(sheet) {
  const drawing = new Resvg(compiler.plainSvg(sheet), {
    fitTo: { mode: 'width', value: WIDTH },
    background: '#fff',
    font: { loadSystemFonts: false },
  }).render();
  return pictureFile(drawing.pixels, drawing.width, drawing.height);
}

const MAKERS = { pdf: pdfOf, png: pngOf };

function filesOf({ data, kinds }) {
  const compiled = compiler.compile({ mainFileContent, inputs: { data } });
  const sheet = compiled.result;
  if (!sheet) throw new Error(`The sheet has a fault: ${JSON.stringify(compiled.takeDiagnostics()?.shortDiagnostics)}`);
  if (sheet.numOfPages !== 1) throw new Error(`The sheet has ${sheet.numOfPages} pages.`);
  const files = Object.fromEntries(kinds.map((kind) => [kind, MAKERS[kind](sheet)]));
  compiler.evictCache(OLDEST);
  return files;
}

parentPort.on('message', ({ id, ...task }) => {
  try {
    parentPort.postMessage({ id, files: filesOf(task) });
  } catch (error) {
    parentPort.postMessage({ id, failure: error instanceof Error ? error.message : String(error) });
  }
});
