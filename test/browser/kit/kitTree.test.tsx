import { useState } from 'react';
import { expect } from 'chai';
import { Tree } from '../../../src/ui/tree/Tree.tsx';
import type { TreeNode } from '../../../src/ui/tree/treeNode.ts';
import { faults } from '../support/exhibit.ts';
import { clearKit, draw, press } from '../support/kit.tsx';
import { settle, until } from '../support/stage.tsx';

const nodes: readonly TreeNode[] = [
  {
    id: 'a',
    name: 'Alpha',
    count: '1 of 2',
    mark: { kind: 'todo', label: 'Not done' },
    children: [
      { id: 'a1', name: 'Apple', href: '#a1', mark: { kind: 'done', label: 'Done' }, rule: 'done' },
      {
        id: 'a2',
        name: 'Avocado',
        href: '#a2',
        mark: { kind: 'warning', label: 'Below passing score' },
        current: true,
      },
    ],
  },
  {
    id: 'b',
    name: 'Beta',
    children: [{ id: 'b1', name: 'Banana', href: '#b1', dim: true, rule: 'locked', sub: 'Opens later' }],
  },
  { id: 'c', name: 'Gamma', href: '#c' },
];

const opened: string[] = [];

function Example() {
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set(['a']));
  return (
    <Tree
      label="Contents"
      nodes={nodes}
      size={6}
      expanded={expanded}
      onToggle={(id) =>
        setExpanded(new Set(expanded.has(id) ? [...expanded].filter((one) => one !== id) : [...expanded, id]))
      }
      onOpen={(id, event) => {
        event.preventDefault();
        opened.push(id);
      }}
    />
  );
}

async function keys(dir: 'ltr' | 'rtl' = 'ltr') {
  const kit = await draw(<Example />, { dir });
  const at = () => (kit.shadow.activeElement as HTMLElement | null)?.dataset['id'];
  const type = async (...names: string[]) => {
    for (const name of names) {
      press(name, kit.shadow.activeElement!);
      await settle();
    }
    return at();
  };
  kit.find('[tabindex="0"]')!.focus();
  return { ...kit, at, type };
}

describe('Tree', () => {
  afterEach(clearKit);
  beforeEach(() => (opened.length = 0));

  it('is one tab stop, at the current row first, and accessible', async () => {
    const { all, host } = await keys();
    expect(all('[tabindex="0"]').map((row) => row.dataset['id'])).to.deep.equal(['a2']);
    expect(
      all('[role=treeitem]').map((row) =>
        [row.dataset['id'], row.ariaLevel, row.ariaPosInSet, row.ariaSetSize, row.ariaExpanded].join(),
      ),
    ).to.deep.equal(['a,1,1,3,true', 'a1,2,1,2,', 'a2,2,2,2,', 'b,1,2,3,false', 'c,1,3,3,']);
    expect(await faults(host)).to.deep.equal([]);
  });

  it('moves by arrows, Home and End, and never past an end (TREE-8)', async () => {
    const { type, all } = await keys();
    expect(await type('ArrowDown')).to.equal('b');
    expect(await type('ArrowDown', 'ArrowDown')).to.equal('c');
    expect(await type('Home')).to.equal('a');
    expect(await type('ArrowUp')).to.equal('a');
    expect(await type('End')).to.equal('c');
    expect(all('[tabindex="0"]').map((row) => row.dataset['id'])).to.deep.equal(['c']);
  });

  it('folds and unfolds by arrows', async () => {
    const { type, find } = await keys();
    expect(await type('ArrowLeft')).to.equal('a');
    expect(await type('ArrowLeft')).to.equal('a');
    expect(find('[data-id=a2]') === null).to.equal(true);
    expect(await type('ArrowRight', 'ArrowRight')).to.equal('a1');
    expect(await type('End', 'ArrowUp', 'ArrowRight', 'ArrowDown')).to.equal('b1');
  });

  it('mirrors the arrows in right-to-left', async () => {
    const { type } = await keys('rtl');
    expect(await type('ArrowRight')).to.equal('a');
    expect(await type('ArrowRight', 'ArrowLeft', 'ArrowLeft')).to.equal('a1');
  });

  it('goes to a name by its letters', async () => {
    const { at, shadow } = await keys();
    const typeAt = async (letter: string, time: number) => {
      press(letter, shadow.activeElement!, time);
      await settle();
      return at();
    };
    expect(await typeAt('g', 1000)).to.equal('c');
    // Letters that follow within half a second belong to one name: "ga" is still Gamma.
    expect(await typeAt('a', 1499)).to.equal('c');
    expect(await typeAt('a', 1999)).to.equal('a');
    expect(await typeAt('p', 2400)).to.equal('a1');
  });

  it('opens by Enter, Space and click, also what is greyed', async () => {
    const { type, find, shadow } = await keys();
    await type(' ');
    shadow.querySelector<HTMLElement>('[data-id=c]')!.click();
    find('[data-id=b]')!.click();
    await settle();
    find('[data-id=b1]')!.click();
    expect(opened).to.deep.equal(['a2', 'c', 'b1']);
    expect(find('[data-id=b1]')!.ariaDisabled).to.equal('true');
  });
});

