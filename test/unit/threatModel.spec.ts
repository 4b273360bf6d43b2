// The threat model names rules and tests that are there: a threat whose test is gone is not defended.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const rows = [...read('docs/guides/threat-model.md').matchAll(/^\| (?!threat|---)(.+?) \| (.+?) \| (.+?) \|$/gm)].map(
  ([, threat = '', defence = '', test = '']) => ({ threat, defence, test }),
);
const rules = read('docs/behaviour.md');

describe('the threat model', () => {
  it('has a rule and a test for each threat', () => {
    expect(rows.length).toBeGreaterThan(30);
    expect(
      rows.filter(
        ({ defence, test }) => !/^[A-Z]+-\d+(, [A-Z]+-\d+)*$/.test(defence) || !/^`test\/[\w./-]+` ".+"$/.test(test),
      ),
    ).toEqual([]);
  });
  it.each(rows)('$threat', ({ defence, test }) => {
    const gone = defence.split(', ').filter((id) => !rules.includes(`**${id}**`));
    const [, file = '', title = ''] = /^`(.+?)` "(.+)"$/.exec(test) ?? [];
    expect([gone, existsSync(join(root, file)) && read(file).includes(title)]).toEqual([[], true]);
  });
});
