// `node scripts/fonts.mjs`: makes the fonts of certificates in `demo/fonts` again, from packages of npm (about 200 MB, kept in
// `.cache/fonts-packages`). Needed only after a change of scripts/fonts/fontList.mjs or scripts/fonts/characters.mjs. `node
// scripts/fonts.mjs NotoSerif-Bold` makes only the named ones.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import subsetFont from 'subset-font';
import { inRoot } from './build/paths.mjs';
import { characters } from './fonts/characters.mjs';
import { drawnBy } from './fonts/drawnBy.mjs';
import { fontList } from './fonts/fontList.mjs';
import { renameFont } from './fonts/renameFont.mjs';

const CACHE = inRoot('.cache/fonts-packages');
const TARGET = inRoot('demo/fonts');

function run(command, args) {
  const { status, stdout } = spawnSync(command, args, { cwd: CACHE, stdio: ['ignore', 'pipe', 'inherit'] });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed`);
  return String(stdout).trim();
}

/** The folder of an unpacked package. */
function packageFolder(source) {
  const folder = join(CACHE, source.replace(/[@/]/g, '_'));
  if (existsSync(folder)) return folder;
  mkdirSync(CACHE, { recursive: true });
  const packed = run('npm', ['pack', source, '--silent']).split('\n').at(-1);
  mkdirSync(folder);
  run('tar', ['xzf', packed, '-C', folder, '--strip-components=1']);
  rmSync(join(CACHE, packed));
  return folder;
}

const EAST_ASIAN = ['simplified', 'traditional', 'japanese', 'korean'];

const compressed = (font) =>
  brotliCompressSync(font, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: font.length,
    },
  });

/** The font as it is shipped, made from its package unless `only` names others. */
async function made({ file, family, source, path, keeps }) {
  const target = join(TARGET, `${file}.ttf.br`);
  if (only.length > 0 && !only.includes(file)) return brotliDecompressSync(readFileSync(target));
  const whole = readFileSync(join(packageFolder(source), path));
  const kept = await subsetFont(whole, characters[keeps], {
    targetFormat: 'truetype',
    // Old and vertical shapes of East Asian characters.
    noLayoutClosure: EAST_ASIAN.includes(keeps),
  });
  const font = renameFont(kept, family);
  const small = compressed(font);
  writeFileSync(target, small);
  console.log(`${file}: ${font.length} bytes, ${small.length} compressed`);
  return font;
}

/** Sorted numbers as pairs of the first and last of each run. */
function runsOf(numbers) {
  const runs = [];
  for (const number of numbers) {
    const last = runs.at(-1);
    if (last && number === last[1] + 1) last[1] = number;
    else runs.push([number, number]);
  }
  return runs;
}

/** One text of the licence, with the copyright lines of all fonts. */
function licenceText() {
  const texts = fontList.map(({ source }) => {
    const folder = packageFolder(source);
    const name = ['LICENSE_FONT', 'LICENSE'].find((one) => existsSync(join(folder, one)));
    return readFileSync(join(folder, name), 'utf8');
  });
  const [first] = texts;
  // Some packages name a font's files in this line, each with the same copyright.
  const lines = new Set(texts.map((text) => text.slice(0, text.indexOf('\n')).replace(/ \S+\.ttf: .*/, '')));
  return `${[...lines].join('\n')}\n${first.slice(first.indexOf('\n'))}`;
}

const only = process.argv.slice(2);
const names = new Set(fontList.map(({ file }) => `${file}.ttf.br`));
for (const name of readdirSync(TARGET)) if (name.endsWith('.br') && !names.has(name)) rmSync(join(TARGET, name));
const drawn = {};
for (const one of fontList) {
  const codes = drawnBy(await made(one));
  // Fonts for one script differ in weight or style: a character counts if each of them has it.
  drawn[one.keeps] = drawn[one.keeps] ? new Set([...drawn[one.keeps]].filter((code) => codes.has(code))) : codes;
}
delete drawn.signature;
const all = new Set(Object.values(drawn).flatMap((codes) => [...codes]));
const runs = runsOf([...all].sort((one, other) => one - other));
writeFileSync(join(TARGET, 'drawn.json'), `[\n${runs.map((run) => `  [${run.join(', ')}]`).join(',\n')}\n]\n`);
writeFileSync(join(TARGET, 'OFL.txt'), licenceText());
