import { describe, expect, it, vi } from 'vitest';
import type { AnalyticsEvent } from '../../../src/contract/events.ts';
import { json, mira } from './fakeBrowser.ts';
import { isolateRuntimes, makeRuntime, settle } from './harness.ts';

const minute = 60_000;

isolateRuntimes();

function inEnvironment(environment: string, more: object = {}, answer = () => json({})) {
  const batches: { readonly events: AnalyticsEvent[]; readonly keepalive: boolean | undefined }[] = [];
  const made = makeRuntime({
    '/config-ui/config.json': () => json({ environment, ...more }),
    '/api/events': (init) => {
      batches.push({ ...(JSON.parse(init.body as string) as { events: AnalyticsEvent[] }), keepalive: init.keepalive });
      return answer();
    },
  });
  return { ...made, batches, track: made.runtime.port.host.track };
}

describe('analytics', () => {
  it.each([
    ['production', 1],
    ['test', 1],
    ['development', 0],
    ['', 0],
  ])('environment "%s" sends %d batches (ANA-1)', async (environment, count) => {
    const { batches, track } = inEnvironment(environment);
    track('objective_start', { objectiveId: 'o1' });
    await vi.advanceTimersByTimeAsync(6000);
    expect(batches).toHaveLength(count);
  });

  it('carries name, time, session, role and details (ANA-2)', async () => {
    const { batches, track, runtime } = inEnvironment('test');
    await runtime.port.session.user();
    track('objective_start', { objectiveId: 'o1' });
    track('activity_start');
    await vi.advanceTimersByTimeAsync(6000);
    expect(batches).toHaveLength(1);
    const [first, second] = batches[0]!.events;
    expect(first).toEqual({
      name: 'objective_start',
      at: '2026-11-21T12:00:00.000Z',
      sessionId: expect.any(String),
      role: 'Learner',
      details: { objectiveId: 'o1' },
    });
    expect(second).toMatchObject({ name: 'activity_start', sessionId: first!.sessionId, details: {} });
  });

  it('sends no role for those who do not learn', async () => {
    const batches: AnalyticsEvent[][] = [];
    const { runtime } = makeRuntime({
      '/config-ui/config.json': () => json({ environment: 'test' }),
      '/api/platform/v1/users/me': () => json({ ...mira, roles: ['Author'] }),
      '/api/events': (init) => (
        batches.push((JSON.parse(init.body as string) as { events: AnalyticsEvent[] }).events),
        json({})
      ),
    });
    await runtime.port.session.user();
    runtime.port.host.track('course_restart');
    await vi.advanceTimersByTimeAsync(6000);
    expect(batches[0]?.[0]?.role).toBeNull();
  });

  it('begins a new session after the configured silence (ANA-2)', async () => {
    const { batches, track, runtime } = inEnvironment('test', { analyticsSessionMinutes: 10 });
    runtime.port.lease();
    for (const pause of [0, 9, 11]) {
      await vi.advanceTimersByTimeAsync(pause * minute);
      track('activity_start');
      await settle();
    }
    await vi.advanceTimersByTimeAsync(6000);
    const [a, b, c] = batches.flatMap(({ events }) => events).map(({ sessionId }) => sessionId);
    expect(a).toBe(b);
    expect(c).not.toBe(a);
  });

  it('sends twenty at once, and the rest while the page goes', async () => {
    const { batches, track, browser } = inEnvironment('test');
    for (let count = 0; count < 23; count++) track('activity_start', { count });
    await settle();
    expect(batches.map(({ events, keepalive }) => [events.length, keepalive])).toEqual([[20, false]]);
    browser.events.dispatchEvent(new Event('pagehide'));
    await settle();
    expect(batches.map(({ events, keepalive }) => [events.length, keepalive])).toEqual([
      [20, false],
      [3, true],
    ]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(batches).toHaveLength(2);
  });

  it.each([401, 500])('a %d loses the batch, signs nobody in and is not told', async (status) => {
    const { batches, track, browser, runtime } = inEnvironment('test', {}, () => json({}, { status }));
    track('activity_start');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(batches).toHaveLength(1);
    expect(browser.assigned).toEqual([]);
    expect(runtime.port.session.store.getState().phase).toBe('unknown');
  });

  it('leaves nothing behind', async () => {
    const { track, browser, runtime } = inEnvironment('test');
    track('activity_start');
    await settle();
    runtime.destroy();
    await settle();
    expect(browser.events.left).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });
});
