import { readFile } from 'node:fs/promises';
import { inRoot } from '../build/paths.mjs';
import { tokenTexts } from './tokenTexts.mjs';

const SHEETS = ['src/ui/sheets/tokens.css', 'src/ui/cover/cover.css'];
const syntaxes = { colour: '<color>', font: '*', length: '<length>', number: '<number>' };

/**
 * The colour of the light theme, without a host's accent, which would have priority; for sizes, the value in a browser with default
 * settings.
 */
const light = (value) =>
  value
    .replace(/^var\(--l-medium,\s*(.+)\)$/, '$1')
    .replace(/^var\(--l-own-\w+,\s*(.+)\)$/, '$1')
    .replace(/^light-dark\((.+?),\s*[^,]+\)$/, '$1')
    .trim();

/**
 * Custom properties that a host may set, with their light defaults, from the sheets that read them.
 * @throws Error if one has no default there, or no text that describes it
 */
export async function readTokens({ appearanceTokens }) {
  const css = (await Promise.all(SHEETS.map((sheet) => readFile(inRoot(sheet), 'utf8'))))
    .join('\n')
    .replace(/\s+/g, ' ')
    .replace(/\( /g, '(')
    .replace(/ \)/g, ')');
  const defaults = new Map();
  for (const [, name, value] of css.matchAll(/var\(--lectern-([\w-]+),\s*((?:[^()]|\((?:[^()]|\([^()]*\))*\))+)\)/g))
    if (!defaults.has(name)) defaults.set(name, light(value));
  return Object.entries(appearanceTokens).map(([name, { kind, min, max }]) => {
    const [initial, text] = [defaults.get(name), tokenTexts[name]];
    if (!initial || !text) throw new Error(`--lectern-${name} has no ${initial ? 'text' : 'default'}`);
    return {
      name: `--lectern-${name}`,
      kind,
      syntax: syntaxes[kind],
      ...(min === undefined ? {} : { range: [min, max] }),
      initial,
      text,
    };
  });
}
