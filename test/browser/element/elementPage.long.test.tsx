import { expect } from 'chai';
import { manifest as frame } from '../../../src/features/frame/manifest.ts';
import type { Route } from '../../../src/routes/route.ts';
import { useDirection, useTexts } from '../../../src/i18n/context.tsx';
import { probeManifest, settle, stage, until, type Seen } from '../support/stage.tsx';

const inside = (element: Element, selector: string) => element.shadowRoot!.querySelector<HTMLElement>(selector);
const course: Route = { name: 'course', objectiveId: 'o1', aggregateId: null, review: false };

const Links = ({ emit }: Seen) => (
  <>
    <a id="plain" href="#other">
      no route
    </a>
    <a id="course" href="#course" data-route={JSON.stringify(course)}>
      <b id="deep">course</b>
    </a>
    <a id="blank" href="#blank" target="_blank" data-route={JSON.stringify(course)}>
      new window
    </a>
    <button id="go" onClick={() => emit('lectern-navigate', { href: '#emitted', route: course })}>
      go
    </button>
    <button id="move" onClick={() => emit('lectern-navigate', { href: '#moved', route: course, replace: true })}>
      move
    </button>
    <button id="ask" onClick={() => emit('lectern-probe-ask')}>
      ask
    </button>
    <button id="done" onClick={() => emit('lectern-probe-done', { id: 'x' })}>
      done
    </button>
  </>
);

