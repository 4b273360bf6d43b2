import { expect } from 'chai';
import { fullTree } from '../../../widgets/workbench/states/player/stateTrees.ts';
import type { ScriptedReply } from '../../../widgets/workbench/featureState.ts';
import { clear, faults, show } from '../support/exhibit.ts';
import { content, focused, press, reading, tag, text } from '../support/player.ts';
import { settle, until } from '../support/stage.tsx';

const tall = { width: '1376px' };

describe('lectern-player: searching in the course', () => {
  afterEach(clear);
  const write = (field: HTMLInputElement, words: string) => {
    field.value = words;
    field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
  };

  it('TREE-9: shows what matches and what it stands in, says how many, clears by Escape, opens the first by Enter', async () => {
    const { find, all, element } = await show(
      tag,
      reading(fullTree, 'p4/p4-2', { [content]: [text('<p>Words alone.</p>')] }),
      tall,
    );
    await until(() => find('.part-search input'));
    const field = find('.part-search input') as HTMLInputElement;
    const before = all('[role=treeitem]').length;
    field.focus();
    write(field, 'samp');
    await until(() => find('.part-search [role=status]')!.textContent === '4 parts');
    expect(all('.row:not(.group) [role=treeitem] bdi').map((name) => name.textContent)).to.deep.equal([
      '3.3 Quiz: sampling bias',
      '3.4 Who did we really sample?',
      '5.3 Power and sample size',
    ]);
    expect(await faults(element)).to.deep.equal([]);
    const shown = all('[role=treeitem]').length;
    const group = () => all('.row.group [role=treeitem]')[0]!;
    press(group(), 'ArrowLeft');
    await until(
      () => group().getAttribute('aria-expanded') === 'false' && all('[role=treeitem]').length < shown,
      'folded',
    );
    press(group(), 'ArrowRight');
    await until(() => all('[role=treeitem]').length === shown, 'unfolded');
    press(field, 'Escape');
    await until(() => field.value === '' && all('[role=treeitem]').length === before);
    expect(focused(element) === field).to.equal(true);
    write(field, 'plan');
    await until(() => find('.part-search [role=status]')!.textContent === '1 part');
    find('.part-search')!.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
    await until(() => find('.part > .title')!.textContent === '6. Analysis plan');
  });

  it('TREE-12: finds words of texts that nobody has opened, shows what stands around them, and asks once for each', async () => {
    const told: ScriptedReply = {
      answer: (url) => ({
        activityPathId: url.pathname.split('/').at(-1),
        content: url.pathname.endsWith('path-p4-3')
          ? '<p>A forest plot draws each study as a <b>square</b> with a line.</p>'
          : '<p>Words alone.</p>',
      }),
    };
    const { find, all, asked, element } = await show(tag, reading(fullTree, 'p4/p4-2', { [content]: [told] }), tall);
    await until(() => find('.part-search input'));
    const field = find('.part-search input') as HTMLInputElement;
    write(field, 'squ');
    await until(() => find('.part-search [role=status]')!.textContent === '1 part', 'the texts are there');
    expect(find('.row mark')!.parentElement!.textContent).to.equal('…plot draws each study as a square with a line.');
    expect(await faults(element)).to.deep.equal([]);
    const texts = () => asked.filter((one) => one.includes('/activity/path-'));
    const before = texts();
    expect(new Set(before).size, 'each once').to.equal(before.length);
    write(field, 'square');
    await until(() => find('.row mark')!.textContent === 'square');
    expect(texts().length, 'none again').to.equal(before.length);
    write(field, 'alone');
    await until(() => all('.row mark').length > 1, 'in many');
  });

  it('TREE-9: Escape in the field leaves the table of contents open; a short course has no field', async () => {
    const { find } = await show(tag, 'content-tree', { width: '390px' });
    await until(() => find('dialog .part-search input'));
    const field = find('dialog .part-search input') as HTMLInputElement;
    write(field, 'xyz');
    await until(() => find('.part-search [role=status]')!.textContent === 'Nothing found. Try other words.');
    const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true, cancelable: true });
    field.dispatchEvent(escape);
    expect(escape.defaultPrevented).to.equal(true);
    clear();
    const short = await show(tag, 'content-review', tall);
    await settle();
    expect(short.all('.part-search').length).to.equal(0);
  });
});
