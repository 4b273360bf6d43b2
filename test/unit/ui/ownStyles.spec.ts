import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, resolve } from 'node:path';
import { transform, type Selector, type SelectorComponent } from 'lightningcss';
import { describe, expect, it } from 'vitest';
import { ownSheets, scopedSheet } from '../../../scripts/build/sheets/sheetNames.mjs';

const read = (file: string) => readFileSync(file, 'utf8');
const files = ['src', 'widgets'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
);
const sheets = ownSheets().map((file) => ({ file, name: basename(file), ...scopedSheet(file) }));
const everybodys = new Set([...read('src/ui/sheets/tokens.css').matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name!));

interface Named {
  readonly own: Set<string>;
  readonly others: Set<string>;
}

/**
 * Classes of a selector: its sheet's own, and those that it says are somebody else's. What is left out (`:not`) does
 * not say what is met.
 */
function classesOf(selector: Selector, found: Named = { own: new Set(), others: new Set() }, own = true): Named {
  for (const part of selector as SelectorComponent[]) {
    if (part.type === 'class') (own ? found.own : found.others).add(part.name);
    else if (part.type === 'pseudo-class' && part.kind === 'global')
      classesOf([part.selector].flat(1) as Selector, found, false);
    else if (part.type === 'pseudo-class' && (part.kind === 'is' || part.kind === 'where' || part.kind === 'has'))
      for (const inner of part.selectors) classesOf(inner, found, own);
  }
  return found;
}

/** The selectors of a sheet's text as it is written. */
function selectorsOf(code: string): Selector[] {
  const found: Selector[] = [];
  transform({
    filename: 'sheet.css',
    code: new TextEncoder().encode(code),
    cssModules: true,
    visitor: { Rule: { style: ({ value }) => void found.push(...value.selectors) } },
  });
  return found;
}

/** Selectors without a class of their sheet, or of the family that it names. */
const unowned = (code: string) =>
  selectorsOf(code).filter((selector) => {
    const { own, others } = classesOf(selector);
    return own.size === 0 && [...others].every((name) => everybodys.has(name));
  });

/** The words of a component's class names, as they are written in its text. */
const writtenIn = (text: string) =>
  [...text.matchAll(/className=(?:"([^"]*)"|\{((?:[^{}]|\{[^{}]*\})*)\})/g)]
    .flatMap(([, plain, code]) =>
      plain !== undefined
        ? [plain]
        : [...(code ?? '').matchAll(/'([^']*)'|`([^`]*)`/g)].map(
            ([, quoted, template]) => quoted ?? template!.replace(/\$\{[^}]*\}/g, ' '),
          ),
    )
    .flatMap((words) => words.split(/\s+/))
    .filter(Boolean);

describe('styles of one component never meet another', () => {
  it('no two sheets call a class the same', () => {
    const owners = new Map<string, string[]>();
    for (const { name, classes } of sheets)
      for (const one of Object.values(classes)) owners.set(one, [...(owners.get(one) ?? []), name]);
    expect(sheets.length).toBeGreaterThan(30);
    expect([...owners].filter(([name, of]) => of.length > 1 || everybodys.has(name))).toEqual([]);
  });

  it('a sheet lists its classes in one order, so that two builds of the same sources are the same', () => {
    for (const { file, classes } of sheets) expect(Object.keys(classes), file).toEqual(Object.keys(classes).sort());
  });

  it('no two sheets call a movement the same, and each movement that is named is there', () => {
    const movements = sheets.flatMap(({ text }) => [...text.matchAll(/@keyframes ([\w-]+)/g)].map(([, name]) => name!));
    expect(movements.length).toBeGreaterThan(4);
    expect(movements.filter((name, index) => movements.indexOf(name) !== index)).toEqual([]);
    const named = sheets
      .flatMap(({ text }) => [...text.matchAll(/animation: ([a-z][\w-]*)/g)].map(([, name]) => name!))
      .filter((name) => name !== 'none');
    expect(named.filter((name) => !movements.includes(name))).toEqual([]);
  });

  it("every selector has a class of its own sheet, or of those that the sheet names as another's", () => {
    expect(unowned('.a b { color: red } p, .x:not(.y) { color: red } :global(.title) { color: red }')).toHaveLength(2);
    expect(
      sheets.flatMap(({ file, name }) => unowned(read(file)).map((selector) => `${name}: ${JSON.stringify(selector)}`)),
    ).toEqual([]);
  });

  it("what a sheet names as another's is there", () => {
    const there = new Set([...everybodys, ...sheets.flatMap(({ classes }) => Object.values(classes))]);
    const written = new Set(
      files
        .filter((file) => /\.tsx?$/.test(file))
        .flatMap((file) => [...read(file).matchAll(/[A-Za-z][\w-]*/g)].map(([word]) => word)),
    );
    const library = createRequire(import.meta.url).resolve('@event-calendar/core/index.css');
    const librarys = new Set([...read(library).matchAll(/\.(ec[\w-]*)/g)].map(([, name]) => name));
    const missing = sheets.flatMap(({ file, name }) =>
      selectorsOf(read(file))
        .flatMap((selector) => [...classesOf(selector).others])
        // Names of the calendar library are those of its own sheet.
        .filter((one) => !there.has(one) && !written.has(one) && !librarys.has(one))
        .map((one) => `${name}: ${one}`),
    );
    expect(missing).toEqual([]);
  });

  it('a component takes a name that its sheet shares with another from the sheet', () => {
    const wrong = files
      .filter((file) => file.endsWith('.tsx'))
      .flatMap((file) => {
        const text = read(file);
        const taken = [...text.matchAll(/from '(\.[^']*\.css)'/g)].map(([, path]) => resolve(dirname(file), path!));
        const shared = new Set(
          sheets
            .filter(({ file: sheet }) => taken.includes(sheet))
            .flatMap(({ classes }) =>
              Object.entries(classes)
                .filter(([own, called]) => own !== called)
                .map(([own]) => own),
            ),
        );
        const unknown = [...text.matchAll(/\bclasses\.(\w+)/g)]
          .map(([, name]) => name!)
          .filter((name) => !sheets.some(({ file: sheet, classes }) => taken.includes(sheet) && name in classes));
        return [...writtenIn(text).filter((word) => shared.has(word)), ...unknown].map((word) => `${file}: ${word}`);
      });
    expect(wrong).toEqual([]);
  });
});
