import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** What React 19 has and preact/compat lacks: code that uses it would run in one build alone. */
const MISSING_IN_PREACT = [
  'useActionState',
  'useOptimistic',
  'useFormStatus',
  'Activity',
  'ViewTransition',
  'act',
  'cache',
  'cacheSignal',
];

const VIEW_IMPORTS = {
  paths: [
    {
      name: 'react',
      importNames: MISSING_IN_PREACT,
      message: 'preact/compat lacks it: the shipped build would break.',
    },
    { name: 'react', importNames: ['default'], message: 'The default import pins all of preact/compat; import names.' },
    {
      name: 'react-dom',
      importNames: ['useFormStatus', 'preload', 'preinit', 'preconnect', 'prefetchDNS'],
      message: 'preact/compat lacks it.',
    },
    {
      name: '@tanstack/query-core',
      importNames: ['useMutation', 'useMutationState', 'useIsMutating', 'MutationObserver', 'MutationCache'],
      message: 'Commands are sent by the outbox, not by mutations.',
    },
    {
      name: 'valibot',
      importNames: ['object', 'strictObject'],
      message: 'Use src/contract/wire/object.ts: libraries of a page give all objects more members.',
    },
    {
      name: 'zustand',
      message: 'Use zustand/vanilla with src/port/useStore.ts: the React binding pins all of preact/compat.',
    },
  ],
  patterns: [{ group: ['preact', 'preact/*'], message: "Code imports react; the alias is Rollup's." }],
};

/** What libraries of a host's page replace, so that it does something else there (ELEM-19). */
const REPLACED_BY_LIBRARIES = [
  { object: 'JSON', property: 'stringify', message: 'It obeys every toJSON of the page: use src/plain/toJson.ts.' },
  { object: 'JSON', property: 'parse', message: 'MooTools 1.2 has none: use src/plain/fromJson.ts.' },
  {
    object: 'Array',
    property: 'from',
    message: 'Prototype has another: spread what can be walked, or use src/plain/times.ts.',
  },
  {
    object: 'Document',
    property: 'prototype',
    message: 'MooTools has another Document: ask the prototype of `document`.',
  },
  ...['reduce', 'reduceRight'].map((property) => ({
    property,
    message: 'Old libraries have another: use src/plain/total.ts or a loop.',
  })),
];

const ONLY_BY_HTTPS = {
  property: 'randomUUID',
  message: 'Browsers offer it on pages by https alone: use src/plain/uuid.ts.',
};

/** Sample data of the workbench and of tests. */
const SAMPLES = ['widgets/workbench/states/**'];

/** Written by scripts/generate.mjs. */
const GENERATED = [
  'src/domain/time/zones/zoneTable.ts',
  'widgets/{react,vue}.ts',
  'widgets/types/{elements,react,vue,protocol}.ts',
];

// Sizes and plain forms hold for everything.
export default defineConfig(
  globalIgnores([
    'dist',
    'node_modules',
    'test/package/projects',
    'test/vendored',
    '.cache',
    '.stage-*',
    '.data',
    'coverage',
  ]),
  js.configs.recommended,
  tseslint.configs.strict,
  {
    plugins: { 'react-hooks': hooks },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'eqeqeq': ['error', 'always', { null: 'ignore' }],
      'no-var': 'error',
      'prefer-const': 'error',
      // TypeScript knows the names of each file's world.
      'no-undef': 'off',
      'no-implied-eval': 'error',
      'no-new-func': 'error',
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/no-dynamic-delete': 'off',
      // Both are how a library's own interfaces are added to.
      '@typescript-eslint/no-namespace': ['error', { allowDeclarations: true }],
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
    },
  },
  {
    files: ['src/**', 'widgets/**'],
    ignores: ['src/plain/*Json.ts', 'src/plain/json.ts', 'widgets/workbench/**'],
    rules: { 'no-restricted-properties': ['error', ...REPLACED_BY_LIBRARIES, ONLY_BY_HTTPS], 'guard-for-in': 'error' },
  },
  {
    files: ['src/**', 'widgets/**'],
    rules: {
      'no-restricted-imports': ['error', VIEW_IMPORTS],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'ExportDefaultDeclaration',
          message: 'Exports are named, so that a thing has one name everywhere.',
        },
        { selector: 'ExportAllDeclaration', message: 'No barrels: import from the file itself.' },
        {
          selector: "ForOfStatement > CallExpression[callee.property.name='entries'][callee.object.name!='Object']",
          message: 'Prototype gives lists another `entries` (ELEM-19): count by hand, or use forEach.',
        },
      ],
    },
  },
  {
    files: ['src/**', 'widgets/**', 'demo/**', 'scripts/**', '*.mjs', '*.ts'],
    ignores: SAMPLES,
    rules: {
      'no-nested-ternary': 'error',
      'max-lines-per-function': ['error', { max: 120 }],
    },
  },
  {
    files: ['src/**', 'widgets/**', 'demo/**'],
    ignores: SAMPLES,
    rules: { '@typescript-eslint/no-non-null-assertion': 'error' },
  },
  {
    ignores: GENERATED,
    rules: { 'max-len': ['error', { code: 140 }] },
  },
  {
    files: ['demo/**', 'test/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'ExportDefaultDeclaration',
          message: 'Exports are named, so that a thing has one name everywhere.',
        },
      ],
    },
  },
);
