import { stringify } from 'yaml';

const WCAG = 'https://www.w3.org/TR/WCAG22/#';

/** Fragment of a criterion's section in the standard. */
const fragment = (name) =>
  name
    .toLowerCase()
    .replace(/[^a-z -]/g, '')
    .replace(/\s+/g, '-');

/**
 * The adherence of one criterion according to the results: `supports` if each of its tests ran and passed. If a test is missing, failed or
 * never ran, the level is `not-evaluated`, even if the criterion claims more.
 */
export function adherenceOf({ adherence = 'supports', tests = [] }, suites, results) {
  const files = tests.flatMap((name) => suites[name] ?? [name]);
  const ran = files.map((file) => results[file]);
  const passed = ran.reduce((sum, result) => sum + (result?.passed ?? 0), 0);
  const isProved = ran.every((result) => result && result.passed > 0 && result.failed === 0);
  if (adherence === 'not-applicable') return { level: adherence, files, passed };
  return { level: isProved && files.length > 0 ? adherence : 'not-evaluated', files, passed };
}

const words = {
  'supports': 'Supports',
  'partially-supports': 'Partially supports',
  'not-applicable': 'Not applicable',
  'not-evaluated': 'Not evaluated',
};

/** The statement as a page for people. */
export function statementPage({ suites, criteria }, { results }, { states, screens, exceptions }) {
  const judged = criteria.map((one) => ({ ...one, ...adherenceOf(one, suites, results) }));
  const count = (level) => judged.filter((one) => one.level === level).length;
  const table = (level) =>
    judged
      .filter((one) => one.level !== undefined && criteria.find(({ num }) => num === one.num).level === level)
      .map(
        ({ num, name, level: said, how, people, tests = [], passed }) =>
          `| [${num} ${name}](${WCAG}${fragment(name)}) | ${words[said]} | ${how}${people ? ` *For people: ${people}*` : ''} | ${
            tests.length ? `${tests.map((suite) => `[${suite}](#${suite})`).join(', ')}: ${passed} passed` : '–'
          } |`,
      )
      .join('\n');
  const suite = ([name, files]) =>
    `### ${name}\n\n${files
      .map((file) => {
        const { passed = 0, failed = 0 } = results[file] ?? {};
        return `- [${file}](../${file}): ${passed} passed, ${failed} failed`;
      })
      .join('\n')}`;
  return `<!-- Made by scripts/accessibility.mjs from docs/accessibility/criteria.yaml and results.json. -->

# Statement of conformance

Lectern’s elements, its portal and the pages of its reference server are held to **WCAG 2.2, levels A and AA**. This page is made from the
list of [criteria](accessibility/criteria.yaml) and from what the tests said when they last ran
([results](accessibility/results.json)); the same as [OpenACR](accessibility/openacr.yaml), for procurement. Nobody outside of the project
has judged it yet, and no test replaces that: what only people can judge says so below, and
[scripts for NVDA and VoiceOver](guides/screen-readers.md) are there to follow.

Of ${criteria.length} criteria Lectern supports ${count('supports')}, ${count('partially-supports')} partially, ${count(
    'not-applicable',
  )} do not apply, and ${count('not-evaluated')} are not evaluated.

- **${states} states of elements**, at least, and **${screens} screens** are judged by two engines: axe-core, and the engine of IBM’s
  checker. Of the second one, results count that it calls violations; “potential” and “manual” ones ask a person to look, and
  recommendations are no part of the standard.
- ${exceptions} findings are no faults; [the table of exceptions](../test/engineExceptions.ts) gives the reason of each.
- What a screen reader reads on each screen is [kept as text](../test/e2e/spoken/screens), and so is what is heard on each
  [journey](../test/e2e/spoken/journeys).
- Texts, films, files and packages in courses are their authors’. Tools and pages of others in frames are theirs.

## Level A

| criterion | Lectern | how it is met | tests |
|---|---|---|---|
${table('A')}

## Level AA

| criterion | Lectern | how it is met | tests |
|---|---|---|---|
${table('AA')}

## Tests

${Object.entries(suites).map(suite).join('\n\n')}
`;
}

/** The statement as OpenACR (catalog 2.5-edition-wcag-2.2-en). */
export function statementAcr({ author, suites, criteria }, { date, results }, { version, states, screens }) {
  const chapter = (level) => ({
    criteria: criteria
      .filter((one) => one.level === level)
      .map((one) => {
        const { level: said, files, passed } = adherenceOf(one, suites, results);
        const notes = [
          one.how,
          one.people && `For people to judge: ${one.people}`,
          files.length > 0 && `Tests: ${passed} passed in ${files.length} files.`,
        ];
        return {
          num: one.num,
          components: [{ name: 'web', adherence: { level: said, notes: notes.filter(Boolean).join(' ') } }],
        };
      }),
  });
  return stringify(
    {
      title: 'Lectern Accessibility Conformance Report',
      product: {
        name: 'Lectern',
        version,
        description: 'A learner portal for e-learning platforms, as a bundle of custom elements.',
      },
      author,
      report_date: date,
      last_modified_date: date,
      version: 1,
      notes: [
        'Made from the results of the tests.',
        'Texts, films, files and packages in courses are their authors’, and tools and pages of others in frames are theirs.',
        ...(author.email.endsWith('.example')
          ? ['The address of the author is an example: a publisher writes their own.']
          : []),
      ].join(' '),
      evaluation_methods_used: [
        `Two engines (axe-core, accessibility-checker-engine) over ${states} states of elements and ${screens} screens;`,
        'what a virtual screen reader reads, kept and compared;',
        'walks by keyboard with the focus looked at after each key; zoom, text spacing, forced colours, less motion.',
        'No evaluation by people outside of the project yet.',
      ].join(' '),
      license: 'MIT',
      catalog: '2.5-edition-wcag-2.2-en',
      chapters: { success_criteria_level_a: chapter('A'), success_criteria_level_aa: chapter('AA') },
    },
    { lineWidth: 0 },
  );
}
