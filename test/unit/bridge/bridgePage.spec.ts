// The helper page of frames: what it was opened for, whom it tells, and who believes it (BRIDGE-1 to BRIDGE-3).
import { describe, expect, it } from 'vitest';
import { bridgeTargets } from '../../../src/bridge/window/bridgeTargets.ts';
import { readBridgeMessage } from '../../../src/bridge/window/readBridgeMessage.ts';
import { readFlag, type Flag } from '../../../src/bridge/window/readFlag.ts';
import { bridgeListener, tellBridge } from '../../../src/bridge/window/tellBridge.ts';
import { isListedOrigin } from '../../../src/routes/isListedOrigin.ts';
import { ownAddress } from '../../../src/routes/ownAddress.ts';
import { EVIL, HOST, PORTAL } from './pair.ts';
import { fits } from './verdict.ts';

const own = (wanted: string) => ownAddress(wanted, new URL(PORTAL));
const challenge = 'a'.repeat(43);

describe('its flags (BRIDGE-2)', () => {
  it.each<[string, Flag | null]>([
    ['?logout=1', { kind: 'logout' }],
    ['?relogin=1', { kind: 'relogin', challenge: null }],
    [`?relogin=1&challenge=${challenge}`, { kind: 'relogin', challenge }],
    [`?relogin=1&challenge=${challenge}&provider=x`, { kind: 'relogin', challenge }],
    ['?nav=/learn/courses', { kind: 'nav', path: '/learn/courses' }],
    [`?nav=${encodeURIComponent('/learn/certificate/1?x=1')}`, { kind: 'nav', path: '/learn/certificate/1?x=1' }],
    ['', null],
    ['?', null],
    ['?logout=0', null],
    ['?logout', null],
    ['?logout=1&logout=1', null],
    ['?logout=1&relogin=1', null],
    ['?logout=1&nav=/learn', null],
    ['?relogin=true', null],
    ['?relogin=1&challenge=short', null],
    [`?relogin=1&challenge=${challenge}&challenge=${challenge}`, null],
    ['?nav=', null],
    ['?nav=https://evil.example/learn', null],
    ['?nav=javascript:alert(1)', null],
    ['?nav=/learn/bridge?logout=1', null],
    ['?constructor=1', null],
    ['?LOGOUT=1', null],
  ])('%s', (search, flag) => {
    expect(readFlag(search, own)).toEqual(flag);
  });
});

const listed = [HOST, 'https://*.tenant.example', 'not an origin', 'null', 'https://second.example'];
const places = { own: PORTAL, listed, isListed: (origin: string) => isListedOrigin(listed, origin), known: null };

describe('whom it tells (BRIDGE-2)', () => {
  it.each<[string, Flag, string | null, readonly string[]]>([
    [
      'signing out: itself, each listed host, never a pattern',
      { kind: 'logout' },
      null,
      [PORTAL, HOST, 'https://second.example'],
    ],
    [
      'signing out, to a host that a pattern lists and the browser names',
      { kind: 'logout' },
      'https://a.tenant.example',
      [PORTAL, HOST, 'https://second.example', 'https://a.tenant.example'],
    ],
    [
      'signing in without a code: the same',
      { kind: 'relogin', challenge: null },
      null,
      [PORTAL, HOST, 'https://second.example'],
    ],
    ['a code: itself alone', { kind: 'relogin', challenge }, HOST, [PORTAL]],
    ['a path, when nobody is known: nobody', { kind: 'nav', path: '/learn' }, null, []],
    ['a path to a known host', { kind: 'nav', path: '/learn' }, HOST, [HOST]],
    ['a path to itself', { kind: 'nav', path: '/learn' }, PORTAL, [PORTAL]],
    ['a path to a host that is not listed: nobody', { kind: 'nav', path: '/learn' }, EVIL, []],
    [
      'signing out, never to a host that is not listed',
      { kind: 'logout' },
      EVIL,
      [PORTAL, HOST, 'https://second.example'],
    ],
  ])('%s', (_what, flag, known, targets) => {
    expect(bridgeTargets(flag, { ...places, known })).toEqual(targets);
  });

  it('speaks to whoever opened it, else to whoever holds it, and by itself to nobody', () => {
    const [opener, parent] = [{}, {}] as Window[];
    const alone = { opener: null } as unknown as Window;
    Object.assign(alone, { parent: alone });
    expect(bridgeListener({ opener, parent: parent! })).toBe(opener);
    expect(bridgeListener({ opener: null, parent: parent! })).toBe(parent);
    expect(bridgeListener(alone)).toBeNull();
  });

  it.each<[Flag, string | undefined, unknown]>([
    [{ kind: 'logout' }, undefined, {}],
    [{ kind: 'relogin', challenge: null }, 'never said', {}],
    [{ kind: 'relogin', challenge }, 'code', { code: 'code' }],
    [{ kind: 'nav', path: '/learn/courses' }, undefined, { path: '/learn/courses' }],
  ])('%j says what is published, to exactly those origins', (flag, code, body) => {
    const posted: [{ name: string; body: unknown }, string][] = [];
    const told = tellBridge(
      { postMessage: (data: never, origin: string) => posted.push([data, origin]) } as unknown as Window,
      flag,
      { ...places, known: HOST },
      code,
    );
    expect(posted.map(([, origin]) => origin)).toEqual(told);
    expect(posted.map(([, origin]) => origin)).not.toContain('*');
    for (const [data] of posted) {
      expect(data.body).toEqual(body);
      expect(fits(data.name, data)).toBe(true);
    }
  });
});

describe('who believes it (BRIDGE-3)', () => {
  const popup = {} as Window;
  const sender = { windows: [popup], origin: PORTAL, ownAddress: own };
  const said = (fields: object = {}, event: object = {}) => ({
    data: { ns: 'lectern', v: 1, ch: '', id: 'b', kind: 'event', name: 'bridge.logout', body: {}, ...fields },
    source: popup,
    origin: PORTAL,
    ...event,
  });

  it.each<[string, object, unknown]>([
    ['signing out', said(), { name: 'logout' }],
    ['signing in', said({ name: 'bridge.relogin' }), { name: 'relogin' }],
    [
      'signing in with a code, and more that nobody knows',
      said({ name: 'bridge.relogin', body: { code: 'c', more: 1 } }),
      { name: 'relogin', code: 'c' },
    ],
    [
      'a path',
      said({ name: 'bridge.nav', body: { path: '/learn/x/../courses' } }),
      { name: 'nav', path: '/learn/courses' },
    ],
    ['a window that was not opened here', said({}, { source: {} }), null],
    ['no window', said({}, { source: null }), null],
    ['an evil origin', said({}, { origin: EVIL }), null],
    ['a host’s origin', said({}, { origin: HOST }), null],
    ['the origin null', said({}, { origin: 'null' }), null],
    ['another name', said({ name: 'session.logout' }), null],
    ['a name of Object', said({ name: 'constructor' }), null],
    ['another kind', said({ kind: 'call' }), null],
    ['another version', said({ v: 2 }), null],
    ['a code that is none', said({ name: 'bridge.relogin', body: { code: 5 } }), null],
    ['no path', said({ name: 'bridge.nav' }), null],
    ['a path that leads elsewhere', said({ name: 'bridge.nav', body: { path: 'https://evil.example/learn' } }), null],
    ['no message at all', said({}, { data: null }), null],
  ])('%s', (_what, event, message) => {
    expect(readBridgeMessage(event as MessageEvent, sender)).toEqual(message);
  });
});
