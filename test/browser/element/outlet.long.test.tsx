import { setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
import { mountOutlet, type OutletModel } from '../../../src/element/mountOutlet.tsx';
import { Dialog } from '../../../src/ui/dialog/Dialog.tsx';
import type { Notice } from '../../../src/port/port.ts';
import { fakePort, valueStore } from '../support/fakePort.ts';
import { settle, stage, until, type Seen } from '../support/stage.tsx';

type Shown = Notice & { readonly id: string };
const saved: Shown = { id: '1', tone: 'success', title: 'Saved' };

describe('the outlet of notices (RUN-5)', () => {
  const undo: (() => unknown)[] = [];
  afterEach(async () => {
    await Promise.all(undo.splice(0).map((each) => each()));
    document.body.replaceChildren();
    document.adoptedStyleSheets = [];
    await settle();
  });

  const outlet = (elements: readonly Element[], first: readonly Shown[] = [saved]) => {
    const store = valueStore<{ readonly shown: readonly Shown[]; readonly announcement: string }>({
      shown: first,
      announcement: '',
    });
    const model: OutletModel = {
      store,
      close: (id) =>
        store.set({ ...store.getState(), shown: store.getState().shown.filter((notice) => notice.id !== id) }),
    };
    const remove = mountOutlet(model, fakePort().port, elements[0] ?? null, () => elements);
    undo.push(remove);
    return { store, remove };
  };
  const host = (within: ParentNode = document) => within.querySelector<HTMLElement>('[popover]');
  const text = (within?: ParentNode) => host(within)?.shadowRoot?.textContent ?? '';

  it('stands beside the first element, above all of the page, whatever its sheets say', async () => {
    const { make } = stage(() => <p>x</p>);
    const element = make();
    document.body.append(element, document.createElement('footer'));
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('body * { display: none !important; position: static !important; opacity: 0 !important }');
    document.adoptedStyleSheets = [sheet];
    outlet([element]);
    await until(() => text().includes('Saved'));
    expect(element.nextElementSibling).to.equal(host());
    document.adoptedStyleSheets = [];
    const box = host()!.shadowRoot!.querySelector('.toast')!.getBoundingClientRect();
    expect(document.elementFromPoint(box.left + 5, box.top + 5)).to.equal(host());
    document.adoptedStyleSheets = [sheet];
    expect(getComputedStyle(host()!).display).to.equal('block');
    expect(getComputedStyle(host()!.shadowRoot!.querySelector('.toast')!).visibility).to.equal('visible');
    expect(host()!.shadowRoot!.querySelector('.toast')!.getBoundingClientRect().width).to.be.greaterThan(100);
  });

  it('has the look of the first element in the page, also after a change, and after another one took its place', async () => {
    const { make } = stage(() => <p>x</p>);
    const elements = [make({ theme: 'light' })];
    document.body.append(...elements);
    outlet(elements);
    const theme = () => host()?.shadowRoot?.querySelector<HTMLElement>('.lectern')?.dataset['theme'];
    await until(() => theme() === 'light');
    elements[0]!.setAttribute('theme', 'dark');
    await until(() => theme() === 'dark');
    const next = make({ theme: 'light' });
    elements[0]!.remove();
    elements.splice(0, 1, next);
    document.body.append(next);
    await until(() => theme() === 'light');
    next.setAttribute('theme', 'dark');
    await until(() => theme() === 'dark');
  });

  it('ELEM-22: stands above a bar at the foot of an element, wherever that is, and above the foot of a dialog', async () => {
    await setViewport({ width: 1280, height: 800 });
    undo.push(() => setViewport({ width: 800, height: 600 }));
    const { make } = stage(({ isOpen, label }: Seen) =>
      isOpen ? (
        <Dialog
          title={String(label)}
          closeLabel="close"
          onClose={() => undefined}
          footer={<button type="button">Finish</button>}
        >
          <div style={{ blockSize: '3000px' }} />
        </Dialog>
      ) : (
        <div data-foot style={{ position: 'fixed', insetBlockEnd: '120px', insetInline: 0, blockSize: '64px' }} />
      ),
    );
    const element = make();
    document.body.append(element);
    const bar = () =>
      element
        .shadowRoot!.querySelector(element.hasAttribute('is-open') ? 'dialog footer' : '[data-foot]')
        ?.getBoundingClientRect().top ?? 0;
    const toast = () =>
      (host() ?? host(element.shadowRoot!))?.shadowRoot?.querySelector('.toast')?.getBoundingClientRect().bottom ??
      Infinity;
    await until(() => bar() > 0);
    outlet([element]);
    await until(() => toast() <= bar(), 'above the bar');
    expect(bar() - toast()).to.be.below(40);
    element.toggleAttribute('is-open', true);
    await until(
      () => element.shadowRoot!.querySelector('dialog footer') && toast() <= bar(),
      'above the foot of the dialog',
    );
  });

  it('has its live regions before the first message', async () => {
    outlet([]);
    await until(() => host()?.shadowRoot?.querySelector('[role=status]'));
    expect(text()).not.to.contain('Saved');
    await until(() => text().includes('Saved'));
  });

  it('takes the place that the host has made for it', async () => {
    const place = document.createElement('aside');
    place.setAttribute('data-lectern-notices', '');
    document.body.append(place);
    outlet([]);
    await until(() => text(place).includes('Saved'));
  });

  it('moves into a modal of an element while that is open, and back', async () => {
    const { make } = stage(({ isOpen, label }: Seen) =>
      isOpen ? (
        <Dialog title={String(label)} closeLabel="close" onClose={() => undefined}>
          text
        </Dialog>
      ) : null,
    );
    const element = make();
    document.body.append(element);
    const { store } = outlet([element]);
    await until(() => text().includes('Saved'));
    element.toggleAttribute('is-open', true);
    await until(() =>
      text(element.shadowRoot!.querySelector('dialog') ?? document.createElement('i')).includes('Saved'),
    );
    const dialog = element.shadowRoot!.querySelector('dialog')!;
    const button = host(dialog)!.shadowRoot!.querySelector<HTMLElement>('button')!;
    button.focus();
    expect(host(dialog)!.shadowRoot!.activeElement).to.equal(button);
    store.set({ shown: [saved, { id: '2', tone: 'danger', title: 'Not sent' }], announcement: '' });
    await until(() => text(dialog).includes('Not sent'));
    element.toggleAttribute('is-open', false);
    await until(() => text(document.body).includes('Not sent'));
    expect(element.nextElementSibling).to.equal(host());
  });

  it('stays in the page where the host takes away the first element with all that it stood in', async () => {
    const { make } = stage(() => <p>x</p>);
    const [place, element] = [document.createElement('div'), make()];
    place.append(element);
    document.body.append(place);
    const { store } = outlet([element]);
    await until(() => text().includes('Saved'));
    place.remove();
    await until(() => host()?.parentNode === document.body);
    store.set({ shown: [saved, { id: '2', tone: 'danger', title: 'Not sent' }], announcement: '' });
    await until(() => text().includes('Not sent'));
    expect(host()!.matches(':popover-open')).to.equal(true);
  });

  it('lets a message be closed, and leaves nothing when it is removed', async () => {
    const { store, remove } = outlet([]);
    await until(() => text().includes('Saved'));
    host()!.shadowRoot!.querySelector<HTMLElement>('.toast > button')!.click();
    await until(() => !text().includes('Saved'));
    expect(store.getState().shown).to.deep.equal([]);
    remove();
    expect(host()).to.equal(null);
  });
});
