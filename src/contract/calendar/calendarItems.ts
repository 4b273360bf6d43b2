import { array, fallback, nullish, pipe, string, transform } from 'valibot';
import { dateKinds, type CalendarItem } from '../../domain/calendar/calendarItem.ts';
import { workflowStates } from '../../domain/course/states.ts';
import { among } from '../wire/among.ts';
import { readCall, type CallInput } from '../wire/call.ts';
import { decode } from '../wire/decode.ts';
import { flag, instant, oneOf, text } from '../wire/fields.ts';
import { object } from '../wire/object.ts';

const part = fallback(nullish(object({ axis: array(string()), name: string() }), null), null);
const item = pipe(
  object({
    id: string(),
    kind: among(dateKinds, null),
    at: instant,
    until: instant,
    objectiveId: string(),
    aggregateId: string(),
    courseName: string(),
    code: text,
    state: oneOf(workflowStates, null),
    part,
    place: text,
    closesAt: instant,
    done: flag,
  }),
  transform(({ at, kind, ...rest }): readonly CalendarItem[] =>
    at === null || kind === null ? [] : [{ ...rest, at, kind }],
  ),
);
// Unreadable items, items without a date and items of an unknown, newer kind are left out: the courses themselves show every date.
const items = object({
  items: pipe(
    array(fallback(item, () => [])),
    transform((found) => found.flat().sort((one, other) => one.at - other.at)),
  ),
});

/**
 * The dates of the learner's courses and parts, and the events in them, from 400 days ago on, by time. A call of Lectern's own (CALL-73):
 * `calendar` in `extensions`.
 */
export const calendarItems = readCall({
  name: 'calendar.get',
  base: 'lectern',
  path: 'users/me/calendar-items',
  large: true,
  read: (body) => decode('calendar.get', items, body).items,
  _input: {} as CallInput,
});
