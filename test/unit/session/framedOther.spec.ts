// A ticket that comes when the page stands already may be of another person than the one whose page it is (SESS-18).
import { describe, expect, it, vi } from 'vitest';
import { LecternError } from '../../../src/errors.ts';
import { inFrame } from '../../../src/runtime/inFrame.ts';
import type { Send } from '../../../src/transport/send.ts';
import { mira } from '../runtime/fakeBrowser.ts';
import { isolateRuntimes, settle } from '../runtime/harness.ts';
import { openFrame, Server } from './framedHarness.ts';

isolateRuntimes();

const omar = { ...mira, id: 'omar' };

describe('inFrame', () => {
  it.each<[name: string, before: object | null, next: object, other: boolean]>([
    ['the same person', mira, mira, false],
    ['somebody else than whom the page shows', mira, omar, true],
    ['the first one there is', null, omar, false],
  ])('a late ticket of %s', async (_name, before, next, other) => {
    const server = new Server();
    Object.assign(server, { user: before, next });
    const { runtime, session } = openFrame(server, { host: () => new Promise(() => undefined) });
    const shown = session.user();
    await settle();
    const { begin, isOther } = inFrame(runtime.port);
    await begin('t1', 'https://host.example');
    expect(server.proofs).toEqual([{ ticket: 't1', host: 'https://host.example' }]);
    const found = isOther();
    // Where nobody was shown yet the host is still waited for, and then the learner.
    await vi.advanceTimersByTimeAsync(8000);
    session.store.getState().signingIn?.restore();
    await settle();
    await shown;
    expect(await found).toBe(other);
  });

  it('a ticket that is not taken leaves nobody here, least of all who was here before', async () => {
    const sent: string[] = [];
    const refused = new LecternError('unauthorized', 'used', { status: 401 });
    const send = (({ name }: { name: string }) => (
      sent.push(name),
      name === 'frameSession.begin' ? Promise.reject(refused) : Promise.resolve(undefined)
    )) as unknown as Send;
    const { begin } = inFrame({
      send,
      session: {} as never,
      outbox: {} as never,
      notices: {} as never,
      routes: {} as never,
      host: {} as never,
    });
    await expect(begin('t1', 'https://host.example')).rejects.toBe(refused);
    expect(sent).toEqual(['frameSession.begin', 'frameSession.end']);
  });
});
