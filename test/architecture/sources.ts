import { readdirSync, readFileSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** One module for the fences. `path` is relative to the repository, with forward slashes. */
export interface Source {
  readonly path: string;
  readonly text: string;
  readonly tree: ts.SourceFile;
  readonly imports: readonly Import[];
}

export interface Import {
  /** Path of a module of ours, or the name of a package. */
  readonly target: string;
  readonly isPackage: boolean;
  /** A type import, which compilation removes: nothing of the target is loaded. */
  readonly isType: boolean;
  readonly isDynamic: boolean;
  readonly isReExport: boolean;
}

/** Reads a module from its text; the fences' own tests use it too. */
export function source(path: string, text: string): Source {
  const tree = ts.createSourceFile(
    path,
    text,
    ts.ScriptTarget.Latest,
    true,
    path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  return { path, text, tree, imports: importsOf(path, tree) };
}

/** All modules below the given folders. */
export function readSources(folders: readonly string[], extensions = /\.(ts|tsx|mjs)$/): Source[] {
  return folders.flatMap((folder) =>
    readdirSync(posix.join(root, folder), { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile() && extensions.test(entry.name))
      .map((entry) => posix.join(entry.parentPath, entry.name))
      .map((file) => source(posix.relative(root, file), readFileSync(file, 'utf8'))),
  );
}

/** Calls `visit` for each node of a tree, outermost first. */
export function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  node.forEachChild((child) => walk(child, visit));
}

function importsOf(path: string, tree: ts.SourceFile): Import[] {
  const found: Import[] = [];
  const add = (specifier: ts.Node | undefined, kind: Partial<Import> = {}) => {
    if (!specifier || !ts.isStringLiteralLike(specifier)) return;
    const isPackage = !specifier.text.startsWith('.');
    const target = isPackage ? specifier.text : posix.join(posix.dirname(path), specifier.text);
    found.push({ target, isPackage, isType: false, isDynamic: false, isReExport: false, ...kind });
  };
  walk(tree, (node) => {
    if (ts.isImportDeclaration(node))
      add(node.moduleSpecifier, { isType: node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword });
    else if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, { isType: node.isTypeOnly, isReExport: true });
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      add(node.arguments[0], { isDynamic: true });
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
      add(node.argument.literal, { isType: true });
  });
  return found;
}
