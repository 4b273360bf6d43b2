// WCAG 2.5.3: the spoken name of a control has the words that stand on it, in every language, so that a voice finds it. The key of the
// spoken name is that of the words with `Named` or `Of`.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { languages, namespaces } from '../../../scripts/locales/namespaces.mjs';

const textsOf = (tag: string, namespace: string) =>
  JSON.parse(readFileSync(`locales/${tag}/${namespace}.json`, 'utf8')) as Record<string, string>;

/** Not the names of controls that show the other text. */
const others = [
  'player/contentsOf',
  'server/feedback.averageOf',
  'server/ltiTool.scoreOf',
  'server/teachTools.chooseNamed',
  'teamwork/membersOf',
];

const named = namespaces.flatMap((namespace) => {
  const texts = textsOf('en-US', namespace);
  return Object.keys(texts).flatMap((spoken) => {
    const shown = spoken.replace(/(?:Named|Of)$/, '');
    return shown === spoken || !(shown in texts) ? [] : [[namespace, shown, spoken] as const];
  });
});

const pairs = [
  ...named.filter(([namespace, , spoken]) => !others.includes(`${namespace}/${spoken}`)),
  ['work', 'disc.reply', 'disc.replyTo'] as const,
  ['server', 'teachTools.chooseFrom', 'teachTools.chooseNamed'] as const,
];

it('all names that are left out exist', () => {
  const all = named.map(([namespace, , spoken]) => `${namespace}/${spoken}`);
  expect(others.filter((name) => !all.includes(name))).toEqual([]);
  expect(named.length).toBeGreaterThan(10);
});

it.each(pairs)('%s: %s is in %s', (namespace, shown, spoken) => {
  const apart = languages.filter((tag) => {
    const texts = textsOf(tag, namespace);
    return !texts[spoken]!.toLowerCase().includes(texts[shown]!.toLowerCase());
  });
  expect(apart).toEqual([]);
});
