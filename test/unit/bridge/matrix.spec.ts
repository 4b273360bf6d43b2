// Loading, leaving, waiting: what a channel does when one of its sides is not there (CHAN-1, CHAN-2, CHAN-5, CHAN-6).
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { limits } from '../../../src/bridge/messages/limits.ts';
import { EVIL, frameOf, HOST, hostOf, windows } from './pair.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

// Ports speak by tasks of their own, which no fake clock moves.
const settled = async () => {
  for (let n = 0; n < 20; n += 1) await new Promise((resolve) => setImmediate(resolve));
};
const later = async (milliseconds: number) => {
  await vi.advanceTimersByTimeAsync(milliseconds);
  await settled();
};

describe('a frame without a host that answers', () => {
  it('goes on by itself after 10 s, and says hello now and then until then', async () => {
    const pair = windows();
    const hellos: unknown[] = [];
    pair.host.addEventListener('message', ({ data }: Event & { data?: unknown }) => hellos.push(data));
    const end = frameOf(pair);
    await later(9999);
    expect(end.state()).toBe('waiting');
    await later(1);
    expect(end.state()).toBe('unmanaged');
    await expect(end.welcome).rejects.toMatchObject({ code: 'handshake_timeout' });
    expect(hellos).toHaveLength(6);
    await later(60_000);
    expect(hellos).toHaveLength(6);
    expect(JSON.stringify(hellos)).not.toMatch(/token|ticket|session/);
    end.close();
  });

  it('takes a welcome that comes later, with how to look as config.set', async () => {
    const pair = windows();
    let go!: (config: { locale: string }) => void;
    const host = hostOf(pair, { config: () => new Promise((resolve) => (go = resolve)) });
    const end = frameOf(pair);
    const configs: unknown[] = [];
    end.on('config.set', (config) => configs.push(config));
    await later(10_000);
    expect([host.state(), end.state()]).toEqual(['unmanaged', 'unmanaged']);
    go({ locale: 'ar' });
    await settled();
    expect([host.state(), end.state()]).toEqual(['open', 'open']);
    expect(configs).toEqual([{ locale: 'ar' }]);
    host.close();
    end.close();
  });

  it('is on its own at once where nobody holds it', async () => {
    const pair = windows();
    pair.frame.parent = pair.frame;
    const end = frameOf(pair);
    expect(end.state()).toBe('unmanaged');
    await expect(end.welcome).rejects.toMatchObject({ code: 'handshake_timeout' });
    end.close();
  });

  it('is unmanaged at its host too, which lets calls time out and drops none of its handlers', async () => {
    const pair = windows();
    const host = hostOf(pair);
    const call = host.call('ping', { text: 'a' }).catch((error: unknown) => error);
    await later(limits.wait);
    expect(host.state()).toBe('unmanaged');
    expect(await call).toMatchObject({ code: 'timeout', detail: { call: 'ping' } });
    const end = frameOf(pair);
    end.answer('ping', ({ text }) => ({ text }));
    await settled();
    expect(host.state()).toBe('open');
    expect(await host.call('ping', { text: 'b' })).toEqual({ text: 'b' });
    host.close();
    end.close();
  });
});

