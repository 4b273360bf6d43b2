// What a 401 does in a page of the portal that stands in a frame: who is asked, in which order, and how it ends (SESS-16, SESS-18).
import { describe, expect, it, vi } from 'vitest';
import { finishActivityWorkflows } from '../../../src/contract/parts/activities.ts';
import { json, mira, Profile } from '../runtime/fakeBrowser.ts';
import { isolateRuntimes, settle } from '../runtime/harness.ts';
import { rejection } from '../transport/harness.ts';
import { begun, expiredFrame, me, openFrame, Server } from './framedHarness.ts';

isolateRuntimes();

const ticket = { ticket: 't1', host: 'https://host.example' };
const never = () => new Promise<never>(() => undefined);
const after = (ms: number, value: unknown) => new Promise((resolve) => setTimeout(resolve, ms, value));

describe('the host', () => {
  it('is asked once for twenty refusals, and all of them succeed (SESS-2, SESS-5)', async () => {
    const server = new Server();
    const frame = await expiredFrame(server, { host: () => Promise.resolve(ticket) });
    const replies = await Promise.all(Array.from({ length: 20 }, frame.read));
    expect(replies).toHaveLength(20);
    expect(frame.reasons).toEqual(['401']);
    expect(server.proofs).toEqual([ticket]);
    expect(server.credentials).toEqual(['same-origin']);
    expect(frame.state()).toMatchObject({ phase: 'active', by: null });
    expect(frame.step()).toBeUndefined();
    expect(frame.browser.assigned).toEqual([]);
  });

  it.each<[name: string, host: () => Promise<unknown> | null, ms: number, asks: boolean]>([
    ['restores with a ticket', () => Promise.resolve(ticket), 0, false],
    ['restores in its last moment', () => after(7900, ticket), 7900, false],
    ['says no', () => Promise.reject(new Error('denied')), 0, true],
    ['is not there', () => null, 0, true],
    ['never answers', never, 8000, true],
    ['gives a ticket without its origin, and no session is there', () => Promise.resolve({ ticket: 't1' }), 0, true],
    ['says so, and it is not true', () => Promise.resolve(undefined), 0, true],
    ['says something else', () => Promise.resolve('yes'), 0, true],
  ])('%s', async (_name, host, ms, asks) => {
    const server = new Server();
    const frame = await expiredFrame(server, { host });
    const read = frame.read();
    read.catch(() => undefined);
    if (ms > 0) {
      await vi.advanceTimersByTimeAsync(ms - 1);
      expect(frame.state().signingIn ?? null).toBeNull();
    }
    await vi.advanceTimersByTimeAsync(ms > 0 ? 1 : 0);
    expect(frame.state().phase).toBe(asks ? 'expired' : 'active');
    expect(frame.step()).toBe(asks ? 'asked' : undefined);
    if (!asks) await expect(read).resolves.toMatchObject({ id: 'w1' });
    expect(frame.browser.assigned, 'never leaves').toEqual([]);
  });

  it('may be right without a ticket: the session is looked at', async () => {
    const server = new Server();
    const frame = await expiredFrame(server, {
      host: () => {
        server.user = mira;
        return Promise.resolve(undefined);
      },
    });
    await expect(frame.read()).resolves.toMatchObject({ id: 'w1' });
    expect(server.proofs).toEqual([]);
  });

  it('that answers too late is heard after all, and the dialog goes', async () => {
    const server = new Server();
    const frame = await expiredFrame(server, { host: () => after(12_000, ticket) });
    const read = frame.read();
    await vi.advanceTimersByTimeAsync(8000);
    expect(frame.step()).toBe('asked');
    await vi.advanceTimersByTimeAsync(4000);
    await expect(read).resolves.toMatchObject({ id: 'w1' });
    expect(frame.state().signingIn).toBeNull();
  });

  it('may restore by itself while the learner is asked', async () => {
    const server = new Server();
    const frame = await expiredFrame(server);
    const read = frame.read();
    await settle();
    frame.state().signingIn!.restore('t2', 'https://host.example');
    await expect(read).resolves.toMatchObject({ id: 'w1' });
    expect(server.proofs).toEqual([{ ticket: 't2', host: 'https://host.example' }]);
  });

  it('whose ticket is refused is not believed', async () => {
    const server = new Server();
    server.takes = () => false;
    const frame = await expiredFrame(server, { host: () => Promise.resolve(ticket) });
    frame.read().catch(() => undefined);
    await settle();
    expect(frame.step()).toBe('asked');
    expect(frame.looks()).toBe(2); // at the beginning, and under the lock
  });

  it('that says what is not true twice within a minute ends the attempts (SESS-6)', async () => {
    const server = new Server();
    const frame = await expiredFrame(server, { host: () => Promise.resolve(undefined) });
    const read = rejection(frame.read());
    await settle();
    expect(frame.step()).toBe('asked');
    frame.state().signingIn!.restore();
    await settle();
    expect(await read).toMatchObject({ code: 'authentication_error' });
    expect(frame.state()).toMatchObject({
      phase: 'unavailable',
      signingIn: null,
      error: { code: 'authentication_error' },
    });
  });

  it('a minute later that is a first time again', async () => {
    const frame = await expiredFrame(new Server(), { host: () => Promise.resolve(undefined) });
    frame.read().catch(() => undefined);
    await settle();
    await vi.advanceTimersByTimeAsync(60_000);
    frame.state().signingIn!.restore();
    await settle();
    expect(frame.step()).toBe('asked');
  });
});

