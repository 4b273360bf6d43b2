// Runs in a thread of its own: takes the data of a sheet, answers with its files. Plain JavaScript, since it is started from
// its file, by the tests as by the built server.
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parentPort, workerData } from 'node:worker_threads';
import { brotliDecompress } from 'node:zlib';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { Resvg } from '@resvg/resvg-js';
import { pictureFile } from './pictureFile.mjs';

const WIDTH = 1600;
// Results that so many sheets did not use are forgotten.
const OLDEST = 8;

const unpack = promisify(brotliDecompress);

async function fontsIn(folder) {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.ttf.br'));
  return Promise.all(names.sort().map(async (name) => unpack(await readFile(join(folder, name)))));
}

const { fontFolder, template } = workerData;
const [fonts, mainFileContent] = await Promise.all([fontsIn(fontFolder), readFile(template, 'utf8')]);
// No file of the machine belongs to a sheet: the workspace is the template's folder, which names none.
const compiler = NodeCompiler.create({ workspace: join(template, '..'), fontArgs: [{ fontBlobs: fonts }] });

function pdfOf(sheet) {
  try {
    return compiler.pdf(sheet, { pdfStandard: 'ua-1' });
  } catch {
    // Signs of several scripts in one letter have no glyph, which the standard does not allow. A certificate is given all the same.
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
