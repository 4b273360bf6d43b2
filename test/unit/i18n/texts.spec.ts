// Texts: all languages have the shape of en-US, none is unused, none stands in code (LOC-6), and those that the
// behaviour names read as it says.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { languageFaults } from '../../../scripts/locales/languageFaults.mjs';
import { localeFaults } from '../../../scripts/locales/localeFaults.mjs';
import { metaFaults } from '../../../scripts/locales/metaFaults.mjs';
import { languages, META, namespaces, SERVER } from '../../../scripts/locales/namespaces.mjs';
import { builtTags } from '../../../src/language/builtTags.ts';
import { readSources, source, walk, type Source } from '../../architecture/sources.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const read = (tag: string, namespace: string) =>
  JSON.parse(readFileSync(join(root, 'locales', tag, `${namespace}.json`), 'utf8')) as Record<string, string>;
const readMeta = (tag: string) => read(tag, META) as unknown as { readonly name: string; readonly reviewed: boolean };
const plural = /_(zero|one|two|few|many|other)$/;
const bases = (texts: Record<string, string>) =>
  [...new Set(Object.keys(texts).map((key) => key.replace(plural, '')))].sort();

it('the languages of the build are those that have files (LOC-2, CONST-22)', () => {
  expect([...builtTags].sort()).toEqual(languages);
  expect(languages).toHaveLength(37);
});

it.each(languages)('%s has all texts of en-US in its own words, and says who has reviewed them (LOC-14)', (tag) => {
  expect(languageFaults(tag)).toEqual([]);
});

it('the README names the languages, and says which a native speaker has reviewed', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  expect(readme).toContain(`The portal speaks ${languages.length} languages`);
  const metas = languages.map((tag) => ({ tag, ...readMeta(tag) }));
  // The region stands behind the name once for two tags.
  expect(metas.filter(({ name }) => !readme.includes(name.replace(/ \((?!lat).*/, ''))).map(({ tag }) => tag)).toEqual(
    [],
  );
  // A review by a native speaker changes the sentence, too.
  const others = metas.filter(({ tag, reviewed }) => reviewed && tag !== 'en-US');
  expect(readme.includes('no other language has been reviewed by a native speaker yet')).toBe(others.length === 0);
});

it.each<[fault: string, tag: string, texts: Record<string, unknown>, wanted: string[]]>([
  ['none', 'de', { a: 'Von {{name}}', n_one: '{{count}} Tag', n_other: '{{count}} Tage' }, []],
  ['a missing key', 'de', { n_one: '{{count}} Tag', n_other: '{{count}} Tage' }, ['a: missing']],
  ['no text', 'ja', { a: ' ', n_other: '{{count}}日' }, ['a: empty']],
  ['no word in it', 'ja', { a: 4, n_other: '{{count}}日' }, ['a: empty']],
  [
    'another key, and a form of another language',
    'ja',
    { a: '{{name}}', b: 'b', n_one: '1日', n_other: '{{count}}日' },
    ['b: not a key of English, or not a plural form of ja', 'n_one: not a key of English, or not a plural form of ja'],
  ],
  [
    'a missing form',
    'pl',
    { a: 'Od {{name}}', n_one: 'dzień', n_other: '{{count}} dnia' },
    ['n_few: missing', 'n_many: missing'],
  ],
  [
    'a lost value',
    'ja',
    { a: '{{nam}}から', n_other: '日' },
    ['a: lost {{name}}, beyond English {{nam}}', 'n_other: lost {{count}}, beyond English nothing'],
  ],
  ['English', 'ja', { a: 'From {{name}}', n_other: '{{count}}日' }, ['a: is English']],
  ['white space', 'ja', { a: '{{name}}から ', n_other: '{{count}}日' }, ['a: white space at an end']],
])('finds %s', (_fault, tag, texts, wanted) => {
  const english = { a: 'From {{name}}', n_one: '{{count}} day', n_other: '{{count}} days' };
  expect(localeFaults(tag, texts, english, [])).toEqual(wanted);
});

it('finds an element that is set in twice, and lets a text be English on purpose', () => {
  expect(localeFaults('de', { a: '<0>x <0>' }, { a: 'y <0>' }, [])).toEqual(['a: <0> more than once']);
  expect(localeFaults('de', { a: 'Team' }, { a: 'Team' }, ['a'])).toEqual([]);
});

it('says what is wrong with what is said of a language', () => {
  const english = { glossary: { course: 'what is taken', team: 'learners together' } };
  const good = {
    name: 'Deutsch',
    address: 'Sie',
    reviewed: false,
    same: [],
    glossary: { course: 'Kurs', team: 'Team' },
  };
  expect(metaFaults(good, english)).toEqual([]);
  expect(metaFaults({ ...good, reviewed: 'no', name: '', glossary: { course: 'Kurs', x: 'y' } }, english)).toEqual([
    'meta: no name',
    'meta: reviewed is true or false',
    'meta: the glossary lacks team',
    'meta: x is no term of the English glossary',
  ]);
  expect(metaFaults(undefined, english)).toEqual(['meta: missing']);
});