describe('before anybody is asked', () => {
  it('the session is looked at again: another tab may have signed in (SESS-2)', async () => {
    const server = new Server();
    const profile = new Profile();
    const frame = await expiredFrame(server, { profile });
    let release: () => void = () => undefined;
    void profile.locks.request(
      'lectern.relogin',
      { signal: new AbortController().signal },
      () => new Promise<void>((resolve) => (release = resolve)),
    );
    const read = frame.read();
    await settle();
    expect(frame.reasons).toEqual([]);
    server.user = mira;
    release();
    await expect(read).resolves.toMatchObject({ id: 'w1' });
    expect(frame.reasons).toEqual([]);
  });

  it('the lock is waited for, 10 s at most', async () => {
    const profile = new Profile();
    const frame = await expiredFrame(new Server(), { profile });
    void profile.locks.request('lectern.relogin', { signal: new AbortController().signal }, never);
    frame.read().catch(() => undefined);
    await vi.advanceTimersByTimeAsync(9999);
    expect(frame.reasons).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(frame.reasons).toEqual(['401']);
  });

  it('no request that could wait for sign-in is sent under the lock, and the learner is asked outside it', async () => {
    const profile = new Profile();
    const frame = await expiredFrame(new Server(), { profile });
    frame.read().catch(() => undefined);
    await settle();
    expect(frame.step()).toBe('asked');
    const got = vi.fn();
    await profile.locks.request('lectern.relogin', { signal: new AbortController().signal }, got);
    expect(got).toHaveBeenCalled();
  });

  it('works in a browser without locks', async () => {
    const server = new Server();
    const frame = await expiredFrame(server, { host: () => Promise.resolve(ticket) });
    delete frame.browser.navigator.locks;
    await expect(frame.read()).resolves.toMatchObject({ id: 'w1' });
  });
});

