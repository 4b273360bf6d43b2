import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { inRoot } from '../build/paths.mjs';
import { firefoxLack } from './engines/firefoxLack.mjs';
import { WEBKIT_SKIPPED, findWebkit } from './engines/findWebkit.mjs';
import { readPart } from './readPart.mjs';

const require = createRequire(import.meta.url);

// The builds for the package and the second renderer, beyond those of `npm test`.
const LONG_BUILD = 'build (package, React)';

/** The script behind a package's command. */
function binOf(name, command) {
  const manifest = inRoot('node_modules', name, 'package.json');
  const { bin } = require(manifest);
  return join(dirname(manifest), typeof bin === 'string' ? bin : bin[command]);
}

/** @param few whether the project has so few files that one of three parts may have none */
function vitest(project, { few = false, ...options } = {}) {
  // Includes the project's variants: files that run alone in their process, and the same files on PostgreSQL, if it is installed.
  const command = (counts) => [
    binOf('vitest', 'vitest'),
    'run',
    '--project',
    project,
    '--project',
    `${project}-*`,
    '--reporter=default',
    '--reporter=json',
    `--reporter=${inRoot('scripts/test/vitestProgress.mjs')}`,
    `--outputFile.json=${counts}`,
  ];
  const { part, of } = readPart();
  const mayBeEmpty = few && of > 1;
  const args = (counts) => [
    ...command(counts),
    ...(of > 1 ? [`--shard=${part}/${of}`] : []),
    ...(mayBeEmpty ? ['--passWithNoTests'] : []),
  ];
  const only = (files) => ({ args: (counts) => [...command(counts), ...files] });
  return { group: project, args, only, mayBeEmpty, ...options };
}

const build = (name, targets, options = {}) => ({
  group: 'build',
  name,
  args: () => [inRoot('scripts/build.mjs'), ...targets],
  ...options,
});

/** One half of the browser tests. A browser shows one page at a time and mostly waits, so two browsers need half the time. */
const browser = (renderer, half, options = {}) => ({
  group: 'browser',
  name: `browser (${renderer}, ${half} of 2)`,
  args: () => [binOf('@web/test-runner', 'wtr')],
  env: { LECTERN_RENDERER: renderer, LECTERN_HALF: String(half) },
  only: (files) => ({ env: { LECTERN_RENDERER: renderer, LECTERN_ONLY: files.join(',') } }),
  ...options,
});

/**
 * The tasks of another engine, if it is installed: the elements' tests of `npm test`, and a journey.
 * @param missing returns what it lacks here, or null
 */
const engine = (name, missing) => {
  const env = { LECTERN_ENGINE: name, LECTERN_TESTS: 'quick' };
  const about = { group: name, long: true, missing };
  return [
    {
      ...about,
      name: `${name} (elements)`,
      args: () => [binOf('@web/test-runner', 'wtr')],
      env,
      only: (files) => ({ env: { ...env, LECTERN_ONLY: files.join(',') } }),
    },
    vitest(name, { ...about, name: `${name} (journey)`, needs: ['build'], few: true }),
  ];
};

/**
 * All tasks, the longest first, so that short ones fill the end: two run at once. A task runs when those in its `needs` have passed. A task
 * with two `lanes` takes the place of two. `npm test` leaves out the `long` ones; `npm run test:all` runs them too, and `npm run test:rest`
 * leaves out the `short` ones, which `npm test` has run completely. If a task reports something `missing` on the machine, it is left out,
 * and the message is printed at the end. `args` gets the file in which the tool may write its counts; a tool that writes none counts as one
 * check. `only` returns the changes for a task that runs only the named files.
 */
export const tasks = [
  // The journeys wait for this build and end last, so it comes first: it builds two things at a time, and little runs beside it.
  build('build', ['embed', 'learn', 'render', 'seed', 'hosts', 'launch', 'server'], { lanes: 2 }),
  vitest('e2e', { needs: ['build'] }),
  browser('preact', 1),
  vitest('contract'),
  browser('preact', 2),
  browser('react', 1, { long: true }),
  browser('react', 2, { long: true }),
  ...engine('webkit', () => (findWebkit() ? null : WEBKIT_SKIPPED)),
  ...engine('firefox', () => firefoxLack()),
  build(LONG_BUILD, ['npm', 'types', 'react-learn', 'react-embed'], { long: true, needs: ['build'] }),
  // A random case that failed once is a fault, even if a second run passes.
  vitest('unit', { only: undefined }),
  {
    group: 'lint',
    short: true,
    args: () => [
      binOf('eslint', 'eslint'),
      '.',
      '--max-warnings=0',
      '--cache',
      '--cache-location',
      inRoot('.cache/eslint'),
    ],
  },
  {
    group: 'format',
    short: true,
    args: () => [
      binOf('prettier', 'prettier'),
      '--check',
      '.',
      '--cache',
      '--cache-location',
      inRoot('.cache/prettier'),
    ],
  },
  // Files, exports and packages that nobody uses.
  {
    group: 'unused',
    short: true,
    args: () => [binOf('knip', 'knip'), '--no-progress', '--treat-config-hints-as-errors'],
  },
  { group: 'types', short: true, args: () => [binOf('typescript-7', 'tsc'), '-p', inRoot()] },
  vitest('build', { name: 'bytes', needs: ['build', LONG_BUILD], few: true }),
  vitest('package', { needs: [LONG_BUILD], long: true, few: true }),
].map((task) => ({ name: task.group, ...task }));
