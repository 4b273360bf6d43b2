// Modules of a tenant in places of the portal's page: what comes of each that cannot be shown, and what the others hear of it.
import { expect } from 'chai';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { elementClass } from '../../../src/element/elementClass.tsx';
import { defineElement } from '../../../src/element/defineElement.ts';
import type { FragmentSlot } from '../../../src/web/fragments/fragmentSlots.ts';
import type { RemoteFragment } from '../../../src/web/fragments/remoteFragment.ts';
import type { Around } from '../../../widgets/learn/fragments/around.ts';
import { MainFragment } from '../../../widgets/learn/fragments/MainFragment.tsx';
import { SmallFragment } from '../../../widgets/learn/fragments/SmallFragment.tsx';
import { allowAddress } from '../../../widgets/learn/fragments/trustedAddress.ts';
import { PortalContext } from '../../../widgets/learn/portal.tsx';
import type { Portal } from '../../../widgets/index.ts';
import { driveTime } from '../support/drivenTime.ts';
import { fakePort, valueStore } from '../support/fakePort.ts';
import { probeManifest, settle, until } from '../support/stage.tsx';

const digestOf = async (text: string) => {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', new TextEncoder().encode(text)));
  return `sha384-${btoa(String.fromCharCode(...digest))}`;
};
let count = 0;

/** A module of a tenant: `code` may speak of its tag as TAG. */
async function fragmentOf(code: string, integrity?: string): Promise<RemoteFragment> {
  const tag = `acme-part-${++count}`;
  const text = code.replaceAll('TAG', tag);
  const url = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
  allowAddress(url);
  return { url, tag, integrity: integrity ?? (await digestOf(text)) };
}
const good = `customElements.define('TAG', class extends HTMLElement {
  connectedCallback() { this.textContent = 'part of the tenant'; }
});`;

const { port } = fakePort();
const portal = {
  ...port,
  host: { ...port.host, apiBase: 'https://lms.example' },
} as unknown as Portal;
const went: unknown[] = [];
const around = (more: Partial<Around['address']> & Pick<Partial<Around>, 'theme'> = {}): Around => ({
  theme: more.theme ?? 'light',
  address: { path: more.path ?? '/courses', go: (...to) => void went.push(to) },
});

let root: Root | undefined;
let place: HTMLElement;
const warned: string[] = [];
const warn = console.warn;

function show(node: ReactNode): void {
  if (!root) {
    place = document.createElement('main');
    place.tabIndex = -1;
    document.body.append(place);
    root = createRoot(place);
  }
  root.render(<PortalContext value={portal}>{node}</PortalContext>);
}
const small = (fragment: RemoteFragment, slot: FragmentSlot = 'tasks', of = around()) => (
  <SmallFragment key={slot} slot={slot} fragment={fragment} around={of} />
);
const stateOf = (slot: FragmentSlot = 'tasks') =>
  place.querySelector<HTMLElement>(`.fragment-${slot}`)?.dataset['state'];
const part = ({ tag }: RemoteFragment) => place.querySelector<HTMLElement>(tag);

/** The connection is back, once all that waits for that listens. */
async function backOnline(): Promise<void> {
  await settle();
  dispatchEvent(new Event('online'));
}

/** What a broken module throws is expected here, and no failure of a test. */
function expectThrows(): () => void {
  const theirs = globalThis.onerror;
  globalThis.onerror = (message, source, line, column, error) =>
    /boom|blob:/.test(`${String(message)} ${source} ${error?.stack}`) || theirs?.(message, source, line, column, error);
  const quiet = (event: PromiseRejectionEvent) => event.preventDefault();
  addEventListener('unhandledrejection', quiet);
  return () => {
    globalThis.onerror = theirs;
    removeEventListener('unhandledrejection', quiet);
  };
}

