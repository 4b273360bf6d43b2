import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClock } from '../../../src/transport/createClock.ts';

const start = Date.UTC(2026, 10, 21, 12);
const dated = (time: number, age?: string) =>
  new Headers({ date: new Date(time).toUTCString(), ...(age !== undefined && { age }) });

/** A device whose wall clock is wrong by `skew`; time moves by hand. */
function device(skew = 0) {
  let elapsed = 1000;
  const world = { now: () => start + elapsed, pass: (ms: number) => (elapsed += ms) };
  return {
    world,
    elapsed: () => elapsed,
    clock: createClock({ wall: () => world.now() + skew, elapsed: () => elapsed }),
  };
}

/** A request that takes `there` to the server and `back` from it. */
function roundTrip({ world, elapsed, clock }: ReturnType<typeof device>, there: number, back: number) {
  const sent = elapsed();
  world.pass(there);
  const headers = dated(world.now());
  world.pass(back);
  clock.observe(headers, sent);
}

describe('clock (CALL-7)', () => {
  it('is the device’s own where no reply tells the time', () => {
    const { clock, world } = device(7000);
    expect(clock.now()).toBe(world.now() + 7000);
    clock.observe(new Headers(), 0);
    clock.observe(new Headers({ date: 'rubbish' }), 0);
    world.pass(500);
    expect(clock.now()).toBe(world.now() + 7000);
  });

  it('takes no time from a reply that lay in a cache', () => {
    const { clock, world } = device();
    clock.observe(dated(world.now() - 600_000, '600'), 1000);
    expect(clock.now()).toBe(world.now());
  });

  it('takes no time from a reply that a browser may have kept, and does from one that it asks about each time', () => {
    const { clock, world } = device();
    const kept = (control: string, at: number) =>
      new Headers({ 'date': new Date(at).toUTCString(), 'cache-control': control });
    clock.observe(kept('public, max-age=60', world.now() - 50_000), 1000);
    expect(clock.now()).toBe(world.now());
    clock.observe(kept('public, no-cache', world.now() - 50_000), 1000);
    clock.observe(kept('private, max-age=0', world.now() - 50_000), 1000);
    expect(clock.now()).toBeLessThan(world.now() - 49_000);
  });

  it('is never wrong by more than it says, whatever the device and the network', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e9, max: 1e9 }),
        fc.array(fc.tuple(fc.nat(20_000), fc.nat(20_000), fc.nat(100_000)), { minLength: 1, maxLength: 20 }),
        (skew, trips) => {
          const here = device(skew);
          for (const [there, back, rest] of trips) {
            roundTrip(here, there, back);
            here.world.pass(rest);
            expect(Math.abs(here.clock.now() - here.world.now())).toBeLessThanOrEqual(here.clock.doubt());
          }
        },
      ),
    );
  });

  it('keeps the best of the last replies', () => {
    const here = device(-3_600_000);
    roundTrip(here, 20, 20);
    const doubt = here.clock.doubt();
    for (let trip = 0; trip < 7; trip++) roundTrip(here, 4000, 100);
    expect(here.clock.doubt()).toBe(doubt);
    roundTrip(here, 4000, 100);
    expect(here.clock.doubt()).toBeGreaterThan(doubt);
  });

  it('follows a server whose clock was moved', () => {
    const here = device();
    roundTrip(here, 10, 10);
    const sent = here.elapsed();
    here.world.pass(3000);
    here.clock.observe(dated(here.world.now() + 86_400_000), sent);
    expect(Math.abs(here.clock.now() - here.world.now() - 86_400_000)).toBeLessThanOrEqual(here.clock.doubt());
  });
});

describe('clock.at', () => {
  beforeEach(() => void vi.useFakeTimers({ now: start }));
  afterEach(() => void vi.useRealTimers());
  const made = () => createClock({ wall: Date.now, elapsed: () => performance.now() });

  it.each([0, 1, 1000, 2 ** 31 - 1, 2 ** 31, 2 ** 31 + 5000, 90 * 86_400_000])(
    'runs a task in %d ms, neither sooner nor later',
    (ms) => {
      const clock = made();
      const task = vi.fn();
      clock.at(start + ms, task);
      vi.advanceTimersByTime(Math.max(ms - 1, 0));
      expect(task).toHaveBeenCalledTimes(ms === 0 ? 1 : 0);
      vi.advanceTimersByTime(1);
      expect(task).toHaveBeenCalledTimes(1);
      expect(vi.getTimerCount()).toBe(0);
    },
  );

  it('runs a task of the past at once, and a canceled one never', () => {
    const clock = made();
    const past = vi.fn();
    const canceled = vi.fn();
    clock.at(start - 5000, past);
    clock.at(start + 5000, canceled)();
    vi.advanceTimersByTime(10_000);
    expect(past).toHaveBeenCalledTimes(1);
    expect(canceled).not.toHaveBeenCalled();
  });

  it('moves its timers with the server’s time', () => {
    const clock = made();
    const task = vi.fn();
    clock.at(start + 3_600_000, task);
    clock.observe(dated(start + 3_599_000), performance.now());
    vi.advanceTimersByTime(2000);
    expect(task).toHaveBeenCalledTimes(1);
  });

  it('leaves no timer behind', () => {
    const clock = made();
    clock.at(start + 1e12, vi.fn());
    clock.destroy();
    expect(vi.getTimerCount()).toBe(0);
  });
});
