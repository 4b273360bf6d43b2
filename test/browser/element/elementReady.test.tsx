// What an element tells of itself until it stands (ELEM-14), and what of that is its first content (ELEM-11).
import type { ComponentType } from 'react';
import { expect } from 'chai';
import { elementClass } from '../../../src/element/elementClass.tsx';
import { withHash, type HashedProps } from '../../../src/element/withHash.tsx';
import { clear, show } from '../support/exhibit.ts';
import { fakePort, valueStore } from '../support/fakePort.ts';
import { shortPauses } from '../support/shortPauses.ts';
import { probeManifest, settle, until, type Seen } from '../support/stage.tsx';

const START = 'lectern-loader-start';
const READY = 'lectern-ready';
let told: string[] = [];
const hear = (event: Event) => {
  told.push(event.type);
  expect((event as CustomEvent).detail).to.deep.equal({});
};
const inside = (element: Element, selector: string) => element.shadowRoot!.querySelector<HTMLElement>(selector);
const marks = (tag: string) => performance.getEntriesByName(tag).length;

/** An element of a tag of its own, whose runtime a test can replace. */
function probe<P extends object>(
  component: ComponentType<P>,
  first = fakePort(),
  attributes: Readonly<Record<string, string>> = {},
) {
  const manifest = probeManifest();
  const options = valueStore({});
  let fake = first;
  customElements.define(manifest.tag, elementClass(manifest, component, { runtime: () => fake.port, options }));
  const element = document.createElement(manifest.tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.body.append(element);
  const swap = (next: typeof fake) => {
    fake = next;
    options.set({});
  };
  return { element, tag: manifest.tag, swap };
}

const Button = ({ emit }: Seen) => <button onClick={() => emit(READY, {})}>x</button>;

describe('an element tells when it stands (ELEM-14)', () => {
  shortPauses();
  beforeEach(() => {
    told = [];
    for (const name of [START, READY]) document.addEventListener(name, hear);
  });
  afterEach(async () => {
    clear();
    document.body.replaceChildren();
    await settle();
    for (const name of [START, READY]) document.removeEventListener(name, hear);
  });

  it('that it takes the place of the host’s words, and that it shows its content: each once, whatever the runtime', async () => {
    const fake = fakePort({ held: true });
    const { element, tag, swap } = probe(Button, fake);
    await settle();
    expect(told).to.deep.equal([]);
    fake.release();
    await until(() => told.length);
    await fake.port.locale.set('ar');
    await settle();
    expect(told).to.deep.equal([START]);
    expect(marks(tag)).to.equal(0);
    const before = inside(element, 'button');
    swap(fakePort());
    await until(() => inside(element, 'button') && inside(element, 'button') !== before);
    await settle();
    expect(told).to.deep.equal([START]);
    for (let click = 0; click < 3; click++) inside(element, 'button')!.click();
    expect(told).to.deep.equal([START, READY]);
    expect(marks(tag)).to.equal(1);
    // Who has gone begins again.
    element.remove();
    await settle();
    document.body.append(element);
    await until(() => told.length === 3);
    inside(element, 'button')!.click();
    expect(told.slice(2)).to.deep.equal([START, READY]);
  });

  it('with a place in the address, not while the host’s own words still stand', async () => {
    let arrive = (_code: { Hashed: ComponentType<HashedProps> }) => {};
    const load = () => new Promise<{ Hashed: ComponentType<HashedProps> }>((resolve) => (arrive = resolve));
    const { element } = probe(withHash(Button, load, 10), fakePort(), { routing: 'hash' });
    await until(() => inside(element, '.lectern slot'));
    await settle();
    expect(told).to.deep.equal([]);
    arrive({ Hashed: ({ component: Component, given }) => <Component {...given} /> });
    await until(() => inside(element, 'button'));
    await until(() => told.length);
    expect(told).to.deep.equal([START]);
  });

  const breaks = () => {
    throw new Error('broken');
  };
  for (const [name, component, port] of [
    ['breaks', breaks, fakePort()],
    ['is too new for its runtime', Button, fakePort({ level: 0 })],
  ] as const) {
    it(`one that ${name} stands too, and that is no content`, async () => {
      const { element, tag } = probe(component as ComponentType<object>, port);
      await until(() => told.includes(READY));
      await until(() => inside(element, '[part~=blank]'));
      expect(told).to.deep.equal([START, READY]);
      expect(marks(tag)).to.equal(0);
    });
  }

  const stand: readonly (readonly [tag: string, state: string, stands: 'content' | 'no content' | 'nothing'])[] = [
    ['lectern-courses', 'loading', 'nothing'],
    ['lectern-courses', 'one', 'content'],
    ['lectern-courses', 'empty', 'content'],
    ['lectern-courses', 'failed', 'no content'],
    ['lectern-courses', 'offline', 'no content'],
    ['lectern-player', 'overview-loading', 'nothing'],
    ['lectern-player', 'overview', 'content'],
    ['lectern-player', 'public', 'content'],
    ['lectern-player', 'end-passed', 'content'],
    ['lectern-player', 'failed', 'no content'],
    ['lectern-player', 'not-available', 'no content'],
    ['lectern-player', 'content-loading', 'nothing'],
    ['lectern-player', 'content', 'content'],
    ['lectern-player', 'content-failed', 'no content'],
    ['lectern-certificate', 'certificate-loading', 'nothing'],
    ['lectern-certificate', 'certificate', 'content'],
    ['lectern-certificate', 'public-certificate', 'content'],
    ['lectern-certificate', 'public-certificate-ask', 'content'],
    ['lectern-certificate', 'public-certificate-unknown', 'no content'],
    ['lectern-certificate', 'certificate-none', 'no content'],
    ['lectern-certificate', 'certificate-failed', 'no content'],
    ['lectern-tutor', 'loading', 'nothing'],
    ['lectern-tutor', 'conversation', 'content'],
    ['lectern-tutor', 'exam', 'content'],
    ['lectern-tutor', 'failed', 'no content'],
    ['lectern-tutor', 'offline', 'no content'],
    ['lectern-results', 'results-loading', 'nothing'],
    ['lectern-results', 'results', 'content'],
    ['lectern-results', 'results-empty', 'content'],
    ['lectern-results', 'results-failed', 'no content'],
    ['lectern-results', 'results-offline', 'no content'],
    ['lectern-profile', 'loading', 'nothing'],
    ['lectern-profile', 'personal', 'content'],
    ['lectern-profile', 'zone', 'content'],
    ['lectern-profile', 'failed', 'no content'],
    ['lectern-profile', 'offline', 'no content'],
    ['lectern-dashboard', 'loading', 'nothing'],
    ['lectern-dashboard', 'dashboard', 'content'],
    ['lectern-dashboard', 'empty', 'content'],
    ['lectern-dashboard', 'failed', 'no content'],
    ['lectern-dashboard', 'offline', 'no content'],
    ['lectern-notifications', 'loading', 'nothing'],
    ['lectern-notifications', 'channels', 'content'],
    ['lectern-notifications', 'channel', 'content'],
    ['lectern-notifications', 'button', 'content'],
    ['lectern-notifications', 'unavailable', 'content'],
    ['lectern-notifications', 'failed', 'no content'],
    ['lectern-feedback', 'loading', 'nothing'],
    ['lectern-feedback', 'asking', 'content'],
    ['lectern-feedback', 'quiet', 'content'],
    ['lectern-feedback', 'quiet-card', 'no content'],
    ['lectern-feedback', 'hidden', 'no content'],
    ['lectern-feedback', 'failed', 'no content'],
    ['lectern-feedback', 'offline', 'no content'],
    ['lectern-bookmarks', 'loading', 'nothing'],
    ['lectern-bookmarks', 'bookmarks', 'content'],
    ['lectern-bookmarks', 'empty', 'content'],
    ['lectern-bookmarks', 'unavailable', 'content'],
    ['lectern-bookmarks', 'failed', 'no content'],
    ['lectern-bookmarks', 'offline', 'no content'],
    ['lectern-calendar', 'loading', 'nothing'],
    ['lectern-calendar', 'agenda', 'content'],
    ['lectern-calendar', 'month', 'content'],
    ['lectern-calendar', 'empty', 'content'],
    ['lectern-calendar', 'failed', 'no content'],
    ['lectern-calendar', 'offline', 'no content'],
    ['lectern-frame', 'waiting', 'nothing'],
    ['lectern-frame', 'failed', 'no content'],
    ['lectern-frame', 'offline', 'no content'],
    ['lectern-frame', 'silent', 'no content'],
  ];
  for (const [tag, state, stands] of stand) {
    it(`${tag}, ${state}: ${stands}`, async () => {
      performance.clearMarks(tag);
      await show(tag, state);
      if (stands !== 'nothing') await until(() => told.includes(READY));
      await settle();
      expect(told).to.deep.equal(stands === 'nothing' ? [START] : [START, READY]);
      expect(marks(tag)).to.equal(stands === 'content' ? 1 : 0);
    });
  }
});
