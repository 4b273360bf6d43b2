// Hosts of other protocols (CHAN-10, CHAN-13), and the debug log (CHAN-9).
import { afterEach, describe, expect, it } from 'vitest';
import { connectLti } from '../../../src/bridge/other/connectLti.ts';
import { createLog } from '../../../src/bridge/log/createLog.ts';
import { redact } from '../../../src/bridge/log/redact.ts';
import { tellPluginSize } from '../../../src/bridge/other/tellPluginSize.ts';
import { deliver, fakeWindow, seen } from './fakeWindows.ts';
import { EVIL } from './pair.ts';
import { settled } from './settled.ts';

const PLATFORM = 'https://platform.example';
type Said = Readonly<Record<string, unknown>>;

function launch(how: 'frame' | 'window' = 'frame', origin = PLATFORM) {
  const [platform, tool, top] = [
    fakeWindow(origin),
    fakeWindow('https://portal.example'),
    fakeWindow('https://top.example'),
  ];
  const [said, toTop]: [Said[], Said[]] = [[], []];
  platform.addEventListener('message', (event) => said.push((event as MessageEvent<Said>).data));
  top.addEventListener('message', (event) => toTop.push((event as MessageEvent<Said>).data));
  Object.assign(tool, { top: seen(tool, top), opener: how === 'window' ? seen(tool, platform) : null });
  if (how === 'frame') tool.parent = seen(tool, platform);
  let ids = 0;
  const end = connectLti({
    view: tool as unknown as Window,
    platform: PLATFORM,
    tools: { nonce: () => `id${(ids += 1)}` },
  });
  const answer = (fields: object = {}, event: object = {}) =>
    deliver(tool, {
      data: {
        subject: 'lti.capabilities.response',
        message_id: 'id1',
        supported_messages: [{ subject: 'lti.frameResize' }, { subject: 'lti.setUnloadMessage' }],
        ...fields,
      },
      origin: PLATFORM,
      source: seen(tool, platform),
      ...event,
    });
  return { end, said, toTop, tool, answer };
}
const ends: { close: () => void }[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end.close();
});

describe('a platform of LTI', () => {
  it.each(['frame', 'window'] as const)('in a %s is asked first, and told only what it can do', async (how) => {
    const { end, said, toTop, answer } = launch(how);
    ends.push(end);
    end.size(400);
    end.size(500);
    end.announce('saved');
    await settled();
    expect(said).toEqual([{ subject: 'lti.capabilities', message_id: 'id1' }]);
    answer();
    end.scrollToTop();
    end.leaveGuard(true, 'unsent');
    end.leaveGuard(false);
    await settled();
    expect(said.slice(1)).toEqual([
      { subject: 'lti.frameResize', message_id: 'id2', height: 500 },
      { subject: 'lti.setUnloadMessage', message_id: 'id3', message: 'unsent' },
    ]);
    expect(toTop).toEqual([]);
  });

  it('that can do all of it is told all of it', async () => {
    const { end, said, answer } = launch();
    ends.push(end);
    answer({
      supported_messages: ['lti.scrollToTop', 'lti.screenReaderAlert', 'lti.removeUnloadMessage'].map((subject) => ({
        subject,
      })),
    });
    end.scrollToTop();
    end.announce('saved');
    end.leaveGuard(false);
    await settled();
    expect(said.slice(1).map(({ subject, body }) => [subject, body])).toEqual([
      ['lti.scrollToTop', undefined],
      ['lti.screenReaderAlert', 'saved'],
      ['lti.removeUnloadMessage', undefined],
    ]);
  });

  it.each<[string, object, object]>([
    ['of another origin', {}, { origin: EVIL }],
    ['of another window', {}, { source: {} }],
    ['to another question', { message_id: 'id9' }, {}],
    ['of another subject', { subject: 'lti.capabilities' }, {}],
    ['that lists nothing', { supported_messages: null }, {}],
    ['that lists what is no subject', { supported_messages: [null, 'lti.frameResize', 5] }, {}],
  ])('an answer %s is none', async (_what, fields, event) => {
    const { end, said, answer } = launch();
    ends.push(end);
    end.size(400);
    answer(fields, event);
    await settled();
    expect(said).toHaveLength(1);
  });

  it('of another origin than that of the launch hears nothing', async () => {
    const { end, said } = launch('frame', EVIL);
    ends.push(end);
    await settled();
    expect(said).toEqual([]);
  });

  it('is not heard any more once the page has left', async () => {
    const { end, said, answer, tool } = launch();
    end.size(400);
    end.close();
    answer();
    await settled();
    expect([said.length, tool.listening()]).toEqual([1, 0]);
  });
});

it('a host of plugin.resize is told the height, by that and to its origin alone', async () => {
  const [host, evil, frame] = [
    fakeWindow('https://host.example'),
    fakeWindow(EVIL),
    fakeWindow('https://portal.example'),
  ];
  const said: unknown[] = [];
  for (const one of [host, evil]) one.addEventListener('message', (event) => said.push((event as MessageEvent).data));
  tellPluginSize({ parent: seen(frame, host) }, 'https://host.example', 420);
  tellPluginSize({ parent: seen(frame, evil) }, 'https://host.example', 421);
  tellPluginSize(frame as unknown as Window, 'https://host.example', 422);
  await settled();
  expect(said).toEqual([{ type: 'plugin.resize', payload: { height: 420 } }]);
});

describe('the debug log (CHAN-9)', () => {
  it('keeps the last 200', () => {
    const log = createLog();
    for (let at = 0; at < 450; at += 1) log.add({ at, way: 'in', kind: 'event', name: 'size' });
    expect(log.entries().map(({ at }) => at)).toEqual(Array.from({ length: 200 }, (_, n) => 250 + n));
    const short = createLog(3);
    short.add({ at: 1, way: 'in', kind: 'event', name: 'size' });
    expect(short.entries()).toHaveLength(1);
  });

  it.each([
    [{ height: 5, more: 'secret' }, { height: 5 }],
    [{ phase: 'active' }, { phase: 'active' }],
    [{ on: true, message: 'secret' }, { on: true }],
    [
      { code: 'offline', retryable: true, correlationId: 'secret' },
      { code: 'offline', retryable: true },
    ],
    [{ text: 'secret' }, {}],
    [{ path: '/learn/secret', replace: true }, { replace: true }],
    [{ objectiveId: 'secret' }, {}],
    [{ name: 'secret', detail: { id: 'secret' } }, {}],
    [{ token: 'secret' }, {}],
    [{ theme: 'dark', ticket: 'secret', attributes: { a: 'secret' }, locale: 'x' }, { theme: 'dark' }],
    [{ ticket: 'secret' }, {}],
    [{ text: 'secret' }, {}],
    [null, {}],
    ['secret', {}],
    [{ to: { secret: 1 }, list: ['secret'] }, {}],
  ] as [unknown, object][])('of %j keeps what names nobody', (body, kept) => {
    expect(redact(body)).toEqual(kept);
  });
});
