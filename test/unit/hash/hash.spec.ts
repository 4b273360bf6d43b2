// The fragment of an address in which an element keeps its place (ELEM-12, ELEM-23).
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createHash } from '../../../widgets/hash/createHash.ts';
import { followHash } from '../../../widgets/hash/followHash.ts';
import { readHash, type HashParts } from '../../../widgets/hash/readHash.ts';
import { writeHash } from '../../../widgets/hash/writeHash.ts';

it.each<[string, HashParts]>([
  ['', { host: '', path: null }],
  ['#', { host: '', path: null }],
  ['#faq', { host: 'faq', path: null }],
  ['#lectern=/courses', { host: '', path: '/courses' }],
  ['#lectern=/courses?keyword=a&sort=due', { host: '', path: '/courses?keyword=a&sort=due' }],
  ['#faq&lectern=/courses/b7', { host: 'faq', path: '/courses/b7' }],
  ['#/host/page?x=1&lectern=/courses', { host: '/host/page?x=1', path: '/courses' }],
  // Not ours: another name, no path, a name within another.
  ['#mylectern=/courses', { host: 'mylectern=/courses', path: null }],
  ['#lectern', { host: 'lectern', path: null }],
  ['#lectern=courses', { host: 'lectern=courses', path: null }],
  // The first one counts: what follows is its query.
  ['#lectern=/a?x&lectern=/b', { host: '', path: '/a?x&lectern=/b' }],
])('%s is read', (hash, fragment) => {
  expect(readHash(hash)).toEqual(fragment);
});

