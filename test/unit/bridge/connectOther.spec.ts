// The page's end where its host speaks LTI's messages or `plugin.resize` alone (CHAN-10, CHAN-13).
import { describe, expect, it } from 'vitest';
import { connectOther } from '../../../src/bridge/other/connectOther.ts';
import type { LogEntry } from '../../../src/bridge/log/logEntry.ts';
import { originOfParent } from '../../../src/bridge/channel/originOfParent.ts';
import { otherProtocol } from '../../../src/bridge/other/otherProtocol.ts';
import { deliver, fakeWindow, seen } from './fakeWindows.ts';
import { EVIL } from './pair.ts';
import { settled } from './settled.ts';

const HOST = 'https://host.example';
interface Case {
  readonly speaks: 'lti' | 'plugin';
  /** What the browser tells of the parent, who the parent truly is, and whether it is listed. */
  readonly told?: string;
  readonly truly?: string;
  readonly isListed?: boolean;
}

function framed({ speaks, told = HOST, truly = HOST, isListed = true }: Case) {
  const [host, page] = [fakeWindow(truly), fakeWindow('https://portal.example')];
  const said: Readonly<Record<string, unknown>>[] = [];
  host.addEventListener('message', (event) =>
    said.push((event as MessageEvent<Readonly<Record<string, unknown>>>).data),
  );
  page.parent = seen(page, host);
  const log: LogEntry[] = [];
  let late = () => {};
  let ids = 0;
  const end = connectOther(
    {
      view: page as unknown as Window,
      host: { speaks, origin: told },
      allowed: (origin) => Promise.resolve(isListed && origin === HOST),
      log: (entry) => log.push(entry),
    },
    { now: () => 7, nonce: () => `id${(ids += 1)}`, after: (_time, run) => ((late = run), () => (late = () => {})) },
  );
  const answer = (subjects: readonly string[], event: object = {}) =>
    deliver(page, {
      data: {
        subject: 'lti.capabilities.response',
        message_id: 'id1',
        supported_messages: subjects.map((subject) => ({ subject })),
      },
      origin: HOST,
      source: seen(page, host),
      ...event,
    });
  return { end, said, log, page, answer, wait: () => late() };
}

const tellAll = ({ end }: ReturnType<typeof framed>) => {
  end.tell('leave-guard', { on: true, message: 'unsent' });
  end.tell('announce', { text: 'saved', polite: true });
  end.tell('size', { height: 400 });
  end.tell('size', { height: 420 });
  end.tell('scroll.to', { top: 0 });
  end.tell('scroll.to', { top: 90 });
  end.tell('session.state', { phase: 'active' });
  end.tell('course.opened', { objectiveId: 'secret' });
  end.tell('title', { text: 'secret' });
};

it.each([
  ['?lectern.host=lti', 'lti'],
  ['?a=1&lectern.host=plugin', 'plugin'],
  ['?lectern.host=LTI', null],
  ['?lectern.host=toString', null],
  ['', null],
] as const)('%j speaks %j', (search, speaks) => expect(otherProtocol(search)).toBe(speaks));

it.each([
  [[HOST, 'https://top.example'], 'https://other.example/page', HOST],
  [undefined, `${HOST}/page?a=1`, HOST],
  [[], `${HOST}/`, HOST],
  [['null'], `${HOST}/`, ''],
  [undefined, '', ''],
] as const)('of the ancestors %j and the referrer %j the parent is %j', (ancestorOrigins, referrer, origin) => {
  expect(originOfParent({ location: { ...(ancestorOrigins && { ancestorOrigins }) }, document: { referrer } })).toBe(
    origin,
  );
});

