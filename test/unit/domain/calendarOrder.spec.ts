import { expect, it } from 'vitest';
import type { CalendarItem } from '../../../src/domain/calendar/calendarItem.ts';
import { inOrder } from '../../../src/domain/calendar/inOrder.ts';

const item = (id: string, at: number, courseName: string, part: string | null = null) =>
  ({ id, at, courseName, part: part === null ? null : { axis: [], name: part } }) as unknown as CalendarItem;

it.each<[string, readonly CalendarItem[], string]>([
  ['by time first', [item('b', 2, 'A'), item('a', 1, 'B')], 'a b'],
  ['of one moment by course', [item('b', 1, 'B'), item('a', 1, 'A')], 'a b'],
  [
    'of one course the course before its parts, and those by name',
    [item('c', 1, 'A', '2'), item('b', 1, 'A', '1'), item('a', 1, 'A')],
    'a b c',
  ],
  ['of the same names by id', [item('b', 1, 'A'), item('a', 1, 'A')], 'a b'],
])('dates stand %s, however they come (CAL-2)', (_, items, order) => {
  for (const given of [items, items.toReversed()])
    expect(
      inOrder(given)
        .map(({ id }) => id)
        .join(' '),
    ).toBe(order);
});
