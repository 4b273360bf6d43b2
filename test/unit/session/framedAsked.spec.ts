// Whoever comes back to a frame that somebody has signed out of is asked who they are, once (SESS-20).
import { describe, expect, it, vi } from 'vitest';
import { mira, Profile } from '../runtime/fakeBrowser.ts';
import { isolateRuntimes, settle } from '../runtime/harness.ts';
import { askedFrame, expiredFrame, openFrame, Server, type OpenFrame } from './framedHarness.ts';

isolateRuntimes();

/** A frame in which Mira learns. */
async function learning(given: Parameters<typeof openFrame>[1] = {}) {
  const server = new Server();
  const frame = await expiredFrame(server, given);
  server.user = mira;
  return { ...frame, server };
}

const asks = ({ state }: Pick<OpenFrame, 'state'>) =>
  new URLSearchParams(state().signingIn!.link.split('?')[1]).get('prompt');
const opened = ({ browser }: Pick<OpenFrame, 'browser'>) =>
  new URLSearchParams(String(vi.mocked(browser.open).mock.lastCall?.[0]).split('?')[1]).get('prompt');

describe('after signing out', () => {
  it.each<[by: string, act: (frame: Awaited<ReturnType<typeof learning>>) => void]>([
    ['the learner', ({ session }) => session.signOut()],
    ['the host', ({ session }) => session.signOut('host')],
    [
      'another tab',
      ({ browser }) => {
        browser.localStorage.setItem('logout', String(Date.now()));
        browser.events.dispatchEvent(
          Object.assign(new Event('storage'), { key: 'logout', newValue: String(Date.now()) }),
        );
      },
    ],
  ])('by %s the window asks, and so does its plain link', async (_by, act) => {
    const frame = await learning();
    act(frame);
    await settle();
    expect(frame.state().phase).toBe('signed-out');
    frame.window();
    frame.session.signIn();
    expect([asks(frame), opened(frame)]).toEqual(['login', 'login']);
  });

  it('it is once: whoever has signed in since, and expires, is not asked', async () => {
    const frame = await learning();
    frame.session.signOut();
    await settle();
    const popup = frame.window();
    frame.session.signIn();
    await frame.hear(popup);
    expect(frame.state().phase).toBe('active');
    frame.server.user = null;
    frame.read().catch(() => undefined);
    await settle();
    expect([frame.state().phase, asks(frame)]).toEqual(['expired', null]);
  });

  it('a window that was given up changes nothing', async () => {
    const frame = await learning();
    frame.session.signOut();
    await settle();
    const popup = frame.window();
    frame.session.signIn();
    popup.closed = true;
    await vi.advanceTimersByTimeAsync(500);
    expect([frame.step(), asks(frame)]).toEqual(['closed', 'login']);
    frame.window();
    frame.session.signIn();
    expect(opened(frame)).toBe('login');
  });

  it('the page that is loaded again, and the one of tomorrow, ask too', async () => {
    const profile = new Profile();
    const before = await learning({ profile });
    before.session.signOut();
    await settle();
    before.runtime.destroy();
    await vi.advanceTimersByTimeAsync(20 * 3_600_000);
    const server = new Server();
    server.user = null;
    const frame = openFrame(server, { profile });
    frame.session.user().catch(() => undefined);
    await settle();
    expect([frame.state().signingIn?.why, asks(frame)]).toEqual(['first', 'login']);
  });

  it('a window that was open by then signs nobody in', async () => {
    const frame = await askedFrame();
    const popup = frame.window();
    frame.session.signIn();
    expect(opened(frame)).toBeNull();
    frame.session.signOut('host');
    await settle();
    expect(popup.close).toHaveBeenCalled();
    await frame.hear(popup);
    expect(frame.server.proofs).toEqual([]);
    expect(frame.state()).toMatchObject({ phase: 'signed-out', signingIn: { why: 'signed-out', step: 'asked' } });
    expect(asks(frame)).toBe('login');
  });

  it('a code that was on its way by then signs nobody in', async () => {
    const frame = await askedFrame();
    const popup = frame.window();
    frame.session.signIn();
    frame.server.takes = () => {
      frame.session.signOut('host');
      return true;
    };
    await frame.hear(popup);
    expect(frame.server.proofs).toHaveLength(1);
    expect(frame.server.user).toBeNull();
    expect(frame.state()).toMatchObject({
      phase: 'signed-out',
      user: null,
      signingIn: { why: 'signed-out', step: 'asked' },
    });
    expect(asks(frame)).toBe('login');
  });
});

describe('nobody is asked', () => {
  it('whose session has expired', async () => {
    expect(asks(await askedFrame())).toBeNull();
  });

  it('who was idle for two hours', async () => {
    const frame = await learning();
    await vi.advanceTimersByTimeAsync(2 * 3_600_000 + 1000);
    expect([frame.state().by, asks(frame)]).toEqual(['inactivity', null]);
  });

  it('who comes for the first time', async () => {
    const server = new Server();
    server.user = null;
    const frame = openFrame(server);
    frame.session.user().catch(() => undefined);
    await settle();
    expect(asks(frame)).toBeNull();
  });
});
