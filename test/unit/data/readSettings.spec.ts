import { describe, expect, it } from 'vitest';
import { readConfiguration } from '../../../src/contract/configuration.ts';
import { isAnnounced } from '../../../src/data/settings/isAnnounced.ts';
import { readSettings } from '../../../src/data/settings/readSettings.ts';
import { unlessReached } from '../../../src/data/settings/unlessReached.ts';
import { errorCodes } from '../../../src/errorCodes.ts';
import { LecternError } from '../../../src/errors.ts';
import type { RuntimePort } from '../../../src/port/port.ts';

const busy = new LecternError('server_error', '', { status: 503 });
const defaults = readConfiguration({});
const tutor = readConfiguration({ extensions: ['tutor'] });

/** A runtime whose settings are read with these outcomes, one after the other. */
function port(...outcomes: readonly object[]) {
  let reads = 0;
  let shared: unknown;
  const cache = { setQueryData: (_key: unknown, data: unknown) => (shared = data) };
  const host = {
    configuration: async (again?: boolean) => outcomes[again || reads === 0 ? reads++ : reads - 1],
  };
  return { port: { host, cache } as unknown as RuntimePort, reads: () => reads, shared: () => shared };
}
const failed = (isOld: boolean) => ({ ...defaults, failure: { error: busy, isOld } });

describe('settings that cannot be read (ERR-20)', () => {
  it('reject with the reason, which the elements of a page share', async () => {
    const { port: here, reads } = port(failed(false));
    await expect(readSettings(here)).rejects.toBe(busy);
    await expect(isAnnounced(here, 'tutor')).rejects.toBe(busy);
    expect(reads()).toBe(1);
  });

  it('are read again by whoever needs them later, until they come, and shared then', async () => {
    const { port: here, reads, shared } = port(failed(true), failed(true), tutor);
    await expect(readSettings(here)).rejects.toBe(busy);
    expect(shared()).toBe(undefined);
    await expect(isAnnounced(here, 'tutor')).resolves.toBe(true);
    await expect(isAnnounced(here, 'chat')).resolves.toBe(false);
    expect(reads()).toBe(3);
    expect(shared()).toBe(tutor);
  });
});

it.each(errorCodes)('after %s a call is taken for missing only where no server was reached', (code) => {
  const failure = new LecternError(code, '');
  if (code === 'network' || code === 'offline') expect(unlessReached(failure)).toBe(false);
  else expect(() => unlessReached(failure)).toThrow(failure);
});
