import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** What React 19 has and preact/compat lacks: code that uses it would run in one build alone. */
const MISSING_IN_PREACT = ['useActionState', 'useOptimistic', 'useFormStatus', 'Activity', 'ViewTransition', 'act', 'cache', 'cacheSignal'];

const VIEW_IMPORTS = {
  paths: [
    { name: 'react', importNames: MISSING_IN_PREACT, message: 'preact/compat lacks it: the shipped build would break.' },
    { name: 'react', importNames: ['default'], message: 'The default import pins all of preact/compat; import names.' },
    { name: 'react-dom', importNames: ['useFormStatus', 'preload', 'preinit', 'preconnect', 'prefetchDNS'], message: 'preact/compat lacks it.' },
    { name: '@tanstack/react-query', importNames: ['useMutation', 'useMutationState', 'useIsMutating', 'MutationObserver', 'MutationCache'], message: 'The builds leave mutations out (scripts/build/leanQuery.mjs).' },
    { name: 'zustand', message: 'Use zustand/vanilla with src/runtime/useStore.ts: the React binding pins all of preact/compat.' },
  ],
  patterns: [{ group: ['preact', 'preact/*'], message: 'Code imports react; the alias is Rollup\'s.' }],
};

export default defineConfig(
  globalIgnores(['dist', 'node_modules', 'test/vendored', '.cache', '.stage-*', '.data', 'coverage']),
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
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true }],
      // With noUncheckedIndexedAccess it is the plain way to say that an index was checked.
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
    rules: {
      'no-restricted-imports': ['error', VIEW_IMPORTS],
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportDefaultDeclaration', message: 'Exports are named, so that a thing has one name everywhere.' },
        { selector: 'ExportAllDeclaration', message: 'No barrels: import from the file itself.' },
      ],
    },
  },
  {
    files: ['demo/**', 'test/**'],
    rules: {
      'no-restricted-syntax': ['error', { selector: 'ExportDefaultDeclaration', message: 'Exports are named, so that a thing has one name everywhere.' }],
    },
  },
);