it('is read back as it was written, whatever the host has in it', () => {
  const host = fc.string().map((text) => text.replaceAll(/[#&]|lectern=/g, ''));
  const path = fc.webPath().map((text) => `/${text.replace(/^\/+/, '')}`);
  fc.assert(
    fc.property(
      host,
      path,
      (one, other) =>
        void expect(readHash(writeHash(one, other))).toEqual({ host: one, path: other.replaceAll('#', '%23') }),
    ),
  );
  expect(readHash(writeHash('faq', '/courses?keyword=#1'))).toEqual({
    host: 'faq',
    path: '/courses?keyword=%231',
  });
});

describe('what another fragment means', () => {
  const at: HashParts = { host: '', path: '/courses/b7/view/content/p1' };
  it.each<[string, HashParts, string, HashParts]>([
    ['the place that it names', at, '#lectern=/courses/b7', { host: '', path: '/courses/b7' }],
    ['back to where it began', at, '', { host: '', path: null }],
    ['a skip link of the host’s leaves it where it is', at, '#main', { host: 'main', path: at.path }],
    ['and so does the next one', { host: 'main', path: at.path }, '#foot', { host: 'foot', path: at.path }],
    [
      'back to the beginning, with the host’s own part',
      { host: 'faq', path: '/courses/b7' },
      '#faq',
      { host: 'faq', path: null },
    ],
  ])('%s', (_name, before, hash, after) => {
    expect(followHash(before, hash)).toEqual(after);
  });

  it.each<[string, HashParts, string, HashParts]>([
    [
      'the same part of the host’s leaves it where it is',
      { host: 'faq', path: '/courses/b7' },
      '#faq',
      { host: 'faq', path: '/courses/b7' },
    ],
    ['none at all is where it began', at, '', { host: '', path: null }],
  ])('by a link, %s', (_name, before, hash, after) => {
    expect(followHash(before, hash, true)).toEqual(after);
  });
});

describe('the fragment of a window', () => {
  const view = (href: string, baseURI = href) => {
    const target = new EventTarget();
    const navigation = new EventTarget();
    const location = {
      href,
      get hash() {
        return new URL(this.href).hash;
      },
    };
    const history = {
      state: { theirs: 1 },
      replaceState: vi.fn(
        (_state: unknown, _title: string, to: string) => void (location.href = new URL(to, location.href).href),
      ),
    };
    /** A link that was followed, or a step in the history. */
    const go = (hash: string, navigationType: string) => {
      location.href = new URL(hash || location.href.split('#')[0]!, location.href).href;
      navigation.dispatchEvent(Object.assign(new Event('currententrychange'), { navigationType }));
      target.dispatchEvent(new Event('hashchange'));
    };
    const listen = {
      addEventListener: target.addEventListener.bind(target),
      removeEventListener: target.removeEventListener.bind(target),
    };
    return {
      fragment: createHash({ location, document: { baseURI }, history, navigation, ...listen } as never),
      location,
      target,
      navigation,
      history,
      go,
    };
  };

  it('says where it is at any time, and the same until it changes', () => {
    const { fragment, location } = view('https://host.example/training#lectern=/courses?sort=due');
    expect(fragment.getState()).toEqual({ host: '', path: '/courses?sort=due' });
    expect(fragment.getState()).toBe(fragment.getState());
    location.href = 'https://host.example/training';
    expect(fragment.getState()).toEqual({ host: '', path: null });
  });

  it('tells of clicks, of back and forward, and of what the host’s script has done; and leaves nothing', () => {
    const { fragment, target, navigation } = view('https://host.example/');
    const heard = vi.fn();
    const stop = fragment.subscribe(heard);
    const all = () => {
      target.dispatchEvent(new Event('hashchange'));
      target.dispatchEvent(new Event('popstate'));
      navigation.dispatchEvent(new Event('currententrychange'));
    };
    all();
    expect(heard).toHaveBeenCalledTimes(3);
    stop();
    all();
    expect(heard).toHaveBeenCalledTimes(3);
  });

  it('puts its place behind the host’s own part, after the host has heard of it, so that the address still says all', () => {
    vi.useFakeTimers();
    try {
      const { fragment, location, history, go } = view('https://host.example/#lectern=/A');
      const stop = fragment.subscribe(() => undefined);
      const hash = () => location.hash;
      go('#main', 'push');
      expect(hash()).toBe('#main');
      vi.runAllTimers();
      expect(hash()).toBe('#main&lectern=/A');
      expect(history.replaceState).toHaveBeenLastCalledWith({ theirs: 1 }, '', '#main&lectern=/A');
      // The same link again, from another place of the element's, with and without a word from the browser on what it was.
      for (const type of ['push', 'unsaid']) {
        go(`#main&lectern=/${type}`, 'push');
        go('#main', type);
        expect(fragment.getState()).toEqual({ host: 'main', path: `/${type}` });
        vi.runAllTimers();
        expect(hash()).toBe(`#main&lectern=/${type}`);
      }
      go('#lectern=/A', 'traverse');
      go('', 'traverse');
      vi.runAllTimers();
      expect([hash(), fragment.getState()]).toEqual(['', { host: '', path: null }]);
      go('#lectern=/A', 'push');
      go('#foot', 'push');
      stop();
      vi.runAllTimers();
      expect(hash()).toBe('#foot');
    } finally {
      vi.useRealTimers();
    }
  });

  it('writes nothing where the address named no place', () => {
    vi.useFakeTimers();
    const { fragment, history, go } = view('https://host.example/#main');
    fragment.subscribe(() => undefined);
    go('#foot', 'push');
    vi.runAllTimers();
    vi.useRealTimers();
    expect(history.replaceState).not.toHaveBeenCalled();
  });

  it.each([
    ['https://host.example/training?a=1#faq', undefined, '#faq&lectern=/courses'],
    ['https://host.example/training', undefined, '#lectern=/courses'],
    // A `base` would lead the fragment alone away from the page.
    [
      'https://host.example/training?a=1',
      'https://host.example/assets/',
      'https://host.example/training?a=1#lectern=/courses',
    ],
  ])('addresses on %s (base %s)', (href, base, wanted) => {
    expect(view(href, base).fragment.hrefTo('/courses')).toBe(wanted);
  });
});
