// Which browsers beside Chromium the tests find on a machine.
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { firefoxLack } from '../../../scripts/test/engines/firefoxLack.mjs';
import { findFirefox } from '../../../scripts/test/engines/findFirefox.mjs';
import { findWebkit } from '../../../scripts/test/engines/findWebkit.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lectern-engines-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const program = (name: string) => {
  writeFileSync(join(folder, name), '');
  return join(folder, name);
};

it('takes the Firefox that is named, and no other one', () => {
  const own = program('my-firefox');
  program('firefox');
  expect(findFirefox({ FIREFOX_PATH: own, PATH: folder })).toBe(own);
  expect(findFirefox({ FIREFOX_PATH: join(folder, 'gone'), PATH: folder })).toBe(null);
});

it('takes a Firefox in the PATH, the long-term one first', () => {
  const newest = program('firefox');
  expect(findFirefox({ PATH: folder })).toBe(newest);
  const longTerm = program('firefox-esr');
  expect(findFirefox({ PATH: `/nowhere:${folder}` })).toBe(longTerm);
});

it.each([
  ['Mozilla Firefox 140.12.0esr', 'is version 140, and they need 144'],
  ['Mozilla Firefox 144.0', null],
  ['Mozilla Firefox 151.0.2', null],
  ['Nightly', null],
])('says of %s what it lacks', (version, lack) => {
  const own = program('my-firefox');
  writeFileSync(own, `#!/bin/sh\necho "${version}"\n`);
  chmodSync(own, 0o755);
  const said = firefoxLack({ FIREFOX_PATH: own, PATH: folder });
  expect(said).toEqual(lack && expect.stringContaining(lack));
});

it('says that there is no Firefox', () => {
  expect(firefoxLack({ FIREFOX_PATH: join(folder, 'gone') })).toContain('none was found');
});

it('takes the driver of WebKitGTK that is named, and no other one', () => {
  const [own, xvfb] = [program('my-driver'), program('Xvfb')];
  program('WebKitWebDriver');
  expect(findWebkit({ WEBKIT_DRIVER: own, PATH: folder })).toEqual({ driver: own, xvfb });
  expect(findWebkit({ WEBKIT_DRIVER: join(folder, 'gone'), PATH: folder })).toBe(null);
});

it('takes the driver and the screen in the PATH', () => {
  const [driver, xvfb] = [program('WebKitWebDriver'), program('Xvfb')];
  expect(findWebkit({ PATH: folder })).toEqual({ driver, xvfb });
});
