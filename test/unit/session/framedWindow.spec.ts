// Signing in beside a frame: the small window, its code, and the eight digits where the two cannot talk (SESS-17, BRIDGE-3).
import { createHash } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { json, memoryArea, mira } from '../runtime/fakeBrowser.ts';
import { isolateRuntimes, settle } from '../runtime/harness.ts';
import { rejection } from '../transport/harness.ts';
import { askedFrame as asked, challengeOf, openFrame, origin, Server } from './framedHarness.ts';

isolateRuntimes();

const said = (change: object = {}) => ({
  ns: 'lectern',
  v: 1,
  ch: '',
  id: 'bridge.relogin',
  kind: 'event',
  name: 'bridge.relogin',
  body: { code: 'c1' },
  ...change,
});
const host = 'https://host.example';

describe('the window', () => {
  it('opens within the click, at the helper page, for a secret that stays here', async () => {
    const frame = await asked();
    const popup = frame.window();
    frame.session.signIn();
    // Nothing was waited for.
    expect(frame.browser.open).toHaveBeenCalledExactlyOnceWith(
      frame.state().signingIn!.link,
      '_blank',
      expect.stringContaining('popup'),
    );
    expect(frame.step()).toBe('open');
    const challenge = challengeOf(frame);
    await frame.hear(popup);
    const { code, verifier } = frame.server.proofs[0]!;
    expect(code).toBe('c1');
    expect(createHash('sha256').update(verifier!).digest('base64url')).toBe(challenge);
    expect(popup.close).toHaveBeenCalled();
    expect(frame.state()).toMatchObject({ phase: 'active', signingIn: null });
    expect(frame.browser.assigned).toEqual([]);
  });

  it('what waited goes on', async () => {
    const frame = await asked();
    const popup = frame.window();
    frame.session.signIn();
    await frame.hear(popup);
    await expect(frame.waited).resolves.toMatchObject({ id: 'w1' });
  });

  it('names the provider used last (AUTH-6)', async () => {
    const session = memoryArea();
    session.setItem('oidc_provider', 'school');
    const frame = await asked(new Server(), { session });
    expect(frame.state().signingIn!.link).toMatch(/^\/learn\/bridge\?relogin=1&challenge=[\w-]{43}&provider=school$/);
  });

  it('comes to the front by another click, and is not opened twice', async () => {
    const frame = await asked();
    const popup = frame.window();
    frame.session.signIn();
    frame.session.signIn();
    expect(frame.browser.open).toHaveBeenCalledTimes(1);
    expect(popup.focus).toHaveBeenCalledTimes(1);
  });

  it('signs in who was not here at first, in place of the page', async () => {
    const server = new Server();
    server.user = null;
    const frame = openFrame(server);
    const user = frame.session.user();
    await settle();
    expect(frame.state()).toMatchObject({ phase: 'anonymous', signingIn: { why: 'first', step: 'asked' } });
    const popup = frame.window();
    frame.session.signIn();
    await frame.hear(popup);
    await expect(user).resolves.toMatchObject({ id: 'u1' });
  });

  it('of another person begins the page again', async () => {
    const frame = await asked();
    frame.server.next = { ...mira, id: 'u2' };
    const popup = frame.window();
    frame.session.signIn();
    const before = frame.sends('w1');
    await frame.hear(popup);
    expect(frame.browser.location.reload).toHaveBeenCalledTimes(1);
    expect(frame.sends('w1')).toBe(before);
  });

  it('closes with the runtime', async () => {
    const frame = await asked();
    const popup = frame.window();
    frame.session.signIn();
    frame.runtime.destroy();
    expect(popup.close).toHaveBeenCalled();
    await frame.hear(popup);
    expect(frame.server.proofs).toEqual([]);
    expect(await rejection(frame.waited)).toMatchObject({ code: 'aborted' });
  });
});

