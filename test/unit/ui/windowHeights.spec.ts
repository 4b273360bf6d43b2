// SMALL-2: what is as high as the window follows it. `100vh` is the window without the bar of a phone's browser: its end is under the bar.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const sheets = ['src', 'widgets/learn', 'widgets/public', 'demo/server'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => join(folder, name)),
);

it('no sheet of ours is as high as a window that is not there', () => {
  expect(sheets.length).toBeGreaterThan(60);
  const lines = sheets.flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .flatMap((line, at) => (/\b100l?vh\b/.test(line) ? [`${path}:${at + 1} ${line.trim()}`] : [])),
  );
  expect(lines).toEqual([]);
});