/** Bytes of gzip, all files of a language that a browser may ask for, as one. */
const weight = (tag: string, names: readonly string[]) =>
  gzipSync(names.map((name) => JSON.stringify(read(tag, name))).join('\n'), { level: 9 }).length;

/** The most that a language may weigh, for the first card and in all. */
const limits = { first: 1.5 * 1024, all: 20 * 1024 };
/**
 * Languages whose letters take two or three bytes each, and that have no signs for whole words: in all they weigh more, and no more than
 * this. The limit of the first card holds for every language. Czech and Polish, which have four forms of each number, come a little over
 * 20 kB too.
 */
const heavy: Readonly<Record<string, Partial<typeof limits>>> = {
  ar: { all: 22_900 },
  bg: { all: 22_400 },
  bn: { all: 22_400 },
  cs: { all: 20_900 },
  hi: { all: 23_200 },
  my: { all: 22_700 },
  pl: { all: 20_900 },
  ru: { all: 23_600 },
  ta: { all: 23_500 },
  th: { all: 21_000 },
  uk: { all: 23_600 },
};

describe.each(languages)('%s is no heavy load', (tag) => {
  const most = { ...limits, ...heavy[tag] };
  it('for the first card', () => {
    expect(weight(tag, ['common', 'courses'])).toBeLessThanOrEqual(most.first);
  });
  it('in all', () => {
    expect(
      weight(
        tag,
        namespaces.filter((name) => name !== SERVER),
      ),
    ).toBeLessThanOrEqual(most.all);
  });
});

const sources = readSources(['src', 'widgets', 'demo/server']);

/** Tells whether code says a key: as a literal, or put together as in `reason.${code}` and `${way}Locked`. */
function usesOf(words: string): (key: string) => boolean {
  const parts = [...words.matchAll(/`([\w.]*)\$\{[^`}]*\}(\w*)`/g)]
    .map(([, start = '', end = '']) => [start, end] as const)
    .filter(([start, end]) => (start + end).length > 3);
  return (key) =>
    new RegExp(`['"\`]${key.replaceAll('.', '\\.')}['"\`]|\\bt\\.${key}\\b`).test(words) ||
    parts.some(([start, end]) => key.startsWith(start) && key.endsWith(end));
}

describe('keys', () => {
  const used = usesOf(sources.map(({ text }) => text).join('\n'));

  it.each(namespaces)('%s: none is unused', (namespace) => {
    expect(bases(read('en-US', namespace)).filter((key) => !used(key))).toEqual([]);
  });

  it('would be caught', () => {
    expect(
      ['a', 'reason.x', 'nextLocked', 'b', 'reasonX', 'unlocked'].filter(
        usesOf("t('a') t(`reason.${code}`) t(`${way}Locked`) `${x}d`"),
      ),
    ).toEqual(['a', 'reason.x', 'nextLocked']);
  });
});

const spoken = new Set(['aria-label', 'alt', 'title', 'placeholder', 'aria-description', 'aria-valuetext', 'label']);
const letters = /\p{L}{2,}/u;

/** What a component says in words of its own. */
function wordsIn({ path, tree }: Source): string[] {
  const found: string[] = [];
  walk(tree, (node) => {
    if (ts.isJsxText(node) && letters.test(node.text)) found.push(`${path}: ${node.text.trim()}`);
    if (!ts.isJsxAttribute(node) || !spoken.has(node.name.getText()) || !node.initializer) return;
    const value = ts.isJsxExpression(node.initializer) ? node.initializer.expression : node.initializer;
    if (value && ts.isStringLiteralLike(value) && letters.test(value.text))
      found.push(`${path}: ${node.name.getText()}="${value.text}"`);
  });
  return found;
}

describe('code (LOC-6)', () => {
  it('holds no text that people read', () => {
    expect(
      sources.filter(({ path }) => path.endsWith('.tsx') && !path.startsWith('widgets/workbench/')).flatMap(wordsIn),
    ).toEqual([]);
  });

  it('would be caught', () => {
    const guilty = source(
      'x.tsx',
      'const x = <p aria-label="Close" title={\'Menu\'} className="row">Hello {t(\'a\')} · </p>;',
    );
    expect(wordsIn(guilty)).toEqual(['x.tsx: aria-label="Close"', 'x.tsx: title="Menu"', 'x.tsx: Hello']);
  });
});

