// @vitest-environment jsdom
// Where the focus goes when a page of a list has come (LIST-7).
import { expect, test } from 'vitest';
import { cardAt } from '../../../../src/features/courses/grid/cardAt.ts';

/** A list of cards; places are given where only some of them are drawn. */
function listOf(ids: readonly number[], placed: boolean): Element {
  const list = document.createElement('ul');
  list.innerHTML = ids.map((id) => `<li${placed ? ` aria-posinset="${id + 1}"` : ''}><a>${id}</a></li>`).join('');
  return list;
}

test.each<[name: string, ids: readonly number[], placed: boolean, index: number, text: string | undefined]>([
  ['all are drawn', [0, 1, 2, 3], false, 2, '2'],
  ['only rows in view are drawn', [240, 241, 242, 243], true, 242, '242'],
  ['a place within their number', [2, 3, 4, 5], true, 3, '3'],
  ['a card that is not drawn is no other one', [240, 241, 242, 243], true, 2, undefined],
  ['there is none', [0, 1], false, 5, undefined],
])('%s', (_, ids, placed, index, text) => {
  expect(cardAt(listOf(ids, placed), index)?.textContent).toBe(text);
});