const deep: readonly TreeNode[] = [
  {
    id: 'one',
    name: 'One',
    children: Array.from({ length: 500 }, (_, index) => ({
      id: `r${index}`,
      name: `Row ${index}${index === 7 ? ', which has so long a name that it takes more than one line of this narrow box' : ''}`,
      href: `#r${index}`,
      current: index === 3,
    })),
  },
  { id: 'two', name: 'Two', href: '#two' },
];

function LongExample() {
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set(['one']));
  return (
    <div style={{ overflow: 'auto', blockSize: '400px', inlineSize: '300px' }}>
      <Tree
        label="Contents"
        nodes={deep}
        size={502}
        expanded={expanded}
        onToggle={(id) => setExpanded(new Set(expanded.has(id) ? [] : [id]))}
        onOpen={(id, event) => (event.preventDefault(), opened.push(id))}
      />
    </div>
  );
}

describe('a long Tree', () => {
  afterEach(clearKit);
  const long = async () => {
    const kit = await draw(<LongExample />);
    await until(() => kit.find('.far'), 'the code for long trees');
    const at = () => (kit.shadow.activeElement as HTMLElement | null)?.dataset['id'];
    const type = async (name: string, wanted: string) => {
      press(name, kit.shadow.activeElement!);
      await until(() => at() === wanted, `focus on ${wanted}`);
      await settle();
    };
    return { ...kit, at, type, drawn: () => kit.all('[role=treeitem]').length };
  };

  it('draws the rows near its view, one below the other, and is accessible', async () => {
    const { all, drawn, host } = await long();
    expect(drawn()).to.be.within(12, 60);
    const boxes = all('.row').map((row) => row.getBoundingClientRect());
    boxes.slice(1).forEach((box, index) => expect(Math.abs(box.top - boxes[index]!.bottom)).to.be.lessThan(1));
    expect(all('[role=treeitem]')[1]!.ariaSetSize).to.equal('500');
    expect(await faults(host)).to.deep.equal([]);
  });

  it('reaches both ends and every name by keyboard (TREE-8)', async () => {
    const { find, type, drawn } = await long();
    find('[tabindex="0"]')!.focus();
    await type('End', 'two');
    await type('ArrowUp', 'r499');
    await type('ArrowUp', 'r498');
    await type('Home', 'one');
    await type('ArrowDown', 'r0');
    expect(find('[data-id=r0]')!.getBoundingClientRect().top).to.be.greaterThan(
      find('[data-id=one]')!.getBoundingClientRect().top,
    );
    expect(drawn()).to.be.lessThan(60);
    await type('ArrowLeft', 'one');
    press('ArrowLeft', find('[data-id=one]')!);
    await until(() => drawn() === 2, 'a folded tree');
    expect(find('[role=tree]')!.style.blockSize).to.equal('');
  });
});
