// How a page knows its host of another protocol, as long as its frame lives, and no other page does (CHAN-10, CHAN-14, STORE-14).
import { describe, expect, it } from 'vitest';
import { addressDigest } from '../../../src/bridge/channel/addressDigest.ts';
import { hostOfFrame } from '../../../src/bridge/other/hostOfFrame.ts';

const PORTAL = 'https://portal.example';
const HOST = 'https://host.example';
const OTHER = 'https://other.example';

interface Visit {
  readonly at: string;
  /** What led here, as the browser tells it. */
  readonly referrer?: string;
  readonly type?: 'navigate' | 'reload' | 'back_forward';
  /** Absent where the browser has no such list. */
  readonly ancestors?: readonly string[] | undefined;
}

/** A tab, whose frames share what it keeps. */
function tab() {
  const kept = new Map<string, string>();
  return {
    kept,
    /** A page is loaded. @returns whom it takes for its host, and leaves it */
    load: ({ at, referrer = `${HOST}/`, type = 'navigate', ...more }: Visit) => {
      const gone: (() => void)[] = [];
      const location = {
        href: PORTAL + at,
        search: new URL(PORTAL + at).search,
        ...('ancestors' in more ? more.ancestors && { ancestorOrigins: more.ancestors } : { ancestorOrigins: [HOST] }),
      };
      const view = {
        location,
        document: { referrer },
        performance: { getEntriesByType: () => [{ type }] },
        addEventListener: (_type: 'pagehide', listener: () => void) => void gone.push(listener),
      };
      let signOut = () => {};
      const host = hostOfFrame(
        view,
        {
          get: (key) => kept.get(key) ?? null,
          set: (key, value) => kept.set(key, value),
          remove: (key) => kept.delete(key),
        },
        (forget) => (signOut = forget),
      );
      const leave = (href = location.href) => {
        location.href = href;
        gone.forEach((listener) => listener());
      };
      return { host, leave, signOut: () => signOut() };
    },
  };
}

const lti = { speaks: 'lti', origin: HOST };
const first = '/learn/open-catalog?lectern.host=lti';

/** A frame that was led to a host's page by its address, has gone somewhere within itself, and is left. */
function left(from = '/learn/open-catalog/o1/view/details') {
  const { load, kept } = tab();
  const page = load({ at: first });
  expect(page.host).toEqual(lti);
  page.leave(PORTAL + from);
  return { load, kept, from: PORTAL + from };
}

describe('the page that follows in the same frame', () => {
  it.each<[name: string, visit: (from: string) => Visit]>([
    ['another place, to which it has led', (from) => ({ at: '/learn/catalog', referrer: from })],
    ['with a hash, which no referrer has', (from) => ({ at: '/learn/catalog#a', referrer: from })],
    [
      'where browsers do not tell who holds a page',
      (from) => ({ at: '/learn/catalog', referrer: from, ancestors: undefined }),
    ],
    ['the same place, loaded again', (from) => ({ at: from.slice(PORTAL.length), type: 'reload' })],
    [
      'the same place with its hash, loaded again',
      (from) => ({ at: `${from.slice(PORTAL.length)}#b`, type: 'reload' }),
    ],
  ])('%s, has the same host', (_name, visit) => {
    const { load, from } = left();
    expect(load(visit(from)).host).toEqual(lti);
  });

  it('and so on, also by Back to what was left before', () => {
    const { load, from } = left();
    const second = load({ at: '/learn/catalog', referrer: from });
    second.leave(`${PORTAL}/learn/courses`);
    const back = load({
      at: from.slice(PORTAL.length),
      type: 'back_forward',
      referrer: `${PORTAL}/learn/open-catalog`,
    });
    expect(back.host).toEqual(lti);
    back.leave();
    expect(load({ at: '/learn/courses', referrer: from }).host).toEqual(lti);
  });

  it('obeys an address that names another protocol', () => {
    const { load, from } = left();
    expect(load({ at: '/learn/courses?lectern.host=plugin', referrer: from, ancestors: [HOST] }).host).toEqual({
      speaks: 'plugin',
      origin: HOST,
    });
  });
});

