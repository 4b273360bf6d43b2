import { expect } from 'chai';
import { registrySlot, slots } from '../../../src/runtime/slots.ts';
import { startSlot } from '../../../src/runtime/start.ts';
import { createLoader } from '../../../widgets/createLoader.ts';
import { tags } from '../../../widgets/tags.ts';
import { configure, connect, define, destroy, preload } from '../../../widgets/index.ts';
import { countLeftovers } from '../support/leftovers.ts';
import { service, type Service } from '../support/service.ts';
import { settle, until } from '../support/stage.tsx';

const courses = () => document.createElement('lectern-courses');
const cards = (element: Element) => element.shadowRoot?.querySelectorAll('.card .whole').length ?? 0;
const list = '/api/lms/v1/users/me/objective-accesses/query';
/** Each time the list was asked for: what its tools, which may have come by now, ask of the same address has other words. */
const lists = ({ asked }: Service) =>
  asked.filter(({ url, path }) => path === list && new URL(url).searchParams.get('take') === '12');

describe('elements of one page', () => {
  let net: Service;
  beforeEach(() => {
    net = service();
  });
  afterEach(async () => {
    destroy();
    document.body.replaceChildren();
    await settle();
    delete slots[startSlot];
    net.stop();
  });

  it('ask for each thing once, ten of them (RUN-1)', async () => {
    // As lectern.js does it, with the table that the build sets in.
    slots[startSlot] = {
      options: {},
      replies: new Map(),
      listeners: new Set(),
      embedBase: new URL('/embed/1/', location.href).href,
    };
    const needs = {
      own: [...tags['lectern-courses'].firstCalls, '/api/platform/v1/users/me'],
      namespaces: tags['lectern-courses'].namespaces,
    };
    const loader = createLoader(
      { 'lectern-courses': needs },
      () => import('../../../widgets/entries/lectern-courses.ts'),
      () => ({ apiBase: location.origin, prefix: `lectern:${location.host}:` }),
    );
    loader.define();
    const elements = Array.from({ length: 10 }, courses);
    document.body.append(...elements);
    await until(() => elements.every((element) => cards(element) > 0));
    await connect().host.configuration();
    await connect().session.user();
    const {
      '/api/platform/v1/users/me': users,
      '/config-ui/config.json': configurations,
      '/embed/1/locales/en-US/common.json': common,
      '/embed/1/locales/en-US/courses.json': words,
    } = net.counts();
    expect([users, configurations, common, words, lists(net).length]).to.deep.equal([1, 1, 1, 1, 1]);
    expect(slots[registrySlot]!.runtimes.size).to.equal(1);
    loader.destroy();
  });

  it('keep their runtime while lazy elements come and go', async () => {
    define();
    const first = courses();
    document.body.append(first);
    await until(() => cards(first));
    const port = connect();
    await port.host.configuration();
    first.remove();
    document.body.append(Object.assign(document.createElement('lectern-player'), { objectiveId: 'o1' }));
    await until(() => net.asked.some(({ path }) => path.endsWith('/objective-access')));
    document.body.replaceChildren();
    const second = courses();
    document.body.append(second);
    await until(() => cards(second));
    expect(connect()).to.equal(port);
    const {
      '/api/platform/v1/users/me': users,
      '/config-ui/config.json': configurations,
      '/embed/1/locales/en-US/common.json': files,
    } = net.counts();
    expect([users, configurations, files]).to.deep.equal([1, 1, 1]);
    expect(lists(net).length).to.be.within(1, 2); // the list may be refreshed, but is shown at once from what is known
  });

  it('ask early, beside the code, with the very headers of the transport', async () => {
    const early = preload('lectern-courses');
    // A turn later than the code, and long before it is there.
    await Promise.resolve();
    expect(net.asked.map(({ path }) => path)).to.include(list);
    const [before] = lists(net);
    await early;
    define();
    const element = courses();
    document.body.append(element);
    await until(() => cards(element));
    expect(lists(net).length).to.equal(1);
    const { cache } = slots[registrySlot]!.runtimes.values().next().value!.port;
    await cache.refetchQueries();
    const [, after] = lists(net);
    const plain = ({ url, credentials, headers }: (typeof net.asked)[number]) => ({ url, credentials, headers });
    expect(plain(after!)).to.deep.equal(plain(before!));
    expect(before!.headers).to.include({
      'accept': 'application/json',
      'accept-language': 'en-US',
      'prefer': 'respond-async',
      'x-requested-with': 'XMLHttpRequest',
    });
    expect(before!.headers['x-session-id']).to.match(/^[0-9a-f-]{36}$/);
  });

  it('stand on a page without https, where browsers make no UUID (ELEM-1)', async () => {
    const made = crypto.randomUUID;
    Object.defineProperty(Crypto.prototype, 'randomUUID', { value: undefined, configurable: true, writable: true });
    sessionStorage.clear();
    try {
      const loader = createLoader(
        { 'lectern-courses': { own: [list], namespaces: [] } },
        () => import('../../../widgets/entries/lectern-courses.ts'),
        () => ({ apiBase: location.origin, prefix: `lectern:${location.host}:` }),
      );
      // A tag that no other test has defined, so that the loader has to bring it.
      loader.define({ suffix: '-by-http' });
      const element = document.createElement('lectern-courses-by-http');
      document.body.append(element);
      await until(() => cards(element));
      const ids = new Set(net.asked.flatMap(({ headers }) => headers['x-session-id'] ?? []));
      expect(ids.size).to.equal(1);
      expect([...ids][0]).to.match(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
      loader.destroy();
    } finally {
      Object.defineProperty(Crypto.prototype, 'randomUUID', { value: made, configurable: true, writable: true });
    }
  });

  it('wait with the learner’s calls for the token of a host on another origin, and ask it once', async () => {
    const reasons: string[] = [];
    configure({ apiBase: 'https://lms.example' });
    const loader = createLoader(
      { 'lectern-early': { own: ['/api/platform/v1/users/me'], namespaces: [] } },
      () => new Promise<never>(() => undefined),
      () => ({ apiBase: 'https://lms.example', prefix: 'lectern:lms.example:' }),
    );
    loader.define();
    document.body.append(document.createElement('lectern-early'));
    void loader.preload('lectern-early');
    await settle();
    expect(net.asked).to.deep.equal([]);
    configure({
      getToken: async ({ reason }) => {
        reasons.push(reason);
        return 'secret';
      },
    });
    await until(() => net.asked.length === 2);
    // The small file in nobody's name leaves the open connection to the learner's call.
    const [user, settings] = net.asked;
    expect(user).to.include({ url: 'https://lms.example/api/platform/v1/users/me', credentials: 'omit' });
    expect(user!.headers).to.include({ authorization: 'Bearer secret' });
    // What is in nobody's name has no header for which a browser would ask the other origin first.
    expect(settings).to.include({ url: 'https://lms.example/config-ui/config.json', credentials: 'omit' });
    expect(settings!.headers).to.deep.equal({});
    configure({ theme: 'dark' });
    await settle();
    expect(net.asked).to.have.length(2);
    expect(reasons).to.deep.equal(['start']);
    loader.destroy();
  });

  it('go over to the token when it is configured after the first element stood', async () => {
    define();
    const element = courses();
    document.body.append(element);
    await until(() => cards(element));
    configure({ getToken: async () => 'later' });
    await until(() =>
      net.asked.some(({ path, headers }) => path === list && headers['authorization'] === 'Bearer later'),
    );
    await until(() => cards(element));
    expect(slots[registrySlot]!.runtimes.size).to.equal(1);
  });

  it('leave nothing behind after destroy (RUN-4)', async () => {
    const left = countLeftovers();
    try {
      define();
      const elements = Array.from({ length: 3 }, courses);
      document.body.append(...elements);
      await until(() => elements.every(cards));
      connect().notices.show({ tone: 'success', title: 'Saved' });
      await until(() => document.querySelector('[popover]')?.shadowRoot?.textContent?.includes('Saved'));
      expect(left.count('listeners')).to.be.greaterThan(2);
      expect(left.count('MutationObserver')).to.be.greaterThan(3);
      destroy();
      expect(elements.map((element) => element.shadowRoot!.childNodes.length)).to.deep.equal([0, 0, 0]);
      document.body.replaceChildren();
      await until(() => Object.keys(left.held()).length === 0).catch(() => expect(left.held()).to.deep.equal({}));
      expect(slots[registrySlot]).to.equal(undefined);
      expect(
        Object.getOwnPropertySymbols(globalThis).filter((symbol) => symbol.description?.startsWith('lectern/tags')),
      ).to.deep.equal([]);
    } finally {
      left.stop();
    }
  });

  it('begin again after destroy', async () => {
    define();
    const one = courses();
    document.body.append(one);
    await until(() => cards(one));
    destroy();
    expect(cards(one)).to.equal(0);
    define();
    const two = courses();
    document.body.append(two);
    await until(() => cards(two));
  });
});

describe('several scripts on a page (RUN-2)', () => {
  const needs = { own: [], namespaces: [] };
  const place = () => ({ apiBase: location.origin, prefix: '' });
  let said: string[];
  const { error } = console;
  beforeEach(() => {
    said = [];
    console.error = (...words: unknown[]) => said.push(words.join(' '));
  });
  afterEach(() => {
    console.error = error;
    document.body.replaceChildren();
    for (const symbol of Object.getOwnPropertySymbols(globalThis))
      if (symbol.description?.startsWith('lectern/tags')) delete (globalThis as Record<symbol, unknown>)[symbol];
  });

  const script = (tag: string) => {
    const defined: string[] = [];
    const loader = createLoader(
      { [tag]: needs },
      async () => ({ define: (suffix: string) => defined.push(tag + suffix) }),
      place,
    );
    return { loader, defined };
  };

  it('of one major: the first defines, the later ones hand over to it', async () => {
    const [one, two] = [script('lectern-twice'), script('lectern-twice')];
    one.loader.define();
    two.loader.define();
    document.body.append(document.createElement('lectern-twice'));
    await until(() => one.defined.length);
    await two.loader.preload('lectern-twice');
    expect([one.defined, two.defined, said]).to.deep.equal([['lectern-twice'], [], []]);
    two.loader.destroy();
    document.body.append(document.createElement('lectern-twice'));
    await settle();
    expect(one.defined).to.have.length(1);
  });

  it('of two majors: the later one says so once and needs a suffix', async () => {
    (globalThis as Record<symbol, unknown>)[Symbol.for('lectern/tags')] = { major: 2 };
    const { loader, defined } = script('lectern-other');
    document.body.append(document.createElement('lectern-other'), document.createElement('lectern-other-v1'));
    loader.define();
    await settle();
    expect(defined).to.deep.equal([]);
    expect(said).to.have.length(1);
    expect(said[0]).to.contain('suffix');
    loader.define({ suffix: '-v1' });
    await until(() => defined.length);
    expect(defined).to.deep.equal(['lectern-other-v1']);
    expect(said).to.have.length(1);
    loader.destroy();
  });

  it('keeps what the host wrote when the code does not come, says so, and tries again (ELEM-8)', async () => {
    let tries = 0;
    const loader = createLoader(
      { 'lectern-lost': needs },
      async () => {
        if (++tries === 1) throw new TypeError('Failed to fetch');
        return { define: () => undefined };
      },
      place,
    );
    const element = document.createElement('lectern-lost');
    element.textContent = 'Your courses are at example.org';
    const details: unknown[] = [];
    const hear = (event: Event) => details.push([event.target, (event as CustomEvent).detail]);
    document.addEventListener('lectern-error', hear);
    document.body.append(element);
    loader.define();
    await until(() => details.length);
    document.removeEventListener('lectern-error', hear);
    expect(details).to.deep.equal([
      [element, { code: 'network', message: 'TypeError: Failed to fetch', retryable: true, correlationId: null }],
    ]);
    expect(element.shadowRoot).to.equal(null);
    expect(element.innerText).to.contain('example.org');
    document.body.append(document.createElement('lectern-lost'));
    await until(() => tries === 2);
    loader.destroy();
  });

  it('says it too when the first calls could not be prepared, and tries again (ELEM-8)', async () => {
    let tries = 0;
    const defined: string[] = [];
    const loader = createLoader(
      { 'lectern-unprepared': needs },
      async () => ({ define: (suffix: string) => defined.push(suffix) }),
      () => {
        if (++tries === 1) throw new TypeError('not here');
        return place();
      },
    );
    const messages: unknown[] = [];
    const hear = (event: Event) => messages.push((event as CustomEvent<{ message: string }>).detail.message);
    document.addEventListener('lectern-error', hear);
    document.body.append(document.createElement('lectern-unprepared'));
    loader.define();
    await until(() => messages.length);
    document.removeEventListener('lectern-error', hear);
    expect([messages, defined]).to.deep.equal([['TypeError: not here'], []]);
    document.body.append(document.createElement('lectern-unprepared'));
    await until(() => defined.length);
    loader.destroy();
  });

  it('finds its elements in a page that has taken the names of the document', async () => {
    document.body.innerHTML =
      '<img name="querySelectorAll"><form name="documentElement"></form><lectern-clobbered></lectern-clobbered>';
    const { loader, defined } = script('lectern-clobbered');
    loader.define();
    await until(() => defined.length);
    loader.destroy();
  });
});