describe('two tabs of one host', () => {
  it('twenty refusals in each: one host is asked, once, and all succeed (SESS-2)', async () => {
    const server = new Server();
    const profile = new Profile();
    const given = { profile, host: () => after(300, ticket) };
    const tabs = [await expiredFrame(server, given)];
    server.user = mira;
    tabs.push(await expiredFrame(server, given));
    const reads = tabs.flatMap((tab) => Array.from({ length: 20 }, tab.read));
    await vi.advanceTimersByTimeAsync(1000);
    expect(await Promise.all(reads)).toHaveLength(40);
    expect(tabs.flatMap(({ reasons }) => reasons)).toEqual(['401']);
    expect(server.proofs).toHaveLength(1);
  });

  it('where the learner is asked in both, signing in by one is heard by the other', async () => {
    const server = new Server();
    const profile = new Profile();
    server.user = null;
    const tabs = [openFrame(server, { profile }), openFrame(server, { profile })] as const;
    const users = tabs.map(({ session }) => session.user());
    await settle();
    expect(tabs.map(({ state }) => state().phase)).toEqual(['anonymous', 'anonymous']);
    const popup = tabs[0].window();
    tabs[0].session.signIn();
    await tabs[0].hear(popup);
    expect(await Promise.all(users)).toMatchObject([{ id: 'u1' }, { id: 'u1' }]);
    expect(tabs.map(({ state }) => state().signingIn)).toEqual([null, null]);
    expect(server.proofs).toHaveLength(1);
  });
});

describe('what was waiting', () => {
  it('a command is sent again once, after it', async () => {
    const server = new Server();
    const frame = await expiredFrame(server, { host: () => Promise.resolve(ticket) });
    await frame.runtime.port.send(finishActivityWorkflows, {
      body: { objectiveWorkflowId: 'w1', activityWorkflowIds: ['a1'] },
    });
    expect(frame.sends('finish-activity-workflows')).toBe(2);
  });

  it.each([
    ['found under the lock', () => null],
    ['brought by the host', () => Promise.resolve(ticket)],
  ])('is not sent in the name of another person, %s', async (_name, host) => {
    const server = new Server();
    const frame = await expiredFrame(server, { host });
    server.next = { ...mira, id: 'u2' };
    const refused = frame.sends('w1');
    const read = rejection(frame.read());
    // Somebody else signed in elsewhere between the refusal and the look.
    if (host() === null)
      vi.mocked(frame.browser.fetch).mockImplementationOnce(
        async () => ((server.user = server.next), json({}, { status: 401 })),
      );
    await settle();
    expect(await read).toMatchObject({ code: 'unauthorized' });
    expect(frame.browser.location.reload).toHaveBeenCalledTimes(1);
    expect(frame.sends('w1') - refused).toBeLessThanOrEqual(1);
    expect(frame.state().user).toMatchObject({ id: 'u1' });
  });

  it('ends with the runtime', async () => {
    const frame = await expiredFrame(new Server());
    const read = rejection(frame.read());
    await settle();
    frame.runtime.destroy();
    expect(await read).toMatchObject({ code: 'aborted' });
    expect(frame.browser.events.left).toBe(0);
  });

  it('ends with the runtime while the host is asked', async () => {
    const frame = await expiredFrame(new Server(), { host: never });
    const read = rejection(frame.read());
    await settle();
    frame.runtime.destroy();
    await vi.advanceTimersByTimeAsync(8000);
    expect(await read).toMatchObject({ code: 'aborted' });
    expect(frame.state().signingIn ?? null).toBeNull();
    expect(frame.browser.events.left).toBe(0);
  });

  it('refused again right after signing in, it is "not available" (SESS-1)', async () => {
    const server = new Server();
    const frame = await expiredFrame(server, { host: () => Promise.resolve(ticket) });
    vi.mocked(frame.browser.fetch).mockImplementation(async (input) => {
      const path = String(input);
      return path.endsWith(begun)
        ? new Response(null, { status: 204 })
        : path.endsWith(me)
          ? json(mira)
          : json({}, { status: 401 });
    });
    expect(await rejection(frame.read())).toMatchObject({ code: 'authentication_error' });
    expect(frame.state().phase).toBe('unavailable');
  });
});

it.each(['/learn/open-catalog', '/learn/certificate/AB-1'])('a page for visitors asks nobody: %s', async (path) => {
  const server = new Server();
  server.user = null;
  const frame = openFrame(server, { url: `https://portal.example${path}` });
  expect(await rejection(frame.session.user())).toMatchObject({ code: 'unauthorized' });
  expect(await rejection(frame.read())).toMatchObject({ code: 'unauthorized' });
  expect([frame.reasons, frame.state().signingIn ?? null]).toEqual([[], null]);
});