describe('a message', () => {
  it.each<[name: string, data: unknown, from: string | undefined, source: 'popup' | 'host' | 'link' | 'none']>([
    ['from another origin', said(), host, 'popup'],
    ['from another window of this origin', said(), origin, 'host'],
    ['from nowhere', said(), origin, 'none'],
    ['of another library', said({ ns: 'other' }), origin, 'popup'],
    ['of another version', said({ v: 2 }), origin, 'popup'],
    ['of another kind', said({ kind: 'call' }), origin, 'popup'],
    ['of another name', said({ name: 'bridge.logout' }), origin, 'popup'],
    ['without a code', said({ body: {} }), origin, 'popup'],
    ['without a body', said({ body: null }), origin, 'popup'],
    ['with a code that is no text', said({ body: { code: 7 } }), origin, 'popup'],
    ['with a code without end', said({ body: { code: 'x'.repeat(201) } }), origin, 'popup'],
    ['that is nothing', null, origin, 'popup'],
    ['that is text', 'bridge.relogin', origin, 'popup'],
  ])('%s is not taken', async (_name, data, from, source) => {
    const frame = await asked();
    const popup = frame.window();
    frame.session.signIn();
    await frame.hear({ popup, host: { opener: null }, link: null, none: null }[source], data, from);
    expect(frame.server.proofs).toEqual([]);
    expect(frame.step()).toBe('open');
  });

  it('of a window that the plain link opened is taken', async () => {
    const frame = await asked();
    await frame.hear({ opener: frame.browser });
    expect(frame.server.proofs).toHaveLength(1);
    expect(frame.state().phase).toBe('active');
  });

  it('is taken once, however often it is said', async () => {
    const frame = await asked();
    const popup = frame.window();
    frame.session.signIn();
    const first = frame.hear(popup);
    await Promise.all([first, frame.hear(popup)]);
    expect(frame.server.proofs).toHaveLength(1);
  });

  it('after somebody is here means nothing', async () => {
    const frame = await asked();
    const popup = frame.window();
    frame.session.signIn();
    await frame.hear(popup);
    await frame.hear(popup);
    expect(frame.server.proofs).toHaveLength(1);
  });
});

describe('where it does not go well', () => {
  it.each<
    [name: string, act: (frame: Awaited<ReturnType<typeof asked>>) => Promise<void>, step: string, aside: boolean]
  >([
    ['no window may be opened', async ({ session }) => session.signIn(), 'blocked', true],
    [
      'it is closed by hand, or cut off by the host’s opener policy',
      async ({ session, window }) => {
        const popup = window();
        session.signIn();
        popup.closed = true;
        await vi.advanceTimersByTimeAsync(500);
      },
      'closed',
      true,
    ],
    [
      'its code comes too late',
      async ({ session, window, hear, server }) => {
        server.takes = () => false;
        const popup = window();
        session.signIn();
        await hear(popup);
      },
      'late',
      false,
    ],
    [
      'the server cannot be asked',
      async ({ session, window, hear, server }) => {
        server.fault = () => json({}, { status: 503 });
        const popup = window();
        session.signIn();
        await hear(popup);
      },
      'failed',
      false,
    ],
    [
      'the browser keeps no session here',
      async ({ session, window, hear, server }) => {
        server.next = null;
        const popup = window();
        session.signIn();
        await hear(popup);
      },
      'kept-out',
      false,
    ],
  ])('%s', async (_name, act, step, aside) => {
    const frame = await asked();
    await act(frame);
    expect(frame.state()).toMatchObject({ phase: 'expired', user: { id: 'u1' }, signingIn: { step, aside } });
    expect(frame.browser.assigned).toEqual([]);
    // And it can be tried again.
    Object.assign(frame.server, { takes: () => true, fault: null, next: mira });
    const popup = frame.window();
    frame.session.signIn();
    expect(frame.step()).toBe('open');
    await frame.hear(popup);
    expect(frame.state().phase).toBe('active');
  });

  it('a browser that keeps no session is believed the second time (SESS-6)', async () => {
    const frame = await asked();
    frame.server.next = null;
    for (let round = 0; round < 2; round++) {
      const popup = frame.window();
      frame.session.signIn();
      await frame.hear(popup);
    }
    expect(await rejection(frame.waited)).toMatchObject({ code: 'authentication_error' });
  });

  it('a page by plain http says that it has no secrets', async () => {
    const server = new Server();
    const frame = openFrame(server);
    Object.assign(frame.browser, { crypto: { randomUUID: () => 'x', getRandomValues: () => new Uint8Array(32) } });
    server.user = null;
    frame.session.user().catch(() => undefined);
    await settle();
    expect(frame.state().signingIn).toMatchObject({ step: 'insecure', link: '' });
    frame.session.signIn();
    expect(frame.browser.open).not.toHaveBeenCalled();
  });
});

describe('who comes back to the page', () => {
  it.each(['focus', 'online', 'visibilitychange'])('%s: the session is looked at', async (type) => {
    const frame = await asked();
    await frame.come(type);
    expect(frame.step()).toBe('asked');
    frame.server.user = mira;
    await frame.come(type);
    await expect(frame.waited).resolves.toMatchObject({ id: 'w1' });
    expect(frame.state()).toMatchObject({ phase: 'active', signingIn: null });
  });

  it('asks once for focus and visibility together', async () => {
    const frame = await asked();
    const before = frame.looks();
    frame.browser.events.dispatchEvent(new Event('focus'));
    frame.browser.events.dispatchEvent(new Event('visibilitychange'));
    await settle();
    expect(frame.looks() - before).toBe(1);
  });
});
