import ts from 'typescript';
import { areaOf } from './areas.ts';
import { walk, type Source } from './sources.ts';

/** A global and the areas that may use it. */
interface GlobalRule {
  readonly name: string;
  /** Checked as a property too (`window.localStorage`, `frame.postMessage`). */
  readonly asProperty: boolean;
  readonly areas: readonly string[];
  readonly files?: RegExp;
  /** The function of its owner to which any area may pass it. */
  readonly handedTo?: string;
}

const globals: readonly GlobalRule[] = [
  { name: 'postMessage', asProperty: true, areas: ['bridge'] },
  { name: 'customElements', asProperty: true, areas: ['element'] },
  // The workbench passes the whole browser to the runtime that it creates.
  {
    name: 'localStorage',
    asProperty: true,
    areas: ['storage', 'session', 'widgets/workbench'],
    handedTo: 'createStorage',
  },
  {
    name: 'sessionStorage',
    asProperty: true,
    areas: ['storage', 'session', 'widgets/workbench'],
    handedTo: 'createStorage',
  },
  { name: 'indexedDB', asProperty: true, areas: ['storage'] },
  { name: 'caches', asProperty: false, areas: ['storage', 'worker', 'runtime'] },
  { name: 'serviceWorker', asProperty: true, areas: ['widgets/learn'] },
  {
    name: 'fetch',
    asProperty: false,
    areas: ['transport', 'lazy'],
    files: /^widgets\/(loader|learn\/bridge|workbench\/scriptedFetch)\.ts$/,
  },
];

const IMPURE = new Set([
  'window',
  'document',
  'navigator',
  'location',
  'performance',
  'fetch',
  'setTimeout',
  'setInterval',
  'globalThis',
  'process',
  'crypto',
]);

const lineOf = (tree: ts.SourceFile, node: ts.Node) => tree.getLineAndCharacterOfPosition(node.getStart()).line + 1;

/** Whether an identifier is used as a value here, and not as a type or as the name of a member. */
function isValueUse(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isTypeNode(parent) || ts.isQualifiedName(parent)) return false;
  return (
    !(ts.isPropertySignature(parent) || ts.isMethodSignature(parent) || ts.isImportSpecifier(parent)) && !isName(node)
  );
}

const isName = (node: ts.Identifier) =>
  'name' in node.parent && node.parent.name === node && !ts.isShorthandPropertyAssignment(node.parent);

/** Names that a file declares or has as a parameter: a `fetch` that was passed in is not the global one. */
function declaredNames(tree: ts.SourceFile): Set<string> {
  const names = new Set<string>();
  walk(tree, (node) => {
    if (
      (ts.isParameter(node) ||
        ts.isVariableDeclaration(node) ||
        ts.isBindingElement(node) ||
        ts.isFunctionDeclaration(node)) &&
      node.name &&
      ts.isIdentifier(node.name)
    )
      names.add(node.name.text);
  });
  return names;
}

const isHandedTo = (node: ts.Node, name: string): boolean =>
  !ts.isSourceFile(node) &&
  ((ts.isCallExpression(node) && node.expression.getText() === name) || isHandedTo(node.parent, name));

/** Globals used outside the areas that own them. The server runs in Node and is not checked. */
export function wrongGlobals(sources: readonly Source[]): string[] {
  return sources.flatMap(({ path, tree }) => {
    const area = areaOf(path);
    if (!area || area.startsWith('demo')) return [];
    const declared = declaredNames(tree);
    const found: string[] = [];
    walk(tree, (node) => {
      if (!ts.isIdentifier(node)) return;
      const rule = globals.find(({ name }) => name === node.text);
      if (!rule || rule.areas.includes(area) || rule.files?.test(path)) return;
      if (rule.handedTo && isHandedTo(node, rule.handedTo)) return;
      const isMember = ts.isPropertyAccessExpression(node.parent) && node.parent.name === node;
      // Channels connect tabs of one origin; only windows receive messages from other origins.
      const toChannel =
        isMember && /^(session|runtime|worker)$/.test(area) && /(^|\.)channel$/.test(node.parent.expression.getText());
      if (toChannel && rule.name === 'postMessage') return;
      const ofWindow = isMember && /^(window|globalThis|self)$/.test(node.parent.expression.getText());
      if ((isMember && (rule.asProperty || ofWindow)) || (!isMember && isValueUse(node) && !declared.has(node.text)))
        found.push(`${path}:${lineOf(tree, node)} uses ${node.text}`);
    });
    return found;
  });
}

