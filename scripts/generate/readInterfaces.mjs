import { readFile } from 'node:fs/promises';
import { inRoot } from '../build/paths.mjs';
import { optionTexts } from './optionTexts.mjs';
import { routeTexts } from './routeTexts.mjs';

/** @throws Error if a text is missing, or stands for nothing */
function withTexts(file, found, texts) {
  const names = found.map(({ name }) => name);
  const wrong = [
    ...names.filter((name) => !texts[name]),
    ...Object.keys(texts).filter((name) => !names.includes(name)),
  ];
  if (wrong.length > 0 || names.length === 0)
    throw new Error(`${file}: ${wrong.join(', ')} without its text, or its code`);
  return found.map((each) => ({ ...each, text: texts[each.name] }));
}

const withoutComments = (code) => code.replace(/\/\*[^]*?\*\//g, '');

/** A type as it stands in a table: with the names of other files spelled out, as far as they are short. */
const spelled = (type) =>
  type
    .replace('TokenReason', "'start' | 'expired' | 'refused'")
    .replace('Rebased', 'Record<string, string>')
    .replaceAll('readonly ', '');

/** The routes with their fields, from the closed union in src/routes/route.ts. */
export async function readRoutes() {
  const file = 'src/routes/route.ts';
  const [, union = ''] =
    /export type Route =([^]*?);\n\n/.exec(withoutComments(await readFile(inRoot(file), 'utf8'))) ?? [];
  const found = [...union.matchAll(/\{([^}]*)\}/g)].map(([, body = '']) => {
    const [name, ...fields] = [...body.matchAll(/readonly (\w+)(\??): ([^;]+?)\s*(?=;|$)/g)];
    return {
      name: name[3].slice(1, -1),
      fields: fields.map(([, field, optional, type]) => ({ name: field + optional, type })),
    };
  });
  return withTexts(file, found, routeTexts);
}

/** The options of `configure` with their types, from src/port/options.ts. */
export async function readOptions() {
  const file = 'src/port/options.ts';
  const code = await readFile(inRoot(file), 'utf8');
  const [, body = ''] = /export interface Options \{([^]*?)\n\}/.exec(withoutComments(code)) ?? [];
  const found = [...body.matchAll(/^ {2}readonly (\w+)\?: (.*);$/gm)].map(([, name, type]) => ({
    name,
    type: spelled(type),
  }));
  return withTexts(file, found, optionTexts);
}