/** Rule, namespace and key, and the words of the behaviour. Dates and names come as i18next writes them. */
const named: readonly (readonly [rule: string, key: string, text: string])[] = [
  ['TEXT-1', 'shell/error', 'Something went wrong'],
  ['TEXT-1', 'shell/errorText', 'Please try again in a few minutes.'],
  ['TEXT-2', 'shell/error401', 'Unauthorized access'],
  ['TEXT-2', 'shell/error403', 'Forbidden'],
  ['TEXT-3', 'shell/error404', 'Page not found'],
  ['TEXT-4', 'shell/error500', 'Something went wrong'],
  ['TEXT-5', 'shell/error501', 'Feature is not implemented'],
  ['TEXT-6', 'player/notAvailable', 'Course is not available'],
  [
    'TEXT-6',
    'player/notAvailableText',
    'You do not have the necessary access rights to open or enroll in this course or program.',
  ],
  ['TEXT-7', 'courses/comingSoon', 'Coming soon'],
  ['TEXT-7', 'player/comingSoon', 'Coming soon'],
  ['TEXT-8', 'player/opensOn', 'Will be available to start on {{date}}'],
  ['TEXT-9', 'player/closedOn', 'Was available to start before {{date}}. Ask your instructor to reopen it.'],
  ['TEXT-10', 'courses/grading', 'Grading in progress'],
  ['TEXT-10', 'player/grading', 'Grading in progress'],
  ['TEXT-11', 'courses/started', 'Started {{date}}'],
  ['TEXT-11', 'player/startedOn', 'Started {{date}}'],
  ['TEXT-12', 'courses/completed', 'Completed {{date}}'],
  ['TEXT-12', 'player/completedOn', 'Completed {{date}}'],
  ['TEXT-13', 'courses/notStarted', 'Not started'],
  ['TEXT-14', 'player/showMore', 'Show more'],
  ['TEXT-14', 'player/hide', 'Hide'],
  ['TEXT-15', 'player/start', 'Start'],
  ['TEXT-15', 'player/startAgain', 'Start again'],
  ['TEXT-15', 'player/continue', 'Continue'],
  ['TEXT-15', 'player/review', 'Review'],
  ['TEXT-15', 'player/share', 'Share link'],
  ['TEXT-15', 'player/finishCourse', 'Finish the course'],
  ['TEXT-16', 'player/details', 'Details'],
  ['TEXT-16', 'player/content', 'Content'],
  ['TEXT-16', 'player/notifications', 'Notifications'],
  ['TEXT-17', 'shell/portal', 'Learner portal'],
  ['TEXT-18', 'shell/managementPortal', 'Go to management portal'],
  ['TEXT-18', 'shell/adminPanel', 'Admin panel'],
  ['TEXT-21', 'failure/commandNoReply', 'Server returns unknown error.'],
  ['TEXT-22', 'failure/commandUnknown', 'Server accepted command but encountered an unknown error.'],
  ['TEXT-23', 'failure/commandFailed', 'Server accepted command but encountered errors.'],
  ['TEXT-24', 'failure/commandTimeout', 'Time over!'],
  ['TEXT-25', 'failure/internalError', 'Internal error. Please refresh the page and try again.'],
  ['TEXT-26', 'common/unknownError', 'Unknown error. Please refresh the page and try again.'],
  ['TEXT-27', 'failure/startFailed', 'Something went wrong. Please refresh the page.'],
  ['TEXT-30', 'player/finished', 'The course has been successfully finished'],
  ['TEXT-31', 'player/linkCopied', 'Link copied to clipboard'],
  ['TEXT-32', 'player/linkIsCopied', 'The link is copied'],
  [
    'TEXT-36',
    'player/long.serverSide',
    'This content is not available at the moment. Please come back later or ask your administrator.',
  ],
  ['TEXT-37', 'player/inGrading', 'This course is being graded. Please come back later or ask your instructor.'],
  ['TEXT-46', 'player/completePreviousToPass', 'To get access, you have to complete previous assignments'],
  ['TEXT-47', 'player/long.beforeStartFrom', 'This part is going to be available soon. It opens {{date}}.'],
  ['TEXT-48', 'player/long.afterStartUntil', 'You missed the time to start. It was open to start until {{date}}.'],
  ['TEXT-49', 'player/constraintValidations.afterGracePeriodUntil', 'The due date was missed'],
  ['TEXT-50', 'player/reason.courseCompleted', "You can't access new content after completing the course."],
  ['TEXT-53', 'player/desktop', 'A desktop is recommended for this activity'],
];
const behaviour = readFileSync(join(root, 'docs/behaviour.md'), 'utf8');

it('TEXT-51: the messages of constraints have the keys of the documents, and no others have these names', () => {
  const row = /^\| TEXT-51 \| .*? \| (.*), and constraintValidations: (.*) \|$/m.exec(behaviour) ?? [];
  const wanted = [
    ...(row[1] ?? '').split(', '),
    ...(row[2] ?? '').split(', ').map((key) => `constraintValidations.${key}`),
  ];
  expect(wanted).toHaveLength(12);
  const keys = Object.keys(read('en-US', 'player'));
  expect(keys).toEqual(expect.arrayContaining(wanted));
  expect(keys.filter((key) => key.startsWith('constraintValidations.') && !wanted.includes(key))).toEqual([]);
});

describe('texts that the behaviour names', () => {
  it.each(named)('%s: %s', (rule, key, text) => {
    const [namespace = '', name = ''] = key.split(/\/(.*)/);
    expect(read('en-US', namespace)[name]).toBe(text);
    const row = new RegExp(`^\\| ${rule} \\| .*? \\| (.*) \\|$`, 'm').exec(behaviour)?.[1] ?? '';
    // The row has the words, or what they say: the first of them at the least.
    expect(row.toLowerCase()).toContain((text.split(/[.:{]/)[0] ?? '').trim().toLowerCase());
  });
});
