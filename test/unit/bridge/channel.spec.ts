// Both ends with each other (CHAN-1, CHAN-3, CHAN-5, CHAN-6).
import { afterEach, describe, expect, it } from 'vitest';
import { LecternError } from '../../../src/errors.ts';
import { frameOf, HOST, hostOf, reaches, windows } from './pair.ts';

const open: { close: () => void }[] = [];
const both = (more: Parameters<typeof hostOf>[1] = {}) => {
  const pair = windows();
  const [host, frame] = [hostOf(pair, more), frameOf(pair)];
  open.push(host, frame);
  return { ...pair, hostEnd: host, frameEnd: frame };
};
afterEach(() => {
  for (const end of open.splice(0)) end.close();
});

describe('the channel', () => {
  it('opens by hello, welcome and ready, and says how the page should look (CHAN-1)', async () => {
    const { hostEnd, frameEnd } = both();
    expect(await frameEnd.welcome).toEqual({ origin: HOST, config: { locale: 'ar' }, caps: ['session.getToken'] });
    await reaches(hostEnd, 'open');
    expect(frameEnd.state()).toBe('open');
    expect(hostEnd.caps()).toEqual(['viewport']);
    expect(frameEnd.caps()).toEqual(['session.getToken']);
  });

  it('opens in whichever order the sides are loaded (CHAN-6)', async () => {
    const pair = windows();
    const frame = frameOf(pair);
    await new Promise((resolve) => setTimeout(resolve, 50));
    const host = hostOf(pair);
    open.push(frame, host);
    await Promise.all([reaches(host, 'open'), reaches(frame, 'open')]);
  });

  it('tells events in their order, those from before it was open too (CHAN-6)', async () => {
    const { hostEnd, frameEnd } = both();
    const seenPaths: string[] = [];
    hostEnd.on('route', ({ path }) => seenPaths.push(path));
    for (let n = 0; n < 20; n += 1) frameEnd.tell('route', { path: `/learn/courses/${n}`, replace: false });
    await expect.poll(() => seenPaths).toEqual(Array.from({ length: 20 }, (_, n) => `/learn/courses/${n}`));
  });

  it('answers calls, both ways, several at once (CHAN-5)', async () => {
    const { hostEnd, frameEnd } = both();
    frameEnd.answer('ping', ({ text }) => ({ text }));
    frameEnd.answer('route.go', () => undefined);
    hostEnd.answer('session.getToken', ({ reason }) => Promise.resolve({ token: `for ${reason}` }));
    const answers = await Promise.all([
      hostEnd.call('ping', { text: 'a' }),
      hostEnd.call('ping', { text: 'b' }),
      frameEnd.call('session.getToken', { reason: 'start' }),
      hostEnd.call('route.go', { path: '/learn/courses' }),
    ]);
    expect(answers).toEqual([{ text: 'a' }, { text: 'b' }, { token: 'for start' }, undefined]);
  });

  it('answers a failure by its code, and what nobody foresaw by an id alone (CHAN-11)', async () => {
    const { hostEnd, frameEnd } = both();
    frameEnd.answer('ping', () => {
      throw new Error('secret of the page');
    });
    frameEnd.answer('route.go', () => {
      throw new LecternError('not_found', 'secret too');
    });
    const [unforeseen, refused] = await Promise.allSettled([
      hostEnd.call('ping', {}),
      hostEnd.call('route.go', { path: '/learn/x' }),
    ]);
    expect(refused).toMatchObject({ reason: { code: 'not_found' } });
    expect(unforeseen).toMatchObject({
      reason: { code: 'internal', detail: { correlationId: expect.stringMatching(/^[0-9a-f]{32}$/) } },
    });
    expect(JSON.stringify([unforeseen, refused])).not.toContain('secret');
  });
});
