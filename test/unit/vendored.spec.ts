// What was shipped is tested as it was shipped: nobody has made it fit.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { vendoredDigests } from '../../scripts/vendoredDigests.mjs';

it('no file of what has been shipped was edited, added or removed', () => {
  const digests = vendoredDigests();
  expect(Object.keys(digests)).toEqual(expect.arrayContaining(['v1/host.js', 'adl/fixtures.json']));
  expect(digests).toEqual(JSON.parse(readFileSync('test/vendored/digests.json', 'utf8')));
});
