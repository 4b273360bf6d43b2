import { StrictMode, useEffect, useId, useState, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { expect } from 'chai';
import { LecternError } from '../../../src/errors.ts';
import { useTexts } from '../../../src/i18n/context.tsx';
import { elementClass } from '../../../src/element/elementClass.tsx';
import { defineElement } from '../../../src/element/defineElement.ts';
import { useSheet } from '../../../src/ui/sheets/sheet.ts';
import { fakePort, valueStore } from '../support/fakePort.ts';
import { probeManifest, settle, stage, until, type Seen } from '../support/stage.tsx';

const lives = { mounted: 0, unmounted: 0 };

/** Counts its lives and keeps a state that only a remount loses. */
function Counter() {
  const [count, setCount] = useState(0);
  useEffect(() => {
    lives.mounted++;
    return () => void lives.unmounted++;
  }, []);
  return <button onClick={() => setCount(count + 1)}>{count}</button>;
}

const inside = (element: Element, selector: string) => element.shadowRoot!.querySelector<HTMLElement>(selector);

describe('life of an element', () => {
  beforeEach(() => Object.assign(lives, { mounted: 0, unmounted: 0 }));
  afterEach(async () => {
    document.body.replaceChildren();
    // What was just drawn may still mount, and a view may tidy up a frame later.
    await settle();
    await until(() => lives.mounted === lives.unmounted);
  });

  it('keeps its state when it is moved (ELEM-3)', async () => {
    const { make } = stage(Counter);
    const element = make();
    const [left, right] = [document.createElement('div'), document.createElement('div')];
    document.body.append(left, right);
    left.append(element);
    await until(() => inside(element, 'button'));
    inside(element, 'button')!.click();
    await until(() => inside(element, 'button')!.textContent === '1');
    right.append(element);
    await settle();
    expect(inside(element, 'button')!.textContent).to.equal('1');
    (left as unknown as { moveBefore?: (node: Node, child: Node | null) => void }).moveBefore?.(element, null);
    await settle();
    expect(inside(element, 'button')!.textContent).to.equal('1');
    expect(element.parentNode).to.equal('moveBefore' in left ? left : right);
    expect(lives).to.deep.equal({ mounted: 1, unmounted: 0 });
  });

  it('gives each part an id of its own, however often its attributes change (ELEM-25)', async () => {
    const Field = () => <input id={useId()} />;
    // With each change of the attribute one field more stands in it.
    const { make } = stage(({ count }) => Array.from({ length: count as number }, (_, at) => <Field key={at} />));
    const element = make({ count: '1' });
    document.body.append(element);
    for (let count = 1; count <= 6; count++) {
      element.setAttribute('count', String(count));
      await until(() => element.shadowRoot!.querySelectorAll('input').length === count);
    }
    const ids = [...element.shadowRoot!.querySelectorAll('input')].map(({ id }) => id);
    expect(new Set(ids).size, ids.join(' ')).to.equal(6);
  });

  it('ends when it is removed, and starts again when it comes back', async () => {
    const { make, fake } = stage(Counter);
    const element = make();
    document.body.append(element);
    await until(() => lives.mounted === 1);
    expect(fake.leases()).to.equal(1);
    element.remove();
    await until(() => lives.unmounted === 1);
    expect(fake.leases()).to.equal(0);
    document.body.append(element);
    await until(() => lives.mounted === 2);
    expect(fake.leases()).to.equal(1);
    expect(inside(element, 'button')!.textContent).to.equal('0');
  });

  it('leaves nothing when the runtime is destroyed', async () => {
    const added = new Map<string, number>();
    const { addEventListener, removeEventListener } = EventTarget.prototype;
    const { observe, disconnect } = MutationObserver.prototype;
    let observers = 0;
    const { make, fake, options, tag } = stage(Counter);
    EventTarget.prototype.addEventListener = function (type: string, ...rest: unknown[]) {
      if (this instanceof HTMLElement && this.localName === tag) added.set(type, (added.get(type) ?? 0) + 1);
      return (addEventListener as (...all: unknown[]) => void).call(this, type, ...rest);
    };
    EventTarget.prototype.removeEventListener = function (type: string, ...rest: unknown[]) {
      if (this instanceof HTMLElement && this.localName === tag) added.set(type, (added.get(type) ?? 0) - 1);
      return (removeEventListener as (...all: unknown[]) => void).call(this, type, ...rest);
    };
    const watching = new Set<MutationObserver>();
    MutationObserver.prototype.observe = function (...rest) {
      watching.add(this);
      observers = Math.max(observers, watching.size);
      return observe.apply(this, rest);
    };
    MutationObserver.prototype.disconnect = function () {
      watching.delete(this);
      return disconnect.call(this);
    };
    try {
      const elements = Array.from({ length: 5 }, () => make());
      document.body.append(...elements);
      await until(() => lives.mounted === 5);
      expect([...added.values()].reduce((sum, one) => sum + one, 0)).to.equal(5);
      // Of the language around each, and of the ground behind it.
      expect(observers).to.equal(10);
      fake.destroy();
      await until(() => lives.unmounted === 5);
      expect([...added.values()].filter(Boolean)).to.deep.equal([]);
      expect(watching.size).to.equal(0);
      expect(fake.leases()).to.equal(0);
      expect(elements.map((element) => element.shadowRoot!.childNodes.length)).to.deep.equal([0, 0, 0, 0, 0]);
      options.set({ theme: 'dark' });
      await settle();
      expect(lives.mounted).to.equal(5);
    } finally {
      Object.assign(EventTarget.prototype, { addEventListener, removeEventListener });
      Object.assign(MutationObserver.prototype, { observe, disconnect });
    }
  });

  it('takes another runtime when the options name another', async () => {
    const [one, two] = [fakePort(), fakePort()];
    const options = valueStore({});
    let current = one;
    const manifest = probeManifest();
    customElements.define(manifest.tag, elementClass(manifest, Counter, { runtime: () => current.port, options }));
    const element = document.createElement(manifest.tag);
    document.body.append(element);
    await until(() => lives.mounted === 1);
    current = two;
    options.set({ apiBase: 'https://other.example' });
    await until(() => lives.mounted === 2);
    expect([one.leases(), two.leases(), lives.unmounted]).to.deep.equal([0, 1, 1]);
  });

  it('stays inside when it crashes, and its neighbours do not notice (ERR-15, ERR-18)', async () => {
    let broken = true;
    const crash = ({ label }: Seen) => {
      if (label === 'bad' && broken) throw new Error('on purpose');
      return <p>{String(label)}</p>;
    };
    const { make, fake } = stage(crash);
    const [good, bad, other] = [make({ label: 'good' }), make({ label: 'bad' }), make({ label: 'other' })];
    const errors: CustomEvent[] = [];
    const hear = (event: Event) => errors.push(event as CustomEvent);
    document.addEventListener('lectern-error', hear);
    document.body.append(good, bad, other);
    await until(() => inside(bad, '[role=alert] button'));
    document.removeEventListener('lectern-error', hear);
    expect(inside(good, 'p')!.textContent).to.equal('good');
    expect(inside(other, 'p')!.textContent).to.equal('other');
    expect(errors).to.have.length(1);
    expect(errors[0]!.target).to.equal(bad);
    expect(errors[0]!.detail).to.include({ code: 'render', message: 'on purpose', retryable: false });
    expect(errors[0]!.detail.correlationId).to.match(/^[0-9a-f]{12}$/);
    expect(fake.reported[0]).to.be.instanceOf(LecternError);
    expect(fake.reported[0]!.detail.correlationId).to.equal(errors[0]!.detail.correlationId);
    broken = false;
    inside(bad, '[role=alert] button')!.click();
    await until(() => inside(bad, 'p')?.textContent === 'bad');
  });

  it('says so where the page’s runtime is too old (RUN-3)', async () => {
    const { make, drawn } = stage(undefined, { manifest: probeManifest({ needs: 2 }), fake: fakePort({ level: 1 }) });
    const element = make();
    const codes: string[] = [];
    document.body.append(element);
    element.addEventListener('lectern-error', (event) => codes.push((event as CustomEvent).detail.code));
    await until(() => inside(element, '[role=alert]'));
    expect(codes).to.deep.equal(['runtime_too_old']);
    await until(() => inside(element, '[role=alert]')!.textContent.includes('newer version'));
    expect(drawn).to.deep.equal([]);
  });

  it('is defined once; a tag of somebody else is left alone and told once (RUN-2)', () => {
    const deps = { runtime: () => fakePort().port, options: valueStore({}) };
    const manifest = probeManifest();
    let made = 0;
    const make = () => {
      made++;
      return elementClass(manifest, Counter, deps);
    };
    expect(defineElement(manifest.tag, make)).to.equal(true);
    const first = customElements.get(manifest.tag);
    expect(defineElement(manifest.tag, make)).to.equal(true);
    expect(customElements.get(manifest.tag)).to.equal(first);
    expect(made).to.equal(1);
    const foreign = `${manifest.tag}-foreign`;
    customElements.define(foreign, class extends HTMLElement {});
    const { error } = console;
    const said: unknown[] = [];
    console.error = (...words: unknown[]) => said.push(words.join(' '));
    try {
      expect(defineElement(foreign, make)).to.equal(false);
    } finally {
      console.error = error;
    }
    expect(said).to.have.length(1);
    expect(said[0]).to.contain(foreign).and.contain('suffix');
    expect(made).to.equal(1);
  });

  it('holds several elements, one inside the root of another, and lets them go in any order', async () => {
    const inner = stage(Counter);
    const Inner = inner.tag as 'div';
    const outer = stage(() => (
      <section>
        <Inner />
      </section>
    ));
    const element = outer.make();
    document.body.append(element);
    await until(() => lives.mounted === 1);
    element.remove();
    await until(() => lives.unmounted === 1);
    expect([inner.fake.leases(), outer.fake.leases()]).to.deep.equal([0, 0]);
  });

  it('is safe in StrictMode, outside and inside', async () => {
    const { tag, drawn, fake } = stage(() => (
      <StrictMode>
        <Counter />
      </StrictMode>
    ));
    const Tag = tag as unknown as ComponentType<{ data: object; label: string }>;
    const place = document.createElement('div');
    document.body.append(place);
    const root = createRoot(place);
    const data = { a: 1 };
    root.render(
      <StrictMode>
        <Tag data={data} label="strict" />
      </StrictMode>,
    );
    await until(() => drawn.at(-1)?.data === data);
    expect(drawn.at(-1)!.label).to.equal('strict');
    await until(() => lives.mounted - lives.unmounted === 1);
    expect(fake.leases()).to.equal(1);
    root.unmount();
    await until(() => lives.mounted === lives.unmounted);
    await until(() => fake.leases() === 0);
  });

  it('has its sheets again when it comes back from another document (ELEM-21)', async () => {
    const css = '.framed { color: rgb(1, 2, 3) }';
    const Styled = () => {
      useSheet(css);
      return (
        <>
          <b className="framed">x</b>
          <Counter />
        </>
      );
    };
    const { make } = stage(Styled);
    const element = make();
    document.body.append(element);
    await until(() => inside(element, '.framed'));
    expect(getComputedStyle(inside(element, '.framed')!).color).to.equal('rgb(1, 2, 3)');
    const frame = document.createElement('iframe');
    document.body.append(frame);
    frame.contentDocument!.body.append(element);
    await settle();
    expect(element.ownerDocument).to.equal(frame.contentDocument);
    await until(() => inside(element, '[role=alert]') && !inside(element, '.framed'));
    document.body.append(element);
    await until(() => inside(element, '.framed'));
    expect(getComputedStyle(inside(element, '.framed')!).color).to.equal('rgb(1, 2, 3)');
  });

  it('shares one sheet object for each text, and writes no style element', async () => {
    const { make } = stage(Counter);
    const [one, two] = [make(), make()];
    document.body.append(one, two);
    await until(() => lives.mounted === 2);
    expect(one.shadowRoot!.adoptedStyleSheets.length).to.be.greaterThan(1);
    expect(one.shadowRoot!.adoptedStyleSheets).to.deep.equal(two.shadowRoot!.adoptedStyleSheets);
    expect(one.shadowRoot!.querySelector('style')).to.equal(null);
    expect(one.shadowRoot!.querySelector('[style]')).to.equal(null);
    expect(document.querySelector('style')).to.equal(null);
  });

  it('waits for its texts, its space held and the host’s own content standing in (ELEM-7)', async () => {
    const fake = fakePort({ held: true });
    const Texts = () => <p>{useTexts('common')('tryAgain')}</p>;
    const { make, drawn } = stage(Texts, { fake });
    const element = make();
    element.textContent = 'fallback';
    document.body.append(element);
    await settle();
    expect(drawn).to.deep.equal([]);
    expect(inside(element, 'slot')).to.not.equal(null);
    element.textContent = '';
    expect(inside(element, 'div')!.offsetHeight).to.equal(10); // as its manifest says
    fake.release();
    await until(() => inside(element, 'p')?.textContent === 'Try again');
    expect(inside(element, 'slot')).to.equal(null);
  });
});
