// Ten thousand messages that are nearly right, to either side (CHAN-3, CHAN-11, CHAN-4, CHAN-8); and that no guard can be spared.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guards } from '../../../src/bridge/messages/guards.ts';
import { arrivals, holds } from './portProperty.ts';

const seed = 20_251;
const portGuards = guards.port.map(({ name }) => name).filter((name) => name !== 'nonce');

describe('messages over the port', () => {
  it('hold to the rules, 10,000 of them, and each guard has refused some', async () => {
    const refused: Record<string, number> = {};
    const { failed, errorInstance, counterexample } = await fc.check(
      fc.asyncProperty(arrivals, async (arrival) => {
        for (const [name, count] of Object.entries(await holds(arrival))) refused[name] = (refused[name] ?? 0) + count;
      }),
      { numRuns: 10_000, seed, endOnFailure: true },
    );
    // Counterexamples may be of 70 KB.
    expect(failed, `${String(errorInstance)}\n${fc.stringify(counterexample)}`.slice(0, 3000)).toBe(false);
    expect(portGuards.filter((name) => !((refused[name] ?? 0) > 0))).toEqual([]);
  }, 120_000);

  it.each(portGuards)(
    'do not without the guard %s',
    async (without) => {
      const { failed } = await fc.check(
        fc.asyncProperty(arrivals, async (arrival) => void (await holds(arrival, without))),
        { numRuns: 10_000, seed, endOnFailure: true },
      );
      expect(failed).toBe(true);
    },
    120_000,
  );
});