describe('a host of LTI', () => {
  it('is told what it can do of it, also what was told before it had answered, and nothing else', async () => {
    const page = framed({ speaks: 'lti' });
    tellAll(page);
    await settled();
    expect([page.end.state(), page.said]).toEqual(['waiting', [{ subject: 'lti.capabilities', message_id: 'id1' }]]);
    page.answer(['lti.frameResize', 'lti.setUnloadMessage', 'lti.screenReaderAlert']);
    expect([page.end.state(), page.end.caps(), page.end.host()]).toEqual(['open', ['size', 'announce'], HOST]);
    expect((await page.end.welcome).origin).toBe(HOST);
    tellAll(page);
    await settled();
    const told = ['lti.setUnloadMessage', 'lti.screenReaderAlert', 'lti.frameResize'];
    expect(page.said.slice(1).map(({ subject }) => subject)).toEqual([
      ...told,
      ...told.slice(0, 2),
      'lti.frameResize',
      'lti.frameResize',
    ]);
    expect(page.said.find(({ subject }) => subject === 'lti.frameResize')).toMatchObject({ height: 420 });
    expect(JSON.stringify(page.said)).not.toContain('secret');
  });

  it('that takes no height has a page that scrolls by itself', async () => {
    const page = framed({ speaks: 'lti' });
    await settled();
    page.answer(['lti.screenReaderAlert']);
    expect([page.end.state(), page.end.caps()]).toEqual(['open', ['announce']]);
  });

  it.each([
    ['another origin', { origin: EVIL }],
    ['another window', { source: {} }],
  ])('is not answered for by %s; without an answer the page goes on alone', async (_who, event) => {
    const page = framed({ speaks: 'lti' });
    await settled();
    page.answer(['lti.frameResize'], event);
    expect(page.end.state()).toBe('waiting');
    page.wait();
    await expect(page.end.welcome).rejects.toMatchObject({ code: 'handshake_timeout' });
    tellAll(page);
    await settled();
    expect([page.end.state(), page.said.length, page.page.listening()]).toEqual(['unmanaged', 1, 0]);
  });
});

it('a host of plugin.resize is told heights alone', async () => {
  const page = framed({ speaks: 'plugin' });
  tellAll(page);
  await settled();
  expect([page.end.state(), page.end.caps()]).toEqual(['open', ['size']]);
  expect(page.said).toEqual([{ type: 'plugin.resize', payload: { height: 420 } }]);
});

describe('the debug log (CHAN-9)', () => {
  const lines = (log: readonly LogEntry[]) => log.map(({ way, name, guard, body }) => [way, name, guard ?? body]);

  it('has what crosses to and from a host of LTI, what was refused, and no word that was said', async () => {
    const page = framed({ speaks: 'lti' });
    tellAll(page);
    await settled();
    page.answer(['lti.frameResize'], { origin: EVIL });
    page.answer(['lti.frameResize'], { source: {} });
    page.answer(['lti.frameResize', 'lti.setUnloadMessage', 'lti.screenReaderAlert']);
    expect(lines(page.log)).toEqual([
      ['out', 'lti.capabilities', {}],
      ['refused', 'lti.capabilities.response', 'origin'],
      ['refused', 'lti.capabilities.response', 'source'],
      ['in', 'lti.capabilities.response', {}],
      ['out', 'lti.setUnloadMessage', {}],
      ['out', 'lti.screenReaderAlert', {}],
      ['out', 'lti.frameResize', { height: 420 }],
    ]);
    expect(page.log[0]).toMatchObject({ at: 7, kind: 'lti' });
    expect(page.end.counts()).toEqual({ sent: 4, taken: 1, rejected: { origin: 1, source: 1 } });
  });

  it('has the heights of a host of plugin.resize', async () => {
    const page = framed({ speaks: 'plugin' });
    tellAll(page);
    await settled();
    expect(lines(page.log)).toEqual([['out', 'plugin.resize', { height: 420 }]]);
  });
});

it.each<[string, Omit<Case, 'speaks'>]>([
  ['is not listed', { isListed: false }],
  ['is another one', { told: EVIL, truly: EVIL }],
  ['is unknown to the browser', { told: '' }],
  ['is another one than the browser told', { truly: EVIL }],
])('a host that %s hears nothing', async (_what, of) => {
  for (const speaks of ['lti', 'plugin'] as const) {
    const page = framed({ speaks, ...of });
    await settled();
    tellAll(page);
    page.answer(['lti.frameResize'], { origin: EVIL });
    await settled();
    expect(page.said).toEqual([]);
  }
});

it('asks no other host for a session: that it cannot is answered at once (SESS-16); its calls are unsupported, and it ends', async () => {
  const { end, said, page } = framed({ speaks: 'lti' });
  await settled();
  let denials = 0;
  end.on('session.denied', () => (denials += 1));
  end.tell('session.relogin-required', { reason: '401', attempt: 1 });
  expect(denials).toBe(1);
  await expect(end.call('session.getToken', { reason: 'start' })).rejects.toMatchObject({ code: 'unsupported' });
  end.close();
  expect([end.state(), said.length, page.listening()]).toEqual(['closed', 1, 0]);
});
