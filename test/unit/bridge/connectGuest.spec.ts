// The platform's end of the messages of LTI (FRAMED-8, FRAMED-9), and the return point (FRAMED-12).
import { describe, expect, it } from 'vitest';
import { connectGuest, type GuestHandlers } from '../../../src/bridge/guest/connectGuest.ts';
import { createGuestStore, guestLimits } from '../../../src/bridge/guest/guestStore.ts';
import { guestSubjects } from '../../../src/bridge/guest/guestSubjects.ts';
import { readToolReturn, tellToolReturn } from '../../../src/bridge/guest/toolReturn.ts';
import { connectLti } from '../../../src/bridge/other/connectLti.ts';
import { fakeWindow, seen } from './fakeWindows.ts';
import { settled } from './settled.ts';

const [PORTAL, TOOL, EVIL] = ['https://portal.example', 'https://tool.example', 'https://evil.example'];
type Said = Readonly<Record<string, unknown>>;

function open({ origin = TOOL as string | null, store = createGuestStore(), from = TOOL } = {}) {
  const [page, tool] = [fakeWindow(PORTAL), fakeWindow(from)];
  Object.assign(page, { location: { origin: PORTAL }, innerWidth: 1280, innerHeight: 800, scrollY: 40 });
  const answers: Said[] = [];
  tool.addEventListener('message', (event) => answers.push((event as MessageEvent<Said>).data));
  const done: unknown[] = [];
  const note =
    (name: string) =>
    (value?: unknown): void =>
      void done.push(value === undefined ? name : [name, value]);
  const on = {
    size: note('size'),
    scrollToTop: note('top'),
    announce: note('announce'),
    alert: note('alert'),
    leaveGuard: note('guard'),
    returned: note('returned'),
    heard: () => undefined,
  } satisfies GuestHandlers;
  const clock = { now: 0 };
  let guest: Window | null = seen(page, tool);
  const end = connectGuest({
    view: page as unknown as Window,
    guest: () => guest,
    origin,
    store,
    on,
    offset: () => 120,
    now: () => clock.now,
  });
  tool.parent = seen(tool, page);
  const say = async (data: unknown, by = tool) => {
    const before = answers.length;
    seen(by, page).postMessage(data, PORTAL);
    await settled();
    return answers.slice(before);
  };
  const ask = async (subject: string, fields: object = {}) => (await say({ subject, message_id: 'm1', ...fields }))[0];
  return { page, tool, say, ask, done, end, clock, store, gone: () => (guest = null) };
}

describe('a tool in a frame', () => {
  it('FRAMED-8 is told what it may say, by the names that our own tool’s end speaks', async () => {
    const { ask } = open();
    expect(await ask('lti.capabilities')).toEqual({
      subject: 'lti.capabilities.response',
      message_id: 'm1',
      supported_messages: guestSubjects.map((subject) => ({ subject })),
    });
  });

  it('FRAMED-8 both ends of the protocol speak with each other', async () => {
    const { tool, done } = open();
    const host = connectLti({
      view: tool as unknown as Window,
      platform: PORTAL,
      tools: { nonce: () => Math.random().toString(36) },
    });
    await settled();
    host.size(640);
    host.announce('Saved');
    host.scrollToTop();
    host.leaveGuard(true);
    await settled();
    expect(done).toEqual([['size', 640], ['announce', 'Saved'], 'top', ['guard', true]]);
    host.close();
  });

  it.each([
    [400, 400],
    ['512', 512],
    ['600px', 600],
    [20.2, 100],
    [99_999, 10_000],
  ])('FRAMED-4 asks for a height of %s', async (height, given) => {
    const { ask, done } = open();
    expect(await ask('lti.frameResize', { height })).toMatchObject({ height: given });
    expect(done).toEqual([['size', given]]);
  });

  it.each([[-1], [0], [NaN], [Infinity], ['100vh'], ['1e9'], [null], [{}], [undefined]])(
    'FRAMED-8 a height of %s is a bad request',
    async (height) => {
      const { ask, done } = open();
      expect(await ask('lti.frameResize', { height })).toMatchObject({ error: { code: 'bad_request' } });
      expect(done).toEqual([]);
    },
  );

  it('FRAMED-4 a tool that knows `plugin.resize` alone is as high as it says', async () => {
    const { say, done } = open();
    expect(await say({ type: 'plugin.resize', payload: { height: 300 } })).toEqual([]);
    await say({ type: 'plugin.resize', payload: null });
    expect(done).toEqual([['size', 300]]);
  });

  it('FRAMED-8 asks how large the window is', async () => {
    const { ask } = open();
    expect(await ask('lti.fetchWindowSize')).toMatchObject({ height: 800, width: 1280, offset: 120, scrollY: 40 });
  });

  it('FRAMED-8 what it says to a person is cut, and an empty alert is refused', async () => {
    const { ask, done } = open();
    await ask('lti.showAlert', { body: `  ${'a'.repeat(5000)}` });
    expect(await ask('lti.showAlert', { body: { html: '<b>' } })).toMatchObject({ error: { code: 'bad_request' } });
    await ask('lti.screenReaderAlert', { body: 'Step 2' });
    await ask('lti.removeUnloadMessage');
    expect(done).toEqual([
      ['alert', 'a'.repeat(1000)],
      ['announce', 'Step 2'],
      ['guard', false],
    ]);
  });

  it('FRAMED-8 a subject that nobody knows is answered, also one that every object has', async () => {
    const { ask } = open();
    for (const subject of ['lti.unknown', 'constructor', '__proto__', 'lti.capabilities.response'])
      expect(await ask(subject)).toMatchObject({ error: { code: 'unsupported_subject' } });
  });

  it.each([[null], ['text'], [42], [[]], [{}], [{ subject: 7 }], [{ subject: 'lti.get_data', key: 'a' }]])(
    'FRAMED-8 %j is not answered',
    async (data) => {
      const { say, done } = open();
      expect(await say(data)).toEqual([]);
      expect(done).toEqual([]);
    },
  );

  it('FRAMED-8 another window is not heard, whatever its origin', async () => {
    const { say, done } = open();
    const other = fakeWindow(TOOL);
    expect(await say({ subject: 'lti.frameResize', message_id: 'a', height: 300 }, other)).toEqual([]);
    expect(done).toEqual([]);
  });

  it('FRAMED-8 another origin in the frame is told that it is the wrong one', async () => {
    const { ask, done, store } = open({ from: EVIL });
    for (const subject of guestSubjects)
      expect(await ask(subject, { key: 'a', value: 'b', height: 300, body: 'x' })).toMatchObject({
        error: { code: 'wrong_origin' },
      });
    expect(done).toEqual([]);
    expect(store.get(EVIL, 'a')).toBeNull();
  });

  it.each(['null', 'chrome-extension://abc'])('FRAMED-8 a page of the origin %s is not heard', async (from) => {
    const { ask, done } = open({ origin: null, from });
    expect(await ask('lti.frameResize', { height: 300 })).toBeUndefined();
    expect(done).toEqual([]);
  });

  it('FRAMED-8 at most fifty messages a second are taken', async () => {
    const { say, done, clock } = open();
    for (let times = 0; times < 80; times += 1) await say({ subject: 'lti.scrollToTop', message_id: 'a' });
    expect(done).toHaveLength(50);
    clock.now = 1001;
    await say({ subject: 'lti.scrollToTop', message_id: 'a' });
    expect(done).toHaveLength(51);
  });

  it('FRAMED-8 after its end, or without its frame, nothing is heard', async () => {
    const first = open();
    first.gone();
    expect(await first.ask('lti.capabilities')).toBeUndefined();
    const second = open();
    second.end();
    expect(await second.ask('lti.capabilities')).toBeUndefined();
    expect(second.page.listening()).toBe(0);
  });
});

