import { expect } from 'chai';
import { hostileText } from '../../../widgets/workbench/states/player/stateAuthorTexts.ts';
import { objectiveId } from '../../../widgets/workbench/states/player/stateCourse.ts';
import { fullTree } from '../../../widgets/workbench/states/player/stateTrees.ts';
import { clear, faults, show } from '../support/exhibit.ts';
import { content, focused, heard, press, reading, tag, text } from '../support/player.ts';
import { until } from '../support/stage.tsx';

describe('lectern-player: the table of contents', () => {
  afterEach(clear);

  it('TREE-3: stands beside the page from 1280 px on, and opens over it below', async () => {
    const wide = await show(tag, reading(fullTree, 'p4/p4-2'), { width: '1280px' });
    await until(() => wide.find('nav.toc [role=tree]'));
    expect(wide.find('.way > .btn')).to.equal(null);
    clear();
    const narrow = await show(tag, reading(fullTree, 'p4/p4-2'), { width: '1279px' });
    expect(narrow.find('.toc')).to.equal(null);
    narrow.find('.way > .btn')!.focus();
    narrow.find('.way > .btn')!.click();
    await until(() => narrow.find('dialog.toc[open] [role=treeitem]'));
    expect(await faults(narrow.element)).to.deep.equal([]);
    const dialog = narrow.find('dialog.toc')!;
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    await until(() => !narrow.find('.toc'));
    expect(focused(narrow.element) === narrow.find('.way > .btn')).to.equal(true);
  });

  for (const [locale, from] of [
    ['en-US', '-24px'],
    ['ar', '24px'],
  ] as const)
    it(`LOC-3: comes from the side where it stands, in ${locale}`, async () => {
      const { find } = await show(tag, reading(fullTree, 'p4/p4-2'), { width: '900px', locale });
      find('.way > .btn')!.click();
      await until(() => find('dialog.toc[open]'));
      const dialog = find('dialog.toc')!;
      // Also where it has come by now.
      dialog.style.animationDuration = '1000s';
      const move = dialog.getAnimations()[0]!;
      move.pause();
      move.currentTime = 0;
      expect(getComputedStyle(dialog).translate).to.equal(from);
    });

  it('TREE-8: goes by keyboard, and Enter opens a part', async () => {
    const { find, all, element } = await show(tag, reading(fullTree, 'p4/p4-2'), { width: '1376px' });
    await until(() => find('[role=treeitem]'));
    const row = () => focused(element).querySelector('bdi')!.textContent;
    (find('[role=treeitem][tabindex="0"]') as HTMLElement).focus();
    expect(row()).to.equal('4.2 What a confidence interval says');
    press(focused(element), 'Home');
    expect(row()).to.equal('1. Foundations');
    press(focused(element), 'ArrowRight');
    await until(() => focused(element).getAttribute('aria-expanded') === 'true');
    press(focused(element), 'ArrowDown');
    expect(row()).to.equal('1.1 Why statistics');
    focused(element).click();
    await until(() => find('.part > .title')?.textContent === '1.1 Why statistics');
    expect(all('[aria-current=page]').map((one) => one.textContent)).to.contain('1.1 Why statistics');
  });

  it('brings the part that is read into view', async () => {
    const { find, element } = await show(tag, reading(fullTree, 'p6'), { width: '1376px' });
    element.style.blockSize = '420px';
    await until(() => find('[role=treeitem]'));
    find('.turn a.pn')!.click();
    await until(() => find('.part > .title')?.textContent === '5.3 Power and sample size');
    await until(() => {
      const view = find('.toc .scroll')!.getBoundingClientRect();
      const row = find('.row.here')!.getBoundingClientRect();
      return row.top >= view.top && row.bottom <= view.bottom;
    });
  });

  it('says every state in words', async () => {
    const { all } = await show(tag, reading(fullTree, 'p5/p5-1'), { width: '1376px' });
    const rows = all('[role=treeitem]').map((row) => row.textContent);
    expect(rows.find((row) => row!.includes('5.1')))
      .to.contain('Locked')
      .and.to.contain('To get access, you have to complete previous assignments');
    expect(rows.find((row) => row!.includes('5.3'))).to.contain('Coming soon');
    expect(rows.find((row) => row!.includes('6. Analysis'))).to.contain('Could be started until');
  });
});

describe('lectern-player: texts of authors', () => {
  afterEach(clear);

  it('MEDIA-6: hostile HTML does nothing and borrows nothing', async () => {
    delete (window as { hacked?: number }).hacked;
    const { find, element } = await show(tag, reading(fullTree, 'p4/p4-2', { [content]: [text(hostileText)] }));
    await until(() => find('.author p'));
    const author = find('.author')!;
    for (const node of author.querySelectorAll('*')) {
      for (const { name, value } of node.attributes) {
        expect(name.startsWith('on'), `${node.localName} ${name}`).to.equal(false);
        expect(/^\s*javascript:/i.test(value), `${name}=${value}`).to.equal(false);
      }
      expect(
        node.hasAttribute('style') || node.hasAttribute('part') || node.hasAttribute('data-route'),
        node.outerHTML,
      ).to.equal(false);
    }
    expect(author.querySelector('script, style, form, input, button, iframe')).to.equal(null);
    const navigated = heard(element, 'lectern-navigate');
    for (const link of author.querySelectorAll('a'))
      link.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, cancelable: true }));
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect((window as { hacked?: number }).hacked).to.equal(undefined);
    expect(navigated).to.deep.equal([]);
  });

  it('finds footnotes in its own root, and back', async () => {
    const { find, all, element } = await show(tag, reading(fullTree, 'p4/p4-2'));
    await until(() => find('.author p'));
    (find('.author sup a') as HTMLElement).click();
    expect(focused(element).textContent).to.contain('1. Strictly');
    all('.author a').at(-1)!.click();
    expect(focused(element).textContent).to.equal('1');
    expect(location.hash).to.equal('');
  });

  it('sets headings below the page’s, gives tables a place to scroll, and says which links leave', async () => {
    const { find, element } = await show(
      tag,
      reading(
        fullTree,
        'p4/p4-2',
        {},
        { attributes: { 'objective-id': objectiveId, 'view': 'content', 'axis': 'p4/p4-2', 'heading-level': '1' } },
      ),
    );
    await until(() => find('.author p'));
    expect(find('.part > .title')!.localName).to.equal('h1');
    expect(find('.author h2')!.textContent).to.equal('Writing it in a report');
    expect(find('.author .scroller')!.getAttribute('aria-label')).to.equal('How the width of an interval changes');
    const away = find('.author a[target=_blank]') as HTMLAnchorElement;
    expect(away.rel).to.contain('noopener');
    expect(away.textContent).to.contain('opens in a new tab');
    expect(await faults(element)).to.deep.equal([]);
  });
});