describe('who may be the host (CHAN-2)', () => {
  it.each([EVIL, 'null', 'https://host.example.evil.example', 'http://host.example'])(
    'does not answer %s',
    async (origin) => {
      const pair = windows(origin);
      const [host, end] = [hostOf(pair), frameOf(pair)];
      await settled();
      expect(end.state()).toBe('waiting');
      expect(host.counts().taken).toBe(0);
      expect(end.counts().rejected).toEqual({ origin: 1 });
      await later(limits.wait);
      expect([host.state(), end.state()]).toEqual(['unmanaged', 'unmanaged']);
      host.close();
      end.close();
    },
  );

  it.each([EVIL, 'null', 'https://portal.example.evil.example'])(
    'and a host does not welcome a page of %s',
    async (origin) => {
      const pair = windows(HOST, origin);
      const [host, end] = [hostOf(pair), frameOf(pair)];
      await settled();
      expect(host.counts().rejected).toEqual({ origin: 1 });
      expect(end.state()).toBe('waiting');
      host.close();
      end.close();
    },
  );

  it('stays on its own where the list cannot be read', async () => {
    const pair = windows();
    const [host, end] = [hostOf(pair), frameOf(pair, { allowed: () => Promise.reject(new Error('offline')) })];
    await settled();
    expect(end.state()).toBe('waiting');
    host.close();
    end.close();
  });

  it.each(['null', 'https://portal.example/', 'https://portal.example/learn', 'portal.example', ''])(
    'a host cannot be made for %s',
    (origin) => {
      expect(() => hostOf(windows(), { origin })).toThrow(expect.objectContaining({ code: 'config' }));
    },
  );
});

describe('versions', () => {
  it.each([
    [[1], [1, 2], 'open'],
    [[1, 2], [1], 'open'],
    [[2], [2, 1], 'open'],
    [[1], [2], 'unmanaged'],
  ])('frame %j with host %j: %s', async (ours, theirs, state) => {
    const pair = windows();
    const [host, end] = [hostOf(pair, {}, { protocols: theirs }), frameOf(pair, {}, { protocols: ours })];
    await settled();
    expect(end.state()).toBe(state);
    if (state === 'unmanaged') await expect(end.welcome).rejects.toMatchObject({ code: 'unsupported_version' });
    host.close();
    end.close();
  });
});

describe('a page that is loaded again', () => {
  it('rejects calls that wait, welcomes it again, and sends it what is told meanwhile (CHAN-6)', async () => {
    const pair = windows();
    let asked = 0;
    const host = hostOf(pair, { config: () => ({ locale: `x${(asked += 1)}` }) });
    const before = frameOf(pair);
    before.answer('ping', () => new Promise<never>(() => undefined));
    await settled();
    const waiting = host.call('ping', {}).catch((error: unknown) => error);
    await settled();
    pair.frame.dispatchEvent(new Event('pagehide'));
    await settled();
    expect(host.state()).toBe('waiting');
    expect(await waiting).toMatchObject({ code: 'connection_reset' });
    // While nobody is there.
    const during = host.call('ping', { text: 'during' });
    host.tell('focus.enter', { from: 'end' });
    before.close();
    const after = frameOf(pair);
    const heard: unknown[] = [];
    after.on('focus.enter', (body) => heard.push(body));
    after.answer('ping', ({ text }) => ({ text }));
    expect((await after.welcome).config).toEqual({ locale: 'x2' });
    expect(await during).toEqual({ text: 'during' });
    expect(heard).toEqual([{ from: 'end' }]);
    host.close();
    after.close();
  });

  it('without a word of leaving is noticed by its hello', async () => {
    const pair = windows();
    const host = hostOf(pair);
    frameOf(pair).answer('ping', () => new Promise<never>(() => undefined));
    await settled();
    const waiting = host.call('ping', {}).catch((error: unknown) => error);
    const after = frameOf(pair);
    await settled();
    expect(await waiting).toMatchObject({ code: 'connection_reset' });
    expect([host.state(), after.state()]).toEqual(['open', 'open']);
    host.close();
  });

  it('says hello again when it comes back from the cache of the browser, and only then', async () => {
    const pair = windows();
    const host = hostOf(pair);
    const end = frameOf(pair);
    const configs: unknown[] = [];
    end.on('config.set', (config) => configs.push(config));
    await settled();
    pair.frame.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    await settled();
    expect(configs).toEqual([]);
    pair.frame.dispatchEvent(new Event('pagehide'));
    pair.frame.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await settled();
    expect([host.state(), end.state()]).toEqual(['open', 'open']);
    expect(configs).toEqual([{ locale: 'ar' }]);
    host.close();
    end.close();
  });

  it('finds another host’s end when the first has closed', async () => {
    const pair = windows();
    const first = hostOf(pair);
    const end = frameOf(pair);
    await settled();
    first.close();
    await settled();
    expect(end.state()).toBe('waiting');
    const second = hostOf(pair);
    await later(300);
    expect([second.state(), end.state()]).toEqual(['open', 'open']);
    second.close();
    end.close();
  });
});

