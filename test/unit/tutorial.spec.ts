// What CONTRIBUTING.md tells a newcomer to write is what docs/tutorial holds, which test/browser/element/tutorial.test.tsx builds.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = `${root}docs/tutorial/next-course`;
const guide = readFileSync(`${root}CONTRIBUTING.md`, 'utf8');
const blocks = new Map(
  [
    ...guide.matchAll(
      /^`(?:src\/features|widgets\/workbench\/states)\/next-course\/(\S+)`\n\n```tsx?\n([\s\S]*?\n)```/gm,
    ),
  ].map(([, name = '', code = '']) => [name, code]),
);
// From a feature's folder the other folders of `src` are two steps away, from the folder of its states the workbench is.
const file = (name: string) =>
  readFileSync(`${folder}/${name}`, 'utf8').replaceAll(/'(?:\.\.\/){3}(?:src|widgets\/workbench)\//g, "'../../");

it('shows each file of the tutorial as it is', () => {
  expect([...blocks.keys()].sort()).toEqual(readdirSync(folder).sort());
  for (const [name, code] of blocks) expect(code).toBe(file(name));
});

it('is as long as it says, which is about 120 lines', () => {
  const lines = [...blocks.values()].join('').split('\n').length - 1;
  expect(guide).toContain(`It is ${lines} lines in ${blocks.size === 5 ? 'five' : blocks.size} files`);
  expect(lines).toBeLessThanOrEqual(130);
});
