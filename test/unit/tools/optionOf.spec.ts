// Options of the commands: the first word is no value of an option that is not given.
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../../demo/server/config.ts';
import { optionOf as ofServer } from '../../../demo/server/settings/optionOf.ts';
import { optionOf as ofScripts } from '../../../scripts/optionOf.mjs';

describe.each([
  ['the server', ofServer],
  ['scripts', ofScripts],
])('an option of %s', (_name, optionOf) => {
  it.each([
    [['--renderer', 'react'], 'react'],
    [['--reset', '--renderer', 'react', '--next'], 'react'],
    [['react'], undefined],
    [['react', '--reset'], undefined],
    [['--renderer'], undefined],
    [[], undefined],
  ])('%j', (argv, value) => expect(optionOf(argv, '--renderer')).toBe(value));
});

it('the server is drawn by React only where --renderer says so', () => {
  expect(readConfig({}, ['react']).dist).toMatch(/dist$/);
  expect(readConfig({}, ['--renderer', 'react']).dist).toMatch(/react$/);
});
