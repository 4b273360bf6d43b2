// Whoever has signed out in a frame is not signed in again by what was asked before (SESS-19, SESS-16).
import { describe, expect, it, vi } from 'vitest';
import { mira } from '../runtime/fakeBrowser.ts';
import { isolateRuntimes, settle } from '../runtime/harness.ts';
import { begun, expiredFrame, over, Server } from './framedHarness.ts';

isolateRuntimes();

const ticket = { ticket: 't1', host: 'https://host.example' };
const after = (ms: number, value: unknown) => new Promise((resolve) => setTimeout(resolve, ms, value));

describe('signing out while the host is asked', () => {
  it.each<[name: string, ms: number, answer: unknown]>([
    ['a ticket', 3000, ticket],
    ['its word alone', 3000, undefined],
    ['a ticket, too late', 9000, ticket],
  ])('it answers with %s: nobody is signed in again', async (_name, ms, answer) => {
    const server = new Server();
    const frame = await expiredFrame(server, { host: () => after(ms, answer) });
    frame.read().catch(() => undefined);
    await vi.advanceTimersByTimeAsync(1000);
    expect(frame.reasons).toEqual(['401']);
    frame.session.signOut();
    await settle();
    // By its word: the session of another tab of the same host.
    if (!answer) server.user = mira;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(frame.sends(begun)).toBe(0);
    expect(frame.state()).toMatchObject({ phase: 'signed-out', user: null, signingIn: { why: 'signed-out' } });
  });

  it('what the host gave before, and is being used, is ended again', async () => {
    const server = new Server();
    const frame = await expiredFrame(server, { host: () => Promise.resolve(ticket) });
    let finish = () => {};
    server.fault = () => {
      server.fault = null;
      return new Promise<Response>((resolve) => {
        finish = () => {
          server.user = mira;
          resolve(new Response(null, { status: 204 }));
        };
      }) as unknown as Response;
    };
    frame.read().catch(() => undefined);
    await settle();
    expect(frame.sends(begun)).toBe(1);
    frame.session.signOut();
    await settle();
    finish();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(frame.sends(over)).toBe(2);
    expect(server.user).toBeNull();
    expect(frame.state()).toMatchObject({ phase: 'signed-out', user: null });
  });

  it('the word that the host gives afterwards counts', async () => {
    const server = new Server();
    const frame = await expiredFrame(server, { host: () => after(20_000, undefined) });
    frame.read().catch(() => undefined);
    await vi.advanceTimersByTimeAsync(1000);
    frame.session.signOut();
    await settle();
    frame.state().signingIn?.restore('t2', 'https://host.example');
    await settle();
    expect(frame.sends(begun)).toBe(1);
    expect(frame.state()).toMatchObject({ phase: 'active', user: { id: 'u1' } });
  });
});
