import { readFile } from 'node:fs/promises';
import { inRoot } from '../build/paths.mjs';
import { tokenTexts } from './tokenTexts.mjs';

const SHEETS = ['src/ui/tokens.css', 'src/ui/cover.css'];
const syntaxes = { colour: '<color>', font: '*', length: '<length>', number: '<number>' };

/** Of two colours that for the light theme, also where a host's accent would go before it. */
const light = (value) => value.replace(/^var\(--l-own-\w+,\s*(.+)\)$/, '$1').replace(/^light-dark\((.+?),\s*[^,]+\)$/, '$1').trim();

/**
 * Custom properties that a host may set, with their light defaults, from the sheets that read them.
 * @throws Error where one has no default there, or nothing that says what it is for
 */
export async function readTokens({ appearanceTokens }) {
  const css = (await Promise.all(SHEETS.map((sheet) => readFile(inRoot(sheet), 'utf8')))).join('\n');
  const defaults = new Map();
  for (const [, name, value] of css.matchAll(/var\(--lectern-([\w-]+),\s*((?:[^()]|\((?:[^()]|\([^()]*\))*\))+)\)/g)) if (!defaults.has(name)) defaults.set(name, light(value));
  return Object.entries(appearanceTokens).map(([name, { kind, min, max }]) => {
    const [initial, text] = [defaults.get(name), tokenTexts[name]];
    if (!initial || !text) throw new Error(`--lectern-${name} has no ${initial ? 'text' : 'default'}`);
    return { name: `--lectern-${name}`, kind, syntax: syntaxes[kind], ...(min === undefined ? {} : { range: [min, max] }), initial, text };
  });
}
