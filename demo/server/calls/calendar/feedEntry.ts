import type { CalendarItem } from '../../../../src/domain/calendar/calendarItem.ts';
import { href } from '../../../../src/routes/href.ts';
import type { CalendarEntry } from '../../../../src/web/calendarFile.ts';
import type { Language } from '../../http/language.ts';

/** An item of the calendar as an entry for calendar programs, in the learner's language (CAL-14). */
export function feedEntry(
  item: CalendarItem,
  { text }: Pick<Language, 'text'>,
  { origin, now }: { readonly origin: string; readonly now: number },
): CalendarEntry {
  const { part, objectiveId, state } = item;
  const name = part?.name ?? item.courseName;
  const route =
    part && state === 'inProgress'
      ? ({ name: 'content', objectiveId, axis: part.axis, query: '' } as const)
      : ({ name: 'course', objectiveId, aggregateId: null, review: false } as const);
  const title = item.kind === 'event' ? name : text(`calendar.${item.kind}`, { name });
  return {
    uid: `${item.id}@${new URL(origin).host}`,
    title: item.done ? text('calendar.done', { title }) : title,
    startsAt: item.at,
    endsAt: item.until,
    place: item.place,
    url: `${origin}/learn${href(route)}`,
    made: now,
    text: part ? [item.code, item.courseName].filter(Boolean).join(' · ') : item.code,
    isDeadline: item.kind !== 'event',
  };
}