describe('nobody else', () => {
  it.each<[name: string, visit: (from: string) => Visit]>([
    ['another frame of the same host', () => ({ at: '/learn/catalog' })],
    ['another frame at the same place', (from) => ({ at: from.slice(PORTAL.length) })],
    [
      'a page that another page of the portal led to',
      () => ({ at: '/learn/catalog', referrer: `${PORTAL}/learn/courses` }),
    ],
    ['another page that is loaded again', () => ({ at: '/learn/courses', type: 'reload' })],
    [
      'a page that somebody else frames',
      (from) => ({ at: '/learn/catalog', referrer: from, ancestors: [OTHER, HOST] }),
    ],
    ['a page that nobody frames', (from) => ({ at: '/learn/catalog', referrer: from, ancestors: [] })],
    ['a page without a referrer', () => ({ at: '/learn/catalog', referrer: '' })],
  ])('%s', (_name, visit) => {
    const { load, from, kept } = left();
    const before = new Map(kept);
    const page = load(visit(from));
    expect(page.host).toBeNull();
    page.leave();
    // Whose it is may still come.
    expect(kept).toEqual(before);
  });

  it('takes it a second time', () => {
    const { load, from } = left();
    load({ at: '/learn/catalog', referrer: from });
    expect(load({ at: '/learn/catalog', referrer: from }).host).toBeNull();
  });

  it.each([
    '',
    '{',
    'null',
    '7',
    '[null]',
    '[7]',
    '{"speaks":"lti","origin":"https://host.example","left":["DIGEST"]}',
    '[{"speaks":"toString","origin":"https://host.example","left":["DIGEST"]}]',
    '[{"speaks":"lti","origin":7,"left":["DIGEST"]}]',
    '[{"speaks":"lti","origin":"https://host.example","left":"DIGEST"}]',
    '[{"speaks":"lti","origin":"https://host.example","left":["DIGEST",7]}]',
    '[{"speaks":"lti","origin":"https://host.example","left":["https://portal.example/learn/a"]}]',
  ])('by what is kept as %j', (value) => {
    const { load, kept } = tab();
    kept.set('frameHost', value.replace('DIGEST', addressDigest(`${PORTAL}/learn/a`)));
    expect(load({ at: '/learn/catalog', referrer: `${PORTAL}/learn/a` }).host).toBeNull();
  });

  it('where the browser did not tell who the host is: nothing is left', () => {
    const { load, kept } = tab();
    const page = load({ at: first, referrer: '', ancestors: undefined });
    expect(page.host).toEqual({ speaks: 'lti', origin: '' });
    page.leave();
    expect(kept.size).toBe(0);
  });
});

describe('what stays behind in the tab', () => {
  it('is no address, nor anything of one', () => {
    const { kept } = left('/learn/courses/5f0c7a1e/view/details?keyword=allergy');
    const [word] = JSON.parse(kept.get('frameHost')!) as [Record<string, unknown>];
    expect(word).toEqual({ ...lti, left: [expect.stringMatching(/^[0-9a-z]{6,11}$/)] });
  });

  it('goes when somebody signs out, with the way that led there; the page itself still knows its host', () => {
    const { load, from, kept } = left();
    const second = load({ at: '/learn/catalog', referrer: from });
    kept.set('frameHost', '[]');
    second.signOut();
    expect(kept.size).toBe(0);
    second.leave();
    expect(load({ at: from.slice(PORTAL.length), type: 'back_forward' }).host).toBeNull();
    expect(load({ at: '/learn/catalog', type: 'reload' }).host).toEqual(lti);
  });

  it('is of each frame by itself: those that leave at once all find their host again', () => {
    const { load, kept } = tab();
    const pages = ['/learn/catalog', '/learn/open-catalog'].map((at) => ({ at, page: load({ at: first }) }));
    for (const { at, page } of pages) page.leave(PORTAL + at);
    for (const { at } of pages) expect(load({ at, type: 'reload' }).host).toEqual(lti);
    expect(kept.size).toBe(0);
  });

  it('is of eight frames at most', () => {
    const { load, kept } = tab();
    for (let index = 0; index < 12; index += 1) load({ at: first }).leave(`${PORTAL}/learn/${index}`);
    expect(JSON.parse(kept.get('frameHost')!)).toHaveLength(8);
    expect(load({ at: '/learn/11', type: 'reload' }).host).toEqual(lti);
  });
});

it('digests of addresses that differ in one sign differ, and are alike for one address', () => {
  const addresses = Array.from({ length: 2000 }, (_, index) => `${PORTAL}/learn/courses/${index}/view/details`);
  expect(new Set(addresses.map(addressDigest)).size).toBe(2000);
  expect(addressDigest(addresses[7]!)).toBe(addressDigest(`${PORTAL}/learn/courses/7/view/details`));
});