/** Uses of clock, chance, DOM or network in the domain, which gets all of them as data. */
export function impureDomain(sources: readonly Source[]): string[] {
  return sources
    .filter(({ path }) => areaOf(path) === 'domain')
    .flatMap(({ path, tree }) => {
      const declared = declaredNames(tree);
      const found: string[] = [];
      walk(tree, (node) => {
        const text = ts.isPropertyAccessExpression(node) ? node.getText() : '';
        const readsClock =
          text === 'Date.now' ||
          text === 'Math.random' ||
          (ts.isNewExpression(node) && node.expression.getText() === 'Date' && !node.arguments?.length);
        const readsWorld =
          ts.isIdentifier(node) && IMPURE.has(node.text) && isValueUse(node) && !declared.has(node.text);
        if (readsClock || readsWorld) found.push(`${path}:${lineOf(tree, node)} uses ${node.getText()}`);
      });
      return found;
    });
}

/**
 * Files of more than 360 lines; more than 450 lines for tests and sample data, which are tables. Files that a script makes from the table
 * of tags are exempt: they grow with it, and nobody edits them.
 */
export function longFiles(sources: readonly Source[]): string[] {
  return sources
    .filter(({ text }) => !text.startsWith('// Made by `node scripts/generate.mjs`'))
    .map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 }))
    .filter(({ path, lines }) => lines > (/^test\/|\/states\//.test(path) ? 450 : 360))
    .map(({ path, lines }) => `${path} has ${lines} lines`);
}

/** Folders whose names do not describe their content. */
export function namelessFolders(sources: readonly Source[]): string[] {
  return sources.map(({ path }) => path).filter((path) => /\/(utils?|helpers?|common|misc)\//.test(path));
}

/** Folders with more than 30 files of code. */
export function crowdedFolders(sources: readonly Source[]): string[] {
  const counts = new Map<string, number>();
  for (const { path } of sources) {
    const folder = path.slice(0, path.lastIndexOf('/'));
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count > 30).map(([folder, count]) => `${folder} has ${count} files`);
}

/** Files that every feature must have and that one lacks: its manifest, its model, and its states in the workbench. */
export function incompleteFeatures(sources: readonly Source[]): string[] {
  const paths = new Set(sources.map(({ path }) => path));
  const features = new Set([...paths].flatMap((path) => /^src\/features\/[^/]+/.exec(path) ?? []));
  const has = (feature: string, name: RegExp) =>
    [...paths].some((path) => path.startsWith(`${feature}/`) && name.test(path.slice(feature.length + 1)));
  // A large feature has a model for each of its screens.
  const needed = { 'a manifest': /^manifest\.ts$/, 'a model': /^(\w+\/)?(model|\w+Model)\.ts$/ };
  return [...features].flatMap((feature) => [
    ...Object.entries(needed).flatMap(([what, name]) => (has(feature, name) ? [] : [`${feature} lacks ${what}`])),
    ...(paths.has(`${feature.replace('src/features', 'widgets/workbench/states')}/states.ts`)
      ? []
      : [`${feature} lacks states in the workbench`]),
  ]);
}

/** Files of the same name with the same code: shared code belongs in one place. Comments and imports do not count. */
export function twinFiles(sources: readonly Source[]): string[] {
  const seen = new Map<string, string>();
  return sources.flatMap(({ path, tree }) => {
    const said = tree.statements
      .filter((one) => !ts.isImportDeclaration(one))
      .map((one) => one.getText(tree).replace(/\s+/g, ' '));
    if (said.length === 0) return [];
    const key = `${path.slice(path.lastIndexOf('/') + 1)} ${said.join(' ')}`;
    const first = seen.get(key);
    seen.set(key, first ?? path);
    return first === undefined ? [] : [`${path} says what ${first} says`];
  });
}
