// Every rule of a part as it is drawn in its row (LOCK-1 to LOCK-8, REASON-1 to REASON-9, ICON-1 to ICON-6, REVIEW-2 to REVIEW-6).
import { expect } from 'chai';
import { stateNow, wireCourse } from '../../../widgets/workbench/states/player/stateCourse.ts';
import type { FeatureState } from '../../../widgets/workbench/featureState.ts';
import type { MarkKind } from '../../../src/ui/tree/Mark.tsx';
import { rulesOf, treeRuleCourses, wireRules, type RuleOutcome, type TreeRule } from '../../treeRules.ts';
import { clear, faults, show } from '../support/exhibit.ts';
import { access, focused, press, reading, tag, tree } from '../support/player.ts';
import { settle, until } from '../support/stage.tsx';

/** The mark of each icon, and its words (TEXT-51). */
const marks: Readonly<Record<NonNullable<RuleOutcome['icon']>, readonly [kind: MarkKind, words: string]>> = {
  draft: ['draft', 'Coming soon'],
  done: ['done', 'Completed'],
  belowPassingScore: ['warning', 'Below passing score'],
  optional: ['optional', 'Optional'],
  empty: ['todo', 'Not completed'],
};
const parts = { name: 'x', children: [] };
const stateOf = (course: TreeRule['course'], more: FeatureState['replies'] = {}) =>
  reading(
    parts,
    'r0',
    {
      [access]: [{ body: wireCourse({ state: course }) }],
      [tree]: [{ body: wireRules(course, Date.parse(stateNow)) }],
      ...more,
    },
    { settled: '[role=treeitem]' },
  );
const opacityOf = (tip: Element) => Number(getComputedStyle(tip).opacity);

// One that was handed in has no content view (OVER-1).
for (const course of treeRuleCourses.filter((one) => one !== 'submitted')) {
  describe(`the table of contents of a course that is ${course}`, () => {
    let rows: HTMLElement[];
    before(async () => {
      const { all } = await show(tag, stateOf(course), { width: '1376px' });
      rows = all('[role=treeitem]');
      expect(rows.length).to.equal(rulesOf(course).length);
    });
    after(clear);

    rulesOf(course).forEach(({ rule, reason, icon, line }, index) =>
      it(rule, () => {
        const row = rows[index]!;
        const [mark, sub, box] = [row.querySelector('.mark'), row.querySelector('.sub'), row.closest('.row')!];
        expect([mark?.classList[1] ?? null, mark?.textContent ?? null]).to.deep.equal(
          icon === null ? [null, null] : marks[icon],
        );
        if (line === null) expect(sub?.textContent ?? null).to.equal(null);
        else
          expect(sub!.textContent).to.match(
            new RegExp(`^${line.replace(/[.']/g, '\\$&')}${line.endsWith(' ') ? '.' : '$'}`),
          );
        expect([row.getAttribute('aria-disabled'), box.classList.contains('dim')]).to.deep.equal(
          reason === null ? [null, false] : ['true', true],
        );
        // A lock in place of the icon of its kind, in words too; a draft is no lock (LOCK-8).
        expect(row.querySelector('.kind')!.textContent.includes('Locked')).to.equal(
          reason !== null && reason !== 'draft',
        );
      }),
    );
  });
}

it('LOCK-7: a tenant may let parts be opened for the first time when the course is finished', async () => {
  const { all } = await show(
    tag,
    stateOf('finished', { 'GET /config-ui/config.json': [{ body: { newContentAfterCompletion: true } }] }),
    { width: '1376px' },
  );
  const index = rulesOf('finished').findIndex(({ reason }) => reason === 'courseCompleted');
  await until(
    () => all('[role=treeitem]')[index]?.getAttribute('aria-disabled') === null,
    'the part is no longer locked',
  );
  expect(all('[role=treeitem]').filter((row) => row.getAttribute('aria-disabled')).length).to.equal(
    rulesOf('finished').filter(({ reason }) => reason !== null && reason !== 'courseCompleted').length,
  );
  clear();
});

describe('the marks of the table of contents', () => {
  afterEach(clear);

  it('ICON-7, ICON-3, ICON-4: have tooltips for the keyboard that Escape takes away, and names for readers', async () => {
    const { all, element, find } = await show(tag, stateOf('inProgress'), { width: '1376px' });
    const rows = all('[role=treeitem]');
    for (const [icon, words] of [
      ['belowPassingScore', 'Below passing score'],
      ['optional', 'Optional'],
    ] as const) {
      const row = rows[rulesOf('inProgress').findIndex((one) => one.icon === icon)]!;
      const tip = row.querySelector('.tip')!;
      expect([tip.textContent, opacityOf(tip)]).to.deep.equal([words, 0]);
      row.focus({ focusVisible: true } as FocusOptions);
      await until(() => opacityOf(tip) === 1, `${words} is seen`);
      const [around, own] = [find('.toc .scroll')!.getBoundingClientRect(), tip.getBoundingClientRect()];
      expect([own.left >= around.left, own.right <= around.right]).to.deep.equal([true, true]);
      press(focused(element), 'Escape');
      await until(() => opacityOf(tip) === 0, 'Escape takes it away');
      rows[0]!.focus();
      await settle();
    }
    expect(await faults(element)).to.deep.equal([]);
  });

  for (const width of ['390px', '1376px'])
    it(`ICON-7: a tooltip stands over no name of the row that has the focus, at ${width}`, async () => {
      const closed = width === '390px';
      const { all, find } = await show(
        tag,
        { ...stateOf('inProgress'), ...(closed && { settled: '.way > .btn' }) },
        { width },
      );
      if (closed) {
        find('.way > .btn')!.click();
        await until(() => find('dialog.toc[open] [role=treeitem]'));
      }
      const marked = all('[role=treeitem]').filter((row) => row.querySelector('.tip'));
      expect(marked.length).to.be.greaterThan(3);
      for (const row of marked) {
        row.focus({ focusVisible: true } as FocusOptions);
        const tip = row.querySelector('.tip')!;
        await until(() => opacityOf(tip) === 1, 'the tooltip is seen');
        const [hint, name, around] = [tip, row.querySelector('.what')!, find('.toc .scroll')!].map((one) =>
          one.getBoundingClientRect(),
        );
        expect(
          hint!.top >= name!.bottom - 1 || hint!.bottom <= name!.top + 1,
          `${row.textContent}: beside its name`,
        ).to.equal(true);
        expect(
          [
            hint!.left >= around!.left,
            hint!.right <= around!.right,
            hint!.top >= around!.top,
            hint!.bottom <= around!.bottom + 1,
          ],
          `${row.textContent}: in sight`,
        ).to.deep.equal([true, true, true, true]);
      }
    });
});
