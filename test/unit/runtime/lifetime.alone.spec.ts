import { onlineManager } from '@tanstack/query-core';
import { describe, expect, it, vi } from 'vitest';
import { objectiveWorkflowOf, submitObjectiveWorkflow } from '../../../src/contract/courses/objectiveWorkflows.ts';
import { createLeases } from '../../../src/runtime/createLeases.ts';
import { fakeBrowser, json, mira, Profile } from './fakeBrowser.ts';
import { isolateRuntimes, makeRuntime, settle } from './harness.ts';

isolateRuntimes();

describe('leases (RUN-4, CONST-27)', () => {
  it('rest 30 s after the last one ended, and wake with the next', () => {
    const [rest, wake] = [vi.fn(), vi.fn()];
    const leases = createLeases(rest, wake);
    const [first, second] = [leases.lease(), leases.lease()];
    vi.advanceTimersByTime(60_000);
    first.release();
    first.release();
    vi.advanceTimersByTime(60_000);
    expect(rest).not.toHaveBeenCalled();
    second.release();
    vi.advanceTimersByTime(29_999);
    expect(rest).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(rest).toHaveBeenCalledTimes(1);
    leases.lease();
    expect(wake).toHaveBeenCalledTimes(1);
    leases.destroy();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('do not rest where another began in time, and rest where nobody ever took one', () => {
    const rest = vi.fn();
    const leases = createLeases(rest, vi.fn());
    const lease = leases.lease();
    lease.release();
    vi.advanceTimersByTime(20_000);
    leases.lease();
    vi.advanceTimersByTime(60_000);
    expect(rest).not.toHaveBeenCalled();
    createLeases(rest, vi.fn());
    vi.advanceTimersByTime(30_000);
    expect(rest).toHaveBeenCalledTimes(1);
  });

  it('a runtime at rest has neither timer, listener nor channel, and keeps cache and session', async () => {
    const profile = new Profile();
    const { runtime, browser } = makeRuntime({}, { profile });
    const lease = runtime.port.lease();
    await runtime.port.session.user();
    runtime.port.cache.setQueryData(['courses'], ['hers']);
    await vi.advanceTimersByTimeAsync(2000);
    expect(browser.events.left).toBeGreaterThan(0);
    expect(profile.channels.size).toBe(1);
    lease.release();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(browser.events.left).toBe(0);
    expect(profile.channels.size).toBe(0);
    expect(runtime.port.cache.getQueryData(['courses'])).toEqual(['hers']);
    expect(runtime.port.session.store.getState().phase).toBe('active');
  });
});

describe('destroy (RUN-4)', () => {
  it('leaves nothing, whatever goes on', async () => {
    const profile = new Profile();
    const { runtime, browser } = makeRuntime(
      {
        '/config-ui/config.json': () => json({ environment: 'test' }),
        '/api/lms/v1/submit-objective-workflows': () => json({ url: '/status' }, { status: 202 }),
        '/status': () => json({ completed: null }),
        '/api/lms/v1/objective-workflows/w1': () => new Promise<Response>(() => undefined),
      },
      { profile },
    );
    const { port } = runtime;
    port.lease();
    await port.session.user();
    await vi.advanceTimersByTimeAsync(2000);
    port.host.track('objective_start');
    port.clock.at(Date.now() + 1e9, vi.fn());
    port.cache.setQueryData(['courses'], ['hers']);
    await port.locale.load('en-US', ['common']);
    const pending = [
      port.send(submitObjectiveWorkflow, { body: { id: 'w1' } }),
      port.send(objectiveWorkflowOf, { params: { id: 'w1' } }),
    ].map((one) => one.catch((error: unknown) => error));
    await vi.advanceTimersByTimeAsync(1500);
    expect(vi.getTimerCount()).toBeGreaterThan(0);
    runtime.destroy();
    expect(await Promise.all(pending)).toEqual([
      expect.objectContaining({ code: 'aborted' }),
      expect.objectContaining({ code: 'aborted' }),
    ]);
    await settle();
    expect(vi.getTimerCount()).toBe(0);
    expect(browser.events.left).toBe(0);
    expect((browser.document as unknown as { left: number }).left).toBe(0);
    expect(profile.channels.size).toBe(0);
    expect(port.cache.getQueryCache().getAll()).toEqual([]);
  });

  it('ends a token question that the host never answers', async () => {
    const { runtime } = makeRuntime(
      {},
      {
        url: 'https://partner.example/',
        options: { apiBase: 'https://lms.example', getToken: () => new Promise(() => undefined) },
      },
    );
    const asked = runtime.port.session.user().catch((error: unknown) => error);
    await settle();
    runtime.destroy();
    expect(await asked).toMatchObject({ code: 'token_provider' });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('ends a sign-in that is waited for', async () => {
    const { runtime } = makeRuntime({ '/api/platform/v1/users/me': () => json({}, { status: 401 }) });
    runtime.port.session.user().catch(() => undefined);
    await settle();
    runtime.destroy();
    await settle();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('before anything was asked for', async () => {
    const { runtime, browser } = makeRuntime();
    runtime.destroy();
    await settle();
    expect([vi.getTimerCount(), browser.events.left]).toEqual([0, 0]);
  });
});

describe('registry (RUN-1, RUN-2)', () => {
  const slot = Symbol.for('lectern/1');
  const global = globalThis as unknown as Record<
    symbol,
    { readonly abi: number; readonly runtimes: Map<string, unknown>; readonly destroy: () => void } | undefined
  >;
  const browser = () => fakeBrowser({ fetch: async () => json(mira) });
  /** A script of its own: the same code, loaded again. */
  const script = async () => {
    vi.resetModules();
    return import('../../../src/runtime/registry.ts');
  };

  it('two scripts share a runtime, and so its user', async () => {
    const [one, two] = [await script(), await script()];
    expect(one.runtimeFor).not.toBe(two.runtimeFor);
    const page = browser();
    const first = one.runtimeFor({}, {}, page);
    const second = two.runtimeFor({}, {}, page);
    expect(second).toBe(first);
    await Promise.all([first.port.session.user(), second.port.session.user()]);
    expect(page.fetch).toHaveBeenCalledTimes(1);
    global[slot]?.destroy();
  });

  it('another API base has a runtime of its own', async () => {
    const { runtimeFor } = await script();
    const page = browser();
    const [one, two] = ['https://a.example', 'https://b.example'].map((apiBase) => runtimeFor({ apiBase }, {}, page));
    expect(one).not.toBe(two);
    expect(runtimeFor({ apiBase: 'https://a.example/' }, {}, page)).toBe(one);
    expect([...global[slot]!.runtimes.keys()]).toEqual(['https://a.example', 'https://b.example']);
    global[slot]?.destroy();
  });

  it('is frozen, names its ABI, and goes with its last runtime', async () => {
    const { runtimeFor } = await script();
    const page = browser();
    const runtime = runtimeFor({}, {}, page);
    expect(global[slot]?.abi).toBe(1);
    expect(Object.isFrozen(global[slot])).toBe(true);
    runtimeFor({ apiBase: 'https://b.example' }, {}, page);
    runtime.destroy();
    expect(global[slot]?.runtimes.size).toBe(1);
    global[slot]?.destroy();
    expect(global[slot]).toBeUndefined();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('makes a new runtime after the old one has ended', async () => {
    const { runtimeFor } = await script();
    const page = browser();
    const first = runtimeFor({}, {}, page);
    first.destroy();
    expect(runtimeFor({}, {}, page)).not.toBe(first);
    global[slot]?.destroy();
  });

  it('tells a runtime of what the host configures later', async () => {
    const { runtimeFor } = await script();
    const { configure } = await import('../../../src/runtime/hostOptions.ts');
    const runtime = runtimeFor({}, {}, browser());
    configure({ hrefFor: () => '/later' });
    expect(runtime.port.routes.hrefFor({ name: 'profile' })).toBe('/later');
    global[slot]?.destroy();
  });
});

it('what waits for a connection is asked for when it is back, but not of a runtime that rests (LIST-18, RUN-4)', async () => {
  const { port } = makeRuntime().runtime;
  const ask = (key: string) => {
    onlineManager.setOnline(false);
    const answered = vi.fn();
    void port.cache
      .fetchQuery({ queryKey: [key], queryFn: () => Promise.resolve(key) })
      .then(answered, () => undefined);
    return answered;
  };
  try {
    const lease = port.lease();
    const first = ask('first');
    await settle();
    expect(first).not.toHaveBeenCalled();
    onlineManager.setOnline(true);
    await settle();
    expect(first).toHaveBeenCalledWith('first');
    lease.release();
    await vi.advanceTimersByTimeAsync(30_000);
    const second = ask('second');
    onlineManager.setOnline(true);
    await settle();
    expect(second).not.toHaveBeenCalled();
    port.lease();
    onlineManager.setOnline(false);
    onlineManager.setOnline(true);
    await settle();
    expect(second).toHaveBeenCalledWith('second');
  } finally {
    onlineManager.setOnline(true);
  }
});