describe('what a tool keeps', () => {
  it('FRAMED-9 is there for its own origin in the next document, and for no other', async () => {
    const store = createGuestStore();
    const first = open({ store });
    expect(await first.ask('lti.put_data', { key: 'state', value: 's1' })).toEqual({
      subject: 'lti.put_data.response',
      message_id: 'm1',
      key: 'state',
      value: 's1',
    });
    expect(await open({ store }).ask('lti.get_data', { key: 'state' })).toMatchObject({ value: 's1' });
    expect(await open({ store, origin: null, from: EVIL }).ask('lti.get_data', { key: 'state' })).toMatchObject({
      value: null,
    });
    await first.ask('lti.put_data', { key: 'state', value: null });
    expect(await first.ask('lti.get_data', { key: 'state' })).toMatchObject({ value: null });
  });

  it.each([
    ['no key', { value: 'a' }],
    ['an empty key', { key: '', value: 'a' }],
    ['a key that is no text', { key: 1, value: 'a' }],
    ['a value that is no text', { key: 'a', value: { b: 1 } }],
  ])('FRAMED-9 %s is a bad request', async (_, fields) => {
    const { ask } = open();
    expect(await ask('lti.put_data', fields)).toMatchObject({ error: { code: 'bad_request' } });
  });

  it('FRAMED-9 has room for so many texts, and loses nothing where there is none left', async () => {
    const { ask, store } = open();
    const { keys, key, total } = guestLimits;
    expect(await ask('lti.put_data', { key: 'a', value: 'x'.repeat(total) })).toMatchObject({
      error: { code: 'storage_exhaustion' },
    });
    expect(await ask('lti.put_data', { key: 'a', value: 'x'.repeat(total - 1) })).toMatchObject({ key: 'a' });
    expect(await ask('lti.put_data', { key: 'b', value: '' })).toMatchObject({ error: { code: 'storage_exhaustion' } });
    expect(store.get(TOOL, 'a')).toHaveLength(total - 1);
    expect(await ask('lti.put_data', { key: 'a', value: 'y' })).toMatchObject({ value: 'y' });
    expect(store.put(TOOL, 'k'.repeat(key + 1), '')).toBe(false);
    for (let made = 1; made < keys; made += 1) expect(store.put(TOOL, `k${made}`, '')).toBe(true);
    expect(store.put(TOOL, 'one more', '')).toBe(false);
    expect(store.put(TOOL, 'k1', 'again')).toBe(true);
    expect(store.put(EVIL, 'own room', '')).toBe(true);
  });
});

describe('the return point', () => {
  it('FRAMED-12 tells the page around it what the tool said, and nothing for logs', async () => {
    const { tool, page, done } = open({ origin: null, from: PORTAL });
    const said = readToolReturn('?lti_errormsg=No+such+quiz&lti_msg=%20&lti_errorlog=secret');
    expect(said).toEqual({ message: '', error: 'No such quiz' });
    tellToolReturn({ parent: seen(tool, page), location: { origin: PORTAL } as Location }, said);
    await settled();
    expect(done).toEqual([['returned', said]]);
  });

  it('FRAMED-12 is heard from the portal’s own origin alone', async () => {
    const { say, done } = open();
    await say({ ns: 'lectern', v: 1, name: 'tool.returned', body: { message: 'a', error: '' } });
    expect(done).toEqual([]);
  });
});
