import { setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
import { fullTree } from '../../../widgets/workbench/states/player/stateTrees.ts';
import { memoryStorage } from '../../../widgets/workbench/memoryStorage.ts';
import { clear, show } from '../support/exhibit.ts';
import { focused, reading, tag } from '../support/player.ts';
import { settle, until } from '../support/stage.tsx';

const at = reading(fullTree, 'p4/p4-2');
type Shown = Awaited<ReturnType<typeof show>>;
const opened = ({ find }: Shown) => find('dialog.toc[open] [role=treeitem]');
const row = ({ find }: Shown, id: string) => find(`.toc [data-id="${id}"]`);
const isOpen = (shown: Shown, id: string) => row(shown, id)?.getAttribute('aria-expanded');
const box = ({ find }: Shown) => find('.toc .scroll')!;
const cancel = ({ find }: Shown) => find('dialog.toc')!.dispatchEvent(new Event('cancel', { cancelable: true }));
/** What a page that was loaded again says of itself. */
const load = (type: 'navigate' | 'reload' | 'back_forward') => {
  performance.getEntriesByType = () => [{ type } as unknown as PerformanceEntry];
};

async function open(shown: Shown) {
  shown.find('.way > .btn')!.focus();
  shown.find('.way > .btn')!.click();
  await until(() => opened(shown));
  await settle();
}

describe('lectern-player: the table of contents as a drawer (TREE-14, TREE-15)', () => {
  const { getEntriesByType } = performance;
  before(() => setViewport({ width: 800, height: 500 }));
  after(() => setViewport({ width: 800, height: 600 }));
  afterEach(() => {
    clear();
    document.body.removeAttribute('style');
    performance.getEntriesByType = getEntriesByType;
  });

  it('stays as it was left over closing and over other parts', async () => {
    const shown = await show(tag, at, { width: '600px' });
    await open(shown);
    // The row of the open part can be seen, and has the focus.
    expect(focused(shown.element).dataset['id']).to.equal('p4-2');
    row(shown, 'p1')!.click();
    await until(() => isOpen(shown, 'p1') === 'true');
    box(shown).scrollTop = 30;
    await settle();
    cancel(shown);
    await until(() => !shown.find('.toc'));
    expect(focused(shown.element) === shown.find('.way > .btn')).to.equal(true);
    await open(shown);
    expect([isOpen(shown, 'p1'), box(shown).scrollTop]).to.deep.equal(['true', 30]);
    row(shown, 'p1-1')!.click();
    await until(() => !shown.find('.toc') && shown.find('.part > .title')?.textContent === '1.1 Why statistics');
    await open(shown);
    expect([isOpen(shown, 'p1'), isOpen(shown, 'p4')]).to.deep.equal(['true', 'false']);
  });

  it('does not show the row of the open part where the learner had scrolled elsewhere, and its focus is seen', async () => {
    const shown = await show(tag, at, { width: '600px' });
    await open(shown);
    for (const id of ['p1', 'p3']) {
      row(shown, id)!.click();
      await until(() => isOpen(shown, id) === 'true');
    }
    box(shown).scrollTop = 10_000;
    await settle();
    const { scrollTop } = box(shown);
    expect(scrollTop).to.be.above(100);
    cancel(shown);
    await until(() => !shown.find('.toc'));
    await open(shown);
    expect(box(shown).scrollTop).to.equal(scrollTop);
    const focus = focused(shown.element).getBoundingClientRect();
    expect(focus.top >= 0 && focus.bottom <= innerHeight).to.equal(true);
    // Another part: the tree goes to where the reader is.
    cancel(shown);
    await until(() => !shown.find('.toc'));
    shown.find('.turn a.pn')!.click();
    await until(() => shown.find('.part > .title')?.textContent !== '4.2 What a confidence interval says');
    await open(shown);
    const [view, here] = [box(shown), shown.find('.row.here')!].map((one) => one.getBoundingClientRect());
    expect(here!.top >= view!.top && here!.bottom <= view!.bottom).to.equal(true);
  });

  it('a module that was closed opens with a part in it', async () => {
    const shown = await show(tag, at, { width: '600px' });
    await open(shown);
    row(shown, 'p4')!.click();
    await until(() => isOpen(shown, 'p4') === 'false');
    cancel(shown);
    await until(() => !shown.find('.toc'));
    await open(shown);
    expect(isOpen(shown, 'p4')).to.equal('false');
    cancel(shown);
    await until(() => !shown.find('.toc'));
    shown.find('.turn a.pn')!.click();
    await until(() => shown.find('.part > .title')?.textContent !== '4.2 What a confidence interval says');
    await open(shown);
    await until(() => isOpen(shown, 'p4') === 'true' && shown.find('.row.here'));
  });

  for (const [type, lies] of [
    ['navigate', false],
    ['reload', true],
    ['back_forward', true],
  ] as const)
    it(`is kept in this browser; after ${type} it lies ${lies ? 'open' : 'closed'}`, async () => {
      const storage = memoryStorage();
      const first = await show(tag, at, { width: '600px', storage });
      await open(first);
      row(first, 'p1')!.click();
      await until(() => isOpen(first, 'p1') === 'true');
      const kept = Array.from({ length: storage.length }, (_, index) => storage.key(index)!).find((key) =>
        /user:[^:]+:contents$/.test(key),
      )!;
      const stored = storage.getItem(kept)!;
      clear();
      // It was left by another way, and not by loading the page again.
      await until(() => JSON.parse(storage.getItem(kept)!)[0][1] === false);
      storage.setItem(kept, stored);
      load(type);
      const shown = await show(tag, at, { width: '600px', storage });
      await settle();
      expect(Boolean(shown.find('dialog.toc'))).to.equal(lies);
      if (!lies) await open(shown);
      await until(() => isOpen(shown, 'p1') === 'true');
    });

  it('another part closes it, by whatever way that came', async () => {
    const shown = await show(tag, at, { width: '600px' });
    await open(shown);
    shown.element.setAttribute('axis', 'p6');
    await until(() => !shown.find('dialog.toc'));
  });

  it('is beside the page while there is room, and again over it where it was left open', async () => {
    const shown = await show(tag, at, { width: '600px' });
    const turn = (width: string) => (shown.element.parentElement!.style.inlineSize = width);
    await open(shown);
    row(shown, 'p1')!.click();
    await until(() => isOpen(shown, 'p1') === 'true');
    turn('1280px');
    await until(() => shown.find('nav.toc') && !shown.find('dialog.toc'));
    expect(isOpen(shown, 'p1')).to.equal('true');
    // The focus goes on in the tree.
    expect(focused(shown.element).getAttribute('role')).to.equal('treeitem');
    turn('1279px');
    await until(() => shown.find('dialog.toc:modal'));
    expect(isOpen(shown, 'p1')).to.equal('true');
    cancel(shown);
    await until(() => !shown.find('dialog.toc'));
    turn('1280px');
    await until(() => shown.find('nav.toc'));
    turn('1279px');
    await until(() => !shown.find('.toc'));
  });

  it('holds the page behind it, and its height follows the window', async () => {
    document.body.style.blockSize = '3000px';
    const shown = await show(tag, at, { width: '600px' });
    const { overflow } = document.documentElement.style;
    await open(shown);
    expect(getComputedStyle(document.documentElement).overflowY).to.equal('hidden');
    // The bar of a phone's browser comes, and goes.
    for (const height of [420, 500]) {
      await setViewport({ width: 800, height });
      await settle();
      expect(shown.find('dialog.toc')!.getBoundingClientRect().height).to.be.closeTo(height, 0.5);
      expect(opened(shown)).not.to.equal(null);
    }
    cancel(shown);
    await until(() => !shown.find('.toc'));
    expect(document.documentElement.style.overflow).to.equal(overflow);
  });
});
