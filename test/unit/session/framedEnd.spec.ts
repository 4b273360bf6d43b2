// The end of a session in a frame: by the learner, another tab, two idle hours, the host, or somewhere else (SESS-8, SESS-10, SESS-19).
import { describe, expect, it, vi } from 'vitest';
import { json, mira, Profile } from '../runtime/fakeBrowser.ts';
import { isolateRuntimes, settle } from '../runtime/harness.ts';
import { rejection } from '../transport/harness.ts';
import type { openFrame } from './framedHarness.ts';
import { expiredFrame, over, Server } from './framedHarness.ts';

isolateRuntimes();

const hours = 3_600_000;

/** A frame in which Mira learns. */
async function learning(server = new Server(), given: Parameters<typeof openFrame>[1] = {}) {
  const frame = await expiredFrame(server, given);
  server.user = mira;
  return { ...frame, server };
}

describe('signing out', () => {
  it('ends the session of the frame and stays on its page, which offers to sign in again', async () => {
    const frame = await learning();
    frame.runtime.port.cache.setQueryData(['courses'], ['hers']);
    frame.runtime.port.storage.of('u1').set('draft', 'hers');
    frame.session.signOut();
    expect(frame.state()).toMatchObject({
      phase: 'signed-out',
      user: null,
      by: 'user',
      signingIn: { why: 'signed-out', step: 'asked' },
    });
    await settle();
    expect(frame.sends(over)).toBe(1);
    expect(frame.server.credentials).toEqual(['same-origin']);
    expect(frame.browser.assigned).toEqual([]);
    expect(frame.runtime.port.cache.getQueryData(['courses'])).toBeUndefined();
    expect(frame.runtime.port.storage.of('u1').get('draft')).toBeNull();
    expect(await rejection(frame.read())).toMatchObject({ code: 'unauthorized' });
  });

  it('is followed by signing in', async () => {
    const frame = await learning();
    frame.session.signOut();
    await settle();
    const popup = frame.window();
    frame.session.signIn();
    expect(frame.step()).toBe('open');
    await frame.hear(popup);
    expect(frame.state()).toMatchObject({ phase: 'active', user: { id: 'u1' }, by: null, signingIn: null });
    expect(frame.browser.location.reload).not.toHaveBeenCalled();
    await expect(frame.read()).resolves.toMatchObject({ id: 'w1' });
  });

  it('is followed by signing in as somebody else: the page begins again', async () => {
    const frame = await learning();
    frame.session.signOut();
    await settle();
    frame.server.next = { ...mira, id: 'u2' };
    const popup = frame.window();
    frame.session.signIn();
    await frame.hear(popup);
    expect(frame.browser.location.reload).toHaveBeenCalledTimes(1);
    expect([frame.state().user, frame.step()]).toEqual([null, 'checking']);
  });

  it('that did not reach the server says so, is told as soon as it can be, and nobody is let in until then', async () => {
    const frame = await learning();
    frame.server.fault = () => json({}, { status: 503 });
    frame.session.signOut();
    await settle();
    expect(frame.step()).toBe('unended');
    await frame.come('focus');
    expect(frame.state().phase).toBe('signed-out');
    frame.server.fault = null;
    await frame.come('online');
    expect(frame.step()).toBe('asked');
    expect(frame.server.user).toBeNull();
  });

  it('reaches the other tabs of the frame’s partition, which end nothing more', async () => {
    const profile = new Profile();
    const [one, other] = [await learning(new Server(), { profile }), await learning(new Server(), { profile })];
    one.session.signOut();
    await settle();
    expect(other.state()).toMatchObject({ phase: 'signed-out', by: 'tab', signingIn: { why: 'signed-out' } });
    expect(other.sends(over)).toBe(0);
  });

  it('by the host asks nobody', async () => {
    const frame = await learning();
    frame.session.signOut('host');
    await settle();
    expect(frame.state()).toMatchObject({ phase: 'signed-out', by: 'host' });
    expect(frame.sends(over)).toBe(1);
  });
});

describe('signing out elsewhere', () => {
  it.each(['focus', 'visibilitychange'])('is heard with %s, and leads to what any 401 leads to', async (type) => {
    const frame = await learning(new Server(), { host: () => Promise.reject(new Error('no')) });
    frame.server.user = null;
    await frame.come(type);
    expect(frame.reasons).toEqual(['401']);
    expect(frame.state()).toMatchObject({ phase: 'expired', signingIn: { why: 'expired', step: 'asked' } });
  });

  it('a session that is good costs one question, however the page came back', async () => {
    const frame = await learning();
    const before = frame.looks();
    await frame.come('visibilitychange');
    await frame.come('focus');
    expect(frame.looks() - before).toBe(1);
    await vi.advanceTimersByTimeAsync(1000);
    await frame.come('focus');
    expect(frame.looks() - before).toBe(2);
    expect(frame.state().phase).toBe('active');
  });

  it('somebody else signed in: the page begins again', async () => {
    const frame = await learning();
    frame.server.user = { ...mira, id: 'u2' };
    await frame.come();
    expect(frame.browser.location.reload).toHaveBeenCalledTimes(1);
  });
});

describe('two idle hours', () => {
  it('warn in the frame, where one click stays', async () => {
    const frame = await learning();
    await vi.advanceTimersByTimeAsync(2 * hours - 120_000);
    expect(frame.state().phase).toBe('expiring');
    frame.session.stay();
    await settle();
    expect(frame.state()).toMatchObject({ phase: 'active', endsAt: null });
  });

  it('are over with the next key in the frame', async () => {
    const frame = await learning();
    await vi.advanceTimersByTimeAsync(2 * hours - 60_000);
    frame.browser.events.dispatchEvent(new Event('keydown'));
    await vi.advanceTimersByTimeAsync(2 * hours - 180_000);
    expect(frame.state().phase).toBe('active');
  });

  it('end the session, keep what was typed, and ask the host with the reason; then the learner', async () => {
    const frame = await learning(new Server(), { host: () => Promise.reject(new Error('no')) });
    frame.runtime.port.storage.of('u1').set('draft', 'hers');
    await vi.advanceTimersByTimeAsync(2 * hours);
    expect(frame.sends(over)).toBe(1);
    expect(frame.reasons).toEqual(['inactivity']);
    expect(frame.state()).toMatchObject({
      phase: 'expired',
      by: 'inactivity',
      endsAt: null,
      user: { id: 'u1' },
      signingIn: { why: 'expired' },
    });
    expect(frame.runtime.port.storage.of('u1').get('draft')).toBe('hers');
    expect(frame.browser.assigned).toEqual([]);
  });

  it('the host may let the learner go on, and the next time is a 401 like any other', async () => {
    const frame = await learning(new Server(), {
      host: () => Promise.resolve({ ticket: 't1', host: 'https://host.example' }),
    });
    await vi.advanceTimersByTimeAsync(2 * hours);
    expect(frame.state()).toMatchObject({ phase: 'active', by: null, signingIn: null });
    frame.server.user = null;
    await expect(frame.read()).resolves.toMatchObject({ id: 'w1' });
    expect(frame.reasons).toEqual(['inactivity', '401']);
  });

  it('where the server could not be told, its session lets nobody in', async () => {
    const frame = await learning();
    frame.server.fault = () => json({}, { status: 503 });
    await vi.advanceTimersByTimeAsync(2 * hours);
    await frame.come();
    expect(frame.state().phase).toBe('expired');
    expect(frame.server.user).not.toBeNull();
    frame.server.fault = null;
    await frame.come();
    expect(frame.server.user).toBeNull();
    expect(frame.state().phase).toBe('expired');
  });
});
