// A sign-out while commands wait to be sent (SESS-11), and who has asked for it (SESS-19).
import { describe, expect, it, vi } from 'vitest';
import { createLeaving, type LeavingDeps } from '../../../src/commands/createLeaving.ts';

type By = 'host' | undefined;

/** Commands that are being sent until `arrive` is called, and of which some are left. */
function leaving(left: number) {
  let arrive = () => {};
  const sent = new Promise<void>((resolve) => (arrive = resolve));
  const shown: { readonly id: string; readonly action?: { readonly run: () => void } }[] = [];
  const deps = {
    outbox: { send: () => sent, store: { getState: () => Array.from({ length: left }), subscribe: () => () => {} } },
    notices: {
      show: (notice: object) => shown.push({ ...notice, id: String(shown.length) }),
      close: () => undefined,
      store: { getState: () => ({ shown, announcement: '' }), subscribe: () => () => {} },
    },
    locale: { load: async () => undefined, tag: () => 'en-US', translate: () => (key: string) => key },
  } as unknown as LeavingDeps;
  return { leave: createLeaving(deps), arrive, shown };
}

describe('a sign-out while another one is being sent', () => {
  it.each<[string, readonly [By, By], number, readonly string[]]>([
    ['the learner, then the host: nobody is asked, SESS-19', [undefined, 'host'], 1, ['second']],
    ['the host, then the learner: nobody is asked, SESS-19', ['host', undefined], 1, ['first']],
    ['the learner twice: asked, SESS-11', [undefined, undefined], 1, []],
    ['the learner, then the host, nothing left', [undefined, 'host'], 0, ['second']],
    ['the learner twice, nothing left', [undefined, undefined], 0, ['second']],
  ])('%s', async (_, [one, two], left, out) => {
    const { leave, arrive, shown } = leaving(left);
    const done: string[] = [];
    const first = leave(() => done.push('first'), one);
    await leave(() => done.push('second'), two);
    expect(done).toEqual([]);
    arrive();
    await first;
    expect(done).toEqual(out);
    expect(shown.length).toBe(out.length > 0 ? 0 : 1);
    shown[0]?.action?.run();
    expect(done).toEqual(out.length > 0 ? out : ['second']);
  });

  it('begins anew after the first has ended', async () => {
    const { leave, arrive } = leaving(0);
    const done = vi.fn();
    arrive();
    await leave(done, 'host');
    await leave(done);
    expect(done).toHaveBeenCalledTimes(2);
  });
});