describe('an element and its page', () => {
  const heard: CustomEvent[] = [];
  const names = ['lectern-navigate', 'lectern-probe-ask', 'lectern-probe-done', 'lectern-error'];
  const hear = (event: Event) => heard.push(event as CustomEvent);
  /** What the browser itself would have done with a click; it is kept from doing it. */
  const followed: string[] = [];
  const follow = (event: MouseEvent) => {
    const anchor = event.composedPath().find((node) => (node as Element).localName === 'a') as
      HTMLAnchorElement | undefined;
    if (anchor && !event.defaultPrevented) followed.push(anchor.id);
    event.preventDefault();
  };
  beforeEach(() => {
    heard.length = followed.length = 0;
    for (const name of names) document.addEventListener(name, hear);
    addEventListener('click', follow);
    addEventListener('auxclick', follow);
  });
  afterEach(() => {
    for (const name of names) document.removeEventListener(name, hear);
    removeEventListener('click', follow);
    removeEventListener('auxclick', follow);
    document.documentElement.removeAttribute('lang');
    document.head.querySelector('[data-hostile]')?.remove();
    document.adoptedStyleSheets = [];
    document.body.replaceChildren();
    history.replaceState(null, '', location.pathname + location.search);
  });

  const links = async () => {
    const made = stage(Links);
    const element = made.make();
    document.body.append(element);
    await until(() => inside(element, '#course'));
    return {
      ...made,
      element,
      click: (id: string, init: MouseEventInit = {}) =>
        inside(element, id)!.dispatchEvent(
          new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, ...init }),
        ),
    };
  };

  it('raises events that bubble out of the root, typed and cancelable as declared (ELEM-2)', async () => {
    const { element, click } = await links();
    click('#done');
    click('#ask');
    expect(
      heard.map(({ type, detail, bubbles, composed, cancelable }) => ({ type, detail, bubbles, composed, cancelable })),
    ).to.deep.equal([
      { type: 'lectern-probe-done', detail: { id: 'x' }, bubbles: true, composed: true, cancelable: false },
      { type: 'lectern-probe-ask', detail: null, bubbles: true, composed: true, cancelable: true },
    ]);
    expect(heard[0]!.target).to.equal(element);
  });

  it('tells a plain click on a route, then lets the browser follow the link (ELEM-4)', async () => {
    const { click } = await links();
    click('#deep');
    expect(heard.map(({ type, detail, cancelable }) => ({ type, detail, cancelable }))).to.deep.equal([
      {
        type: 'lectern-navigate',
        detail: { route: course, href: new URL('#course', location.href).href },
        cancelable: true,
      },
    ]);
    expect(followed).to.deep.equal(['course']);
  });

  it('leaves the link alone when the host cancels, and hands it to `navigate` when it does not', async () => {
    const { click, options } = await links();
    document.addEventListener('lectern-navigate', (event) => event.preventDefault(), { once: true });
    const gone: unknown[] = [];
    const how: boolean[] = [];
    options.set({ navigate: (href, route, { replace }) => gone.push([href, route]) && how.push(replace) });
    click('#course');
    expect([followed, gone]).to.deep.equal([[], []]);
    click('#course');
    expect(followed).to.deep.equal([]);
    expect(gone).to.deep.equal([[new URL('#course', location.href).href, course]]);
    click('#go');
    expect(gone).to.have.length(2);
    click('#move');
    expect(how).to.deep.equal([false, false, true]);
  });

  it('does not touch other clicks', async () => {
    const { click, element } = await links();
    for (const init of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])
      click('#course', init);
    click('#blank');
    click('#plain');
    inside(element, '#course')!.dispatchEvent(
      new MouseEvent('auxclick', { bubbles: true, composed: true, cancelable: true, button: 1 }),
    );
    expect(heard).to.deep.equal([]);
    expect(followed).to.deep.equal([...Array<string>(5).fill('course'), 'blank', 'plain', 'course']);
  });

  it('goes there itself when a feature navigates and nobody else does', async () => {
    const { click } = await links();
    click('#go');
    expect(heard).to.have.length(1);
    await until(() => location.hash === '#emitted');
    const before = history.length;
    // ENROL-14: what moves on by itself leaves nothing to come back to.
    click('#move');
    await until(() => location.hash === '#moved');
    expect(history.length).to.equal(before);
  });

  it('tells a link once, also from an element inside another', async () => {
    const inner = stage(Links);
    const Inner = inner.tag as 'div';
    const outer = stage(() => <Inner />);
    const element = outer.make();
    document.body.append(element);
    await until(() => inside(element, inner.tag)?.shadowRoot?.querySelector('#course'));
    inside(inside(element, inner.tag)!, '#course')!.click();
    expect(heard).to.have.length(1);
    expect(followed).to.deep.equal(['course']);
  });

  it('takes its language from attribute, place, runtime, and changes it live (LOC-5)', async () => {
    const { make, fake } = stage(() => (
      <p>
        {useTexts('common')('tryAgain')} {useDirection().dir}
      </p>
    ));
    const element = make();
    const place = document.createElement('section');
    place.append(element);
    document.body.append(place);
    const root = () => inside(element, '.lectern')!;
    await until(() => root()?.lang === 'en-US');
    expect([root().dir, inside(element, 'p')!.textContent]).to.deep.equal(['ltr', 'Try again ltr']);
    place.lang = 'ar-EG';
    await until(() => root().lang === 'ar');
    const arabic = inside(element, 'p')!.textContent!;
    expect(root().dir).to.equal('rtl');
    expect(arabic)
      .to.match(/[\u0600-\u06ff]/)
      .and.contain('rtl');
    element.setAttribute('locale', 'en');
    await until(() => root().lang === 'en-US');
    element.removeAttribute('locale');
    await until(() => root().lang === 'ar');
    place.removeAttribute('lang');
    await until(() => root().lang === 'en-US');
    await fake.port.locale.set('ar');
    await until(() => inside(element, 'p')!.textContent === arabic);
    document.documentElement.lang = 'en';
    await until(() => root().lang === 'en-US');
  });

  it('looks for its language past the edge of a root', async () => {
    const { make } = stage(() => <p>{useDirection().tag}</p>);
    const element = make();
    const host = document.createElement('div');
    host.attachShadow({ mode: 'open' }).append(element);
    document.body.append(host);
    await until(() => inside(element, 'p')?.textContent === 'en-US');
    host.lang = 'ar';
    await until(() => inside(element, 'p')!.textContent === 'ar');
  });

  it('keeps the language shown until the next one has arrived', async () => {
    const { make, fake } = stage(() => <p>{useDirection().tag}</p>);
    const element = make();
    document.body.append(element);
    await until(() => inside(element, 'p'));
    const seen = new Set<string | undefined>();
    const watch = new MutationObserver(() => seen.add(inside(element, 'p')?.textContent ?? undefined));
    watch.observe(element.shadowRoot!, { subtree: true, childList: true, characterData: true });
    await fake.port.locale.set('ar');
    await until(() => inside(element, 'p')!.textContent === 'ar');
    watch.disconnect();
    expect([...seen]).to.deep.equal(['ar']);
  });

  it('takes theme from attribute, options, page', async () => {
    const { make, options } = stage(() => null);
    const element = make();
    document.body.append(element);
    const theme = () => inside(element, '.lectern')?.dataset.theme;
    await until(() => theme() === 'auto');
    options.set({ theme: 'dark' });
    await until(() => theme() === 'dark');
    element.setAttribute('theme', 'contrast');
    await until(() => theme() === 'contrast');
  });

  it('lets one element own the address; the next has it when it has gone (ELEM-5)', async () => {
    const { make, drawn } = stage(() => null);
    const [one, two, three] = [
      make({ routing: 'url', label: 'one' }),
      make({ routing: 'url', label: 'two' }),
      make({ routing: 'hash', label: 'three' }),
    ];
    document.body.append(one, two, three);
    const routing = (label: string) => drawn.filter((props) => props.label === label).at(-1)?.routing;
    await until(() => ['one', 'two', 'three'].every(routing));
    expect([routing('one'), routing('two'), routing('three')]).to.deep.equal(['url', 'memory', 'memory']);
    expect(heard.map(({ target, detail }) => [target, detail.code])).to.deep.equal([
      [two, 'invalid_attribute'],
      [three, 'invalid_attribute'],
    ]);
    two.setAttribute('count', '1');
    await settle();
    one.remove();
    await until(() => routing('two') === 'url');
    await settle();
    expect(routing('three')).to.equal('memory');
    // Who gives it up leaves it to the next one too; who has gone does not wait any more.
    document.body.append(one);
    await until(() => heard.length === 3);
    one.remove();
    await settle();
    two.setAttribute('routing', 'memory');
    await until(() => String(routing('three')) === 'hash');
    expect(heard.map(({ target }) => target)).to.deep.equal([two, three, one]);
  });

  it('a frame takes no part in that, and says so (ELEM-5)', async () => {
    const { make, drawn } = stage(() => null, { manifest: { ...frame, tag: probeManifest().tag } });
    const { make: makeList, drawn: lists } = stage(() => null);
    document.body.append(make({ routing: 'hash' }), makeList({ routing: 'hash' }));
    await until(() => drawn.length && lists.length);
    expect([drawn, lists].map((all) => all.at(-1)!.routing)).to.deep.equal(['memory', 'hash']);
    expect(heard.map(({ detail }) => detail.code)).to.deep.equal(['invalid_attribute']);
  });

  it('looks the same under a hostile page (ELEM-6)', async () => {
    const { make } = stage(() => (
      <>
        <h2 id="title">Title</h2>
        <button id="button" className="btn">
          Button
        </button>
      </>
    ));
    const element = make();
    document.body.append(element);
    await until(() => inside(element, '#title'));
    await settle();
    const look = () =>
      ['.lectern', '#title', '#button'].map((selector) => {
        const style = getComputedStyle(inside(element, selector)!);
        return [
          'display',
          'color',
          'fontFamily',
          'fontSize',
          'fontWeight',
          'lineHeight',
          'letterSpacing',
          'textTransform',
          'textAlign',
          'cursor',
          'visibility',
          'pointerEvents',
          'writingMode',
          'wordSpacing',
          'textIndent',
          'whiteSpace',
          'direction',
        ].map((name) => `${name}: ${style[name as 'color']}`);
      });
    const before = look();
    const hostile = new CSSStyleSheet();
    hostile.replaceSync(`
      body, body * { all: unset !important; }
      body, body * { color: red !important; font: italic 40px/3 fantasy !important;
          letter-spacing: 9px !important; text-transform: uppercase !important; text-align: end !important;
          word-spacing: 9px !important; text-indent: 50px !important; white-space: pre !important;
          cursor: wait !important; pointer-events: none !important; writing-mode: vertical-rl !important; direction: rtl !important }
      .lectern, .btn, .title { display: none !important }
      @layer reset { button { all: revert } }`);
    document.adoptedStyleSheets = [hostile];
    expect(getComputedStyle(element).color).to.equal('rgb(255, 0, 0)');
    expect(look()).to.deep.equal(before);
  });

  it('can still be hidden by its host', async () => {
    const { make } = stage(() => <p>x</p>);
    const element = make();
    document.body.append(element);
    await until(() => inside(element, 'p'));
    expect(getComputedStyle(element).display).to.equal('block');
    element.hidden = true;
    expect(getComputedStyle(element).display).to.equal('none');
    element.hidden = false;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.away { visibility: hidden }');
    document.adoptedStyleSheets = [sheet];
    element.className = 'away';
    expect(getComputedStyle(inside(element, 'p')!).visibility).to.equal('hidden');
  });

  it('does not mind names that clobber the document', async () => {
    document.body.innerHTML =
      '<form id="lectern"><input name="options"></form><a id="customElements"></a><img name="getElementById">' +
      '<div id="Symbol"></div><div id="lectern/1"></div>';
    const { make, drawn } = stage(() => null);
    document.body.append(make({ id: 'name', name: 'lectern' }));
    await until(() => drawn.length);
  });
});