describe('an end that is closed', () => {
  it('leaves no listener and no timer, and tells the other side', async () => {
    const pair = windows();
    const [host, end] = [hostOf(pair), frameOf(pair)];
    await settled();
    const waiting = end.call('session.getToken', { reason: 'start' }).catch((error: unknown) => error);
    end.close();
    host.close();
    await settled();
    expect(await waiting).toMatchObject({ code: 'connection_reset' });
    expect([pair.host.listening(), pair.frame.listening(), vi.getTimerCount()]).toEqual([0, 0, 0]);
    await expect(end.call('session.getToken', { reason: 'start' })).rejects.toMatchObject({ code: 'connection_reset' });
    expect(() => end.tell('loaded', {})).not.toThrow();
  });

  it('leaves nothing before it was open either', async () => {
    const pair = windows();
    const [host, end] = [hostOf(pair, { config: () => new Promise(() => undefined) }), frameOf(pair)];
    await settled();
    host.close();
    end.close();
    await expect(end.welcome).rejects.toMatchObject({ code: 'connection_reset' });
    expect([pair.host.listening(), pair.frame.listening(), vi.getTimerCount()]).toEqual([0, 0, 0]);
  });
});

describe('several channels', () => {
  it('of one page do not hear each other', async () => {
    const one = windows();
    const other = { host: one.host, frame: windows().frame };
    const { seen } = await import('./fakeWindows.ts');
    other.frame.parent = seen(other.frame, one.host);
    const ends = [hostOf(one), hostOf(other), frameOf(one), frameOf(other)] as const;
    await settled();
    expect(ends.map((end) => end.state())).toEqual(['open', 'open', 'open', 'open']);
    const heard: string[] = [];
    ends[0].on('title', ({ text }) => heard.push(`one ${text}`));
    ends[1].on('title', ({ text }) => heard.push(`other ${text}`));
    ends[2].tell('title', { text: 'a' });
    ends[3].tell('title', { text: 'b' });
    await settled();
    expect(heard.sort()).toEqual(['one a', 'other b']);
    expect(ends[0].counts().rejected).toEqual({ source: 1 });
    for (const end of ends) end.close();
  });
});

describe('the queue (CHAN-6)', () => {
  it('keeps a hundred in their order, sends them no faster than they are taken, and refuses more', async () => {
    const pair = windows();
    const host = hostOf(pair);
    for (let n = 0; n < 101; n += 1) host.tell('focus.enter', { from: n % 2 ? 'end' : 'start' });
    expect(host.counts().rejected).toEqual({ outbox: 1 });
    await expect(host.call('ping', {})).rejects.toMatchObject({ code: 'rate_limited' });
    const end = frameOf(pair);
    let heard = 0;
    end.on('focus.enter', () => (heard += 1));
    await settled();
    expect(heard).toBe(40);
    await later(1000);
    expect(heard).toBe(80);
    await later(1000);
    expect(heard).toBe(100);
    expect(end.counts().rejected).toEqual({});
    host.close();
    end.close();
  });

  it('keeps of heights and the like the newest alone', async () => {
    const pair = windows();
    const end = frameOf(pair);
    for (let height = 100; height < 400; height += 1) end.tell('size', { height });
    const host = hostOf(pair);
    const heights: number[] = [];
    host.on('size', ({ height }) => heights.push(height));
    await later(300);
    expect(heights).toEqual([399]);
    host.close();
    end.close();
  });
});
