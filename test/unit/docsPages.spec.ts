// Pages for people: what they link to is there, and the commands they name can be given.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];
const read = (page: string) => readFileSync(join(root, page), 'utf8');

/** Heading as the fragment that leads to it. */
const slug = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');

describe.each(pages)('%s', (page) => {
  it('links to what is there', () => {
    const gone = [...read(page).matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !/^(https?|mailto):/.test(target))
      .filter((target) => {
        const [path = '', fragment] = target.split('#');
        const file = path ? join(dirname(page), path) : page;
        if (!existsSync(join(root, file))) return true;
        return (
          fragment !== undefined &&
          ![...read(file).matchAll(/^#+ (.*)$/gm)].some(([, heading = '']) => slug(heading) === fragment)
        );
      });
    expect(gone).toEqual([]);
  });
});

describe('commands', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

  it.each(['README.md', 'CONTRIBUTING.md'])('%s names those that exist', (page) => {
    const named = [...read(page).matchAll(/(?:^|`)(?:\w+=\S+ )*npm (?:run )?(\w+)/gm)].map(([, name = '']) => name);
    expect(named.length).toBeGreaterThan(1);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  it('run files that exist', () => {
    const files = Object.values(scripts).map((script) => script.replace(/^node (\S+).*/, '$1'));
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });
});
