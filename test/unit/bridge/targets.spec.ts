// Where a host, or the helper page, may lead to: addresses of the portal below `/learn`, and nowhere else (CHAN-8, BRIDGE-2).
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { learnPath } from '../../../src/bridge/window/learnPath.ts';
import { readFlag } from '../../../src/bridge/window/readFlag.ts';
import { ownAddress } from '../../../src/routes/ownAddress.ts';
import { CHANNEL, openPort } from './openPort.ts';
import { PORTAL } from './pair.ts';
import { redirectPayloads } from './redirectPayloads.ts';
import { leadsBelow } from './verdict.ts';

const own = (wanted: string) => ownAddress(wanted, new URL(PORTAL));

/** Whoever is led is led to the portal, or not at all. */
const originOf = (wanted: string): string => {
  const path = learnPath(wanted, own);
  return path === null ? 'refused' : new URL(path, PORTAL).origin;
};

// They lead below `/learn` although they look as if they did not; nothing is wrong with where that is.
const harmless = new Set(['/learn/..;/admin', '/learn/%2e%2e%2fadmin']);

describe('an address to be led to', () => {
  it('is tried in more than 150 ways', () => {
    expect(new Set(redirectPayloads).size).toBeGreaterThanOrEqual(150);
  });

  it.each(redirectPayloads)('%j is refused', (wanted) => {
    expect(['refused', PORTAL]).toContain(originOf(wanted));
    if (!harmless.has(wanted)) expect(learnPath(wanted, own)).toBeNull();
    else expect(leadsBelow(learnPath(wanted, own))).toBe(true);
  });

  it.each([
    ['/learn', '/learn'],
    ['/learn/', '/learn/'],
    ['/learn/courses', '/learn/courses'],
    ['/learn/courses/1?tab=2#part', '/learn/courses/1?tab=2#part'],
    ['/learn/x/../courses', '/learn/courses'],
    ['/learn/bridges', '/learn/bridges'],
    [`${PORTAL}/learn/courses`, '/learn/courses'],
    ['/learn/متجر', '/learn/%D9%85%D8%AA%D8%AC%D8%B1'],
  ])('%s is gone to as %s', (wanted, path) => {
    expect(learnPath(wanted, own)).toBe(path);
  });

  it('has one of two origins, however payloads are put together', () => {
    const part = fc.oneof(
      fc.constantFrom(...redirectPayloads),
      fc.constantFrom('/learn', '/', '\\', '..', '%2e', '@', ':', '?', '#', '//', PORTAL),
      fc.string({ maxLength: 3 }),
    );
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 4 }), (parts) => {
        const path = learnPath(parts.join(''), own);
        return path === null || (leadsBelow(path) && path.startsWith('/learn'));
      }),
      { numRuns: 5000, seed: 5 },
    );
  });

  it.each(redirectPayloads)('%j in route.go leads nowhere, and is answered so', async (path) => {
    const { wire, carried } = openPort('frame');
    wire.say({ ns: 'lectern', v: 1, ch: CHANNEL, id: 'a', kind: 'call', name: 'route.go', body: { path } });
    if (harmless.has(path))
      return expect(carried.every(({ body }) => leadsBelow((body as { path: unknown }).path))).toBe(true);
    expect(carried).toEqual([]);
    expect(wire.posted).toMatchObject([{ kind: 'error', re: 'a', body: { code: 'forbidden_target' } }]);
  });

  it.each(redirectPayloads.filter((path) => !harmless.has(path)))(
    '%j as nav of the helper page is nothing to do',
    (path) => {
      expect(readFlag(`?${new URLSearchParams({ nav: path }).toString()}`, own)).toBeNull();
    },
  );
});
