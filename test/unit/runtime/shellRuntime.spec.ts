// What the frame of a page asks its runtime: settings again, and what others add to the navigation (DATA-16).
import { describe, expect, it } from 'vitest';
import { navigationNodes } from '../../../src/contract/navigation.ts';
import { navigationOf } from '../../../src/runtime/navigationOf.ts';
import { json } from './fakeBrowser.ts';
import { builtTags } from '../../../src/language/builtTags.ts';
import { isolateRuntimes, makeRuntime, settle } from './harness.ts';

const config = '/config-ui/config.json';
const nodes = '/api/lectern/v1/users/me/navigation';

isolateRuntimes();

const rejected = { ui: { learner: { navigation: { catalog: false } } }, locales: ['ar'] };

describe('the configuration again (NAV-19)', () => {
  it('is read once, and again when told to; everybody sees what was read last', async () => {
    let body: object = {};
    const { runtime, asked } = makeRuntime({ [config]: () => json(body) });
    const { host, locale } = runtime.port;
    expect((await host.configuration()).navigation.catalog).toBe(true);
    await host.configuration();
    expect(asked.filter((path) => path === config)).toHaveLength(1);
    expect(locale.offered()).toEqual(builtTags);
    body = rejected;
    expect((await host.configuration(true)).navigation.catalog).toBe(false);
    expect((await host.configuration()).navigation.catalog).toBe(false);
    expect(asked.filter((path) => path === config)).toHaveLength(2);
    expect(locale.offered(), 'languages of the new one').toEqual(['ar']);
  });

  it('keeps what is known when it cannot be read', async () => {
    let works = true;
    const { runtime } = makeRuntime({ [config]: () => (works ? json(rejected) : json({}, { status: 400 })) });
    await runtime.port.host.configuration();
    works = false;
    expect((await runtime.port.host.configuration(true)).navigation.catalog).toBe(false);
    expect((await runtime.port.host.configuration()).navigation.catalog).toBe(false);
  });
});

describe('what others add to the navigation (NAV-15, CALL-5, CALL-56)', () => {
  const library = { url: '/teach', name: 'Library', icon_id: 'library', slug: 'library', children: [] };
  const read = { url: '/teach', name: 'Library', iconId: 'library', slug: 'library', children: [] };

  it('is asked for where it is announced, once a language', async () => {
    const { runtime, asked } = makeRuntime({
      [config]: () => json({ extensions: ['navigation'] }),
      [nodes]: () => json({ nodes: [library] }),
    });
    expect(await navigationOf(runtime.port)).toEqual([read]);
    await navigationOf(runtime.port);
    expect(asked.filter((path) => path === nodes)).toHaveLength(1);
    void runtime.port.locale.set('ar');
    await settle();
    await navigationOf(runtime.port);
    expect(asked.filter((path) => path === nodes)).toHaveLength(2);
  });

  it('is nothing where it is not announced, and is not asked for', async () => {
    const { runtime, asked } = makeRuntime({ [config]: () => json({ extensions: ['nextSteps'] }) });
    expect(await navigationOf(runtime.port)).toEqual([]);
    expect(asked).not.toContain(nodes);
  });

  const deep = (levels: number): object => ({
    name: `level ${levels}`,
    children: levels > 1 ? [deep(levels - 1)] : [],
  });
  const depth = (of: readonly { readonly children: readonly never[] }[]): number =>
    of[0] ? 1 + depth(of[0].children) : 0;

  it.each([
    ['nodes without a name', { nodes: [{ url: '/a' }, { name: ' ' }, null, 7, 'x', library] }, [read]],
    [
      'fields of the wrong kind',
      { nodes: [{ url: 7, name: 'A', icon_id: {}, slug: null, children: 'x' }] },
      [{ url: null, name: 'A', iconId: null, slug: null, children: [] }],
    ],
  ])('%s', (_, body, expected) => {
    expect(navigationNodes.read(body)).toEqual(expected);
  });

  it('cuts off what is nested or goes on without end', () => {
    expect(depth(navigationNodes.read({ nodes: [deep(5000)] }) as never)).toBe(4);
    expect(navigationNodes.read({ nodes: Array.from({ length: 10_000 }, () => library) })).toHaveLength(60);
  });

  it.each([null, {}, { nodes: {} }, 'x'])('%j is no such reply', (body) => {
    expect(() => navigationNodes.read(body)).toThrow(
      expect.objectContaining({ code: 'bad_reply', detail: expect.objectContaining({ field: 'nodes' }) as object }),
    );
  });
});