describe('a fragment in its place', () => {
  let forget = () => {};
  before(async () => {
    forget = expectThrows();
    await port.locale.load('en-US', ['common']);
  });
  after(() => forget());
  beforeEach(() => {
    warned.length = 0;
    went.length = 0;
    console.warn = (...all: unknown[]) => void warned.push(all.map(String).join(' '));
  });
  afterEach(() => {
    console.warn = warn;
    root?.unmount();
    root = undefined;
    document.body.replaceChildren();
  });

  it('FRAG-7: stands with what it is told, which stays true', async () => {
    const fragment = await fragmentOf(good);
    show(small(fragment));
    await until(() => stateOf() === 'shown');
    const element = part(fragment)!;
    const told = () => Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const first = {
      'locale': 'en-US',
      'theme': 'light',
      'time-zone': zone,
      'api-base': 'https://lms.example',
      'path': '/courses',
      'heading-level': '2',
    };
    expect(told()).to.deep.equal(first);
    show(small(fragment, 'tasks', around({ theme: 'dark', path: '/calendar?x=1' })));
    await until(() => element.getAttribute('theme') === 'dark');
    await port.locale.set('ar');
    await until(() => element.getAttribute('locale') === 'ar');
    expect(told()).to.deep.equal({ ...first, locale: 'ar', theme: 'dark', path: '/calendar?x=1' });
    expect(part(fragment)).to.equal(element);
    await port.locale.set('en-US');
    expect(warned).to.deep.equal([]);
  });

  it('FRAG-2: comes when its place is near the view, and not before', async () => {
    const fragment = await fragmentOf(good);
    show(
      <>
        <div style={{ blockSize: '300vh' }} />
        {small(fragment)}
      </>,
    );
    await settle();
    expect(customElements.get(fragment.tag)).to.equal(undefined);
    scrollTo(0, document.documentElement.scrollHeight);
    await until(() => stateOf() === 'shown');
  });

  it('FRAG-3: a module of two places is run once', async () => {
    const fragment = await fragmentOf(`globalThis.runs = (globalThis.runs ?? 0) + 1; ${good}`);
    show([small(fragment), small(fragment, 'recentCourses')]);
    await until(() => stateOf() === 'shown' && stateOf('recentCourses') === 'shown');
    expect((globalThis as { runs?: number }).runs).to.equal(1);
  });

  const broken: readonly (readonly [string, string, RegExp])[] = [
    ['throws while it is run', `throw new Error('boom');`, /threw.*boom/],
    ['throws after it has defined its element', `${good} throw new Error('boom');`, /threw.*boom/],
    ['is no code', 'let let = ;', /threw/],
    [
      'throws in the constructor of its element',
      `customElements.define('TAG', class extends HTMLElement { constructor() { super(); throw 'boom'; } });`,
      /threw/,
    ],
    [
      'throws when its element is put into the page',
      `customElements.define('TAG', class extends HTMLElement { connectedCallback() { throw 'boom'; } });`,
      /threw.*boom/,
    ],
    [
      'throws when its element is told something',
      `customElements.define('TAG', class extends HTMLElement {
        static observedAttributes = ['theme'];
        attributeChangedCallback() { throw 'boom'; }
      });`,
      /threw.*boom/,
    ],
    [
      'fails in its first task',
      `customElements.define('TAG', class extends HTMLElement { async connectedCallback() { throw new Error('boom'); } });`,
      /threw.*boom/,
    ],
    ['cannot load what it imports', `import 'https://nowhere.invalid/x.mjs'; ${good}`, /code/],
  ];
  for (const [what, code, says] of broken)
    it(`FRAG-5: one that ${what} is absent, and its neighbours stand`, async () => {
      const [fragment, other] = [await fragmentOf(code), await fragmentOf(good)];
      show([small(fragment), small(other, 'recentCourses')]);
      await until(() => stateOf() === 'failed' && stateOf('recentCourses') === 'shown');
      expect(part(fragment)).to.equal(null);
      expect(place.querySelector('.fragment-tasks')!.getBoundingClientRect().height).to.equal(0);
      expect(part(other)!.textContent).to.equal('part of the tenant');
      expect(warned).to.have.length(1);
      expect(warned[0]).to.match(says).and.to.contain('tasks');
    });

  it('FRAG-3: one with another digest is not run, nor is it run under the digest of another place', async () => {
    const code = `globalThis.wrongRan = true; ${good}`;
    const wrong = await fragmentOf(code, await digestOf('something else'));
    show(small(wrong));
    await until(() => stateOf() === 'failed');
    expect((globalThis as { wrongRan?: boolean }).wrongRan).to.equal(undefined);
    expect(warned.join()).to.match(/tasks: code/);
    const right = { ...wrong, integrity: await digestOf(code.replaceAll('TAG', wrong.tag)) };
    show(small(right, 'recentCourses'));
    await until(() => stateOf('recentCourses') === 'shown');
    // The file is there by now; the digest of this place is wrong all the same.
    const again = { ...wrong, integrity: await digestOf('something else again') };
    show(small(again, 'calendarWidget'));
    await until(() => stateOf('calendarWidget') === 'failed');
  });

  it('FRAG-5: what it throws later is told once, and takes nothing away', async () => {
    const fragment = await fragmentOf(
      `customElements.define('TAG', class extends HTMLElement {
        connectedCallback() { this.onclick = () => { throw 'late boom'; }; }
      });`,
    );
    show(small(fragment));
    await until(() => stateOf() === 'shown');
    part(fragment)!.click();
    part(fragment)!.click();
    await settle();
    expect(stateOf()).to.equal('shown');
    expect(warned.filter((text) => text.includes('late boom'))).to.have.length(1);
  });

  it('FRAG-4: one that does not define its element within ten seconds is absent, and is shown when it comes back', async () => {
    // It ends when the test says so, as a file does that never comes.
    const fragment = await fragmentOf(`globalThis.reached = true; await globalThis.gate; ${good}`);
    let open = () => {};
    (globalThis as { gate?: Promise<void> }).gate = new Promise((resolve) => (open = resolve));
    const time = driveTime(5000);
    try {
      show(small(fragment));
      await until(() => (globalThis as { reached?: boolean }).reached);
      time.pass(9_999);
      await settle();
      expect(stateOf()).to.equal('waiting');
      time.pass(1);
      await until(() => stateOf() === 'failed');
      expect(warned.join()).to.match(/late/);
      // As long as it is remembered, nobody waits for it again.
      show(small(fragment, 'recentCourses'));
      await until(() => stateOf('recentCourses') === 'failed');
      open();
      await backOnline();
      await until(() => stateOf('recentCourses') === 'shown');
    } finally {
      time.restore();
    }
  });

  it('FRAG-6: one that defines a tag of ours is refused for good, also where it catches that', async () => {
    const [thrown, caught] = [
      await fragmentOf(`customElements.define('lectern-courses', class extends HTMLElement {}); ${good}`),
      await fragmentOf(
        `try {
          CustomElementRegistry.prototype.define.call(customElements, 'lectern-new', class extends HTMLElement {});
        } catch {}
        ${good}`,
      ),
    ];
    show([small(thrown), small(caught, 'recentCourses')]);
    await until(() => stateOf() === 'failed' && stateOf('recentCourses') === 'failed');
    expect(['lectern-courses', 'lectern-new'].map((tag) => customElements.get(tag))).to.deep.equal([
      undefined,
      undefined,
    ]);
    expect(warned.filter((text) => /tag, .*<lectern-(courses|new)>/.test(text))).to.have.length(2);
    await backOnline();
    await settle();
    expect([stateOf(), stateOf('recentCourses')]).to.deep.equal(['failed', 'failed']);
    // Ours is defined as ever.
    const { port: own } = fakePort();
    const manifest = probeManifest({ tag: 'lectern-courses' });
    const options = valueStore({});
    expect(
      defineElement(manifest.tag, () => elementClass(manifest, () => null, { runtime: () => own, options })),
    ).to.equal(true);
  });

  it('FRAG-6: one that does so later is taken away', async () => {
    const fragment = await fragmentOf(
      `customElements.define('TAG', class extends HTMLElement {
        connectedCallback() { this.onclick = () => customElements.define('lectern-later', class extends HTMLElement {}); }
      });`,
    );
    show(small(fragment));
    await until(() => stateOf() === 'shown');
    part(fragment)!.click();
    await until(() => stateOf() === 'failed');
    expect([part(fragment), customElements.get('lectern-later')]).to.deep.equal([null, undefined]);
  });

  it('FRAG-8: it leads to places of the portal, and nowhere else', async () => {
    const fragment = await fragmentOf(good);
    const heard: string[] = [];
    const hear = (event: Event) => heard.push(event.type);
    show(small(fragment));
    await until(() => stateOf() === 'shown');
    for (const name of ['lectern-navigate', 'lectern-title', 'lectern-error', 'lectern-part-opened', 'lectern-relogin'])
      document.addEventListener(name, hear);
    const raise = (name: string, detail: unknown) =>
      !part(fragment)!.dispatchEvent(
        new CustomEvent(name, { bubbles: true, composed: true, cancelable: true, detail }),
      );
    const to = (href: unknown) => raise('lectern-navigate', { href });
    expect([to('/learn/courses?sort=name'), to(`${location.origin}/learn/calendar`)]).to.deep.equal([true, true]);
    expect(raise('lectern-navigate', { href: '/learn/profile', replace: true })).to.equal(true);
    expect(went).to.deep.equal([
      [{ name: 'courses', query: 'sort=name' }, { replace: false }],
      [{ name: 'calendar', rest: '' }, { replace: false }],
      [{ name: 'profile' }, { replace: true }],
    ]);
    const nowhere = [
      'https://evil.example/learn',
      '//evil.example/learn/courses',
      '/admin',
      '/learn/no-such-page',
      7,
      null,
    ];
    expect(nowhere.map(to)).to.deep.equal(nowhere.map(() => false));
    expect([raise('lectern-navigate', null), raise('lectern-navigate', { route: { name: 'home' } })]).to.deep.equal([
      false,
      false,
    ]);
    expect(went).to.have.length(3);
    // A part of the page does not say what the page is called.
    raise('lectern-title', { sections: ['Mine'] });
    raise('lectern-error', {});
    raise('lectern-part-opened', null);
    raise('lectern-relogin', null);
    expect(heard).to.deep.equal([]);
  });

  it('FRAG-4, FRAG-8: one that fills the page names it, and where it fails our own page is put in its place', async () => {
    const titles: unknown[] = [];
    document.addEventListener('lectern-title', (event) => titles.push((event as CustomEvent).detail));
    const fallen: FragmentSlot[] = [];
    const main = (fragment: RemoteFragment) => (
      <MainFragment
        key={fragment.url}
        slot="calendarMain"
        fragment={fragment}
        around={around()}
        fall={(slot) => fallen.push(slot)}
      />
    );
    const fragment = await fragmentOf(good);
    show(main(fragment));
    await until(() => stateOf('calendarMain') === 'shown');
    expect(part(fragment)!.getAttribute('heading-level')).to.equal('1');
    for (const sections of [['Dates'], 'Dates', [7], null])
      part(fragment)!.dispatchEvent(
        new CustomEvent('lectern-title', { bubbles: true, composed: true, detail: { sections } }),
      );
    expect(titles).to.deep.equal([{ sections: ['Dates'] }]);
    expect(fallen).to.deep.equal([]);
    show(main(await fragmentOf(`throw new Error('boom');`)));
    await until(() => fallen.length === 1);
    expect(fallen).to.deep.equal(['calendarMain']);
    expect(place.querySelector('[role=alert]')).to.equal(null);
  });

  it('FRAG-4: where there is no page of ours it says so, and can be tried again, by a button or with the connection', async () => {
    const fragment = await fragmentOf(`if (!globalThis.mended) throw new Error('boom'); ${good}`);
    const mended = globalThis as { mended?: boolean };
    show(<MainFragment slot="knowledgeCenter" fragment={fragment} around={around()} fall={null} />);
    const alert = () => place.querySelector('[role=alert]');
    await until(() => alert() !== null);
    expect(alert()!.textContent).to.contain('This part of the page could not be shown');
    alert()!.querySelector<HTMLElement>('.btn')!.click();
    expect(document.activeElement).to.equal(place);
    await until(() => stateOf('knowledgeCenter') === 'failed' && alert() !== null);
    mended.mended = true;
    await backOnline();
    await until(() => stateOf('knowledgeCenter') === 'shown');
    expect(alert()).to.equal(null);
  });

  it('FRAG-2: it goes with its place, and comes back without being run again', async () => {
    const fragment = await fragmentOf(`globalThis.runsOfOne = (globalThis.runsOfOne ?? 0) + 1; ${good}`);
    show(small(fragment));
    await until(() => stateOf() === 'shown');
    show(null);
    await until(() => part(fragment) === null);
    show(small(fragment));
    await until(() => stateOf() === 'shown');
    expect((globalThis as { runsOfOne?: number }).runsOfOne).to.equal(1);
  });
});
