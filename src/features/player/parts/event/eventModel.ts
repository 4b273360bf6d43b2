import {
  eventEnd,
  eventStanding,
  joinsBefore,
  type EventDates,
  type EventStanding,
} from '../../../../domain/tree/eventTimes.ts';
import type { Instant } from '../../../../domain/time/instant.ts';
import { dayOf } from '../../../../domain/time/zonedDay.ts';
import type { ClientMoment } from '../../../../domain/time/moment.ts';
import { createFormats } from '../../../../i18n/formats.ts';
import type { Translate } from '../../../../i18n/locale.ts';

/** An event, ready to be drawn (EVENT-1 to EVENT-3). */
export interface EventView {
  readonly phase: EventStanding['phase'];
  /** Day and time, or the text that they are not known yet. */
  readonly when: string;
  /** Name of the time zone. */
  readonly zone: string | null;
  readonly place: string | null;
  /** "In 3 days", or the text that the event takes place now, or that it is over. */
  readonly standing: string | null;
  /** The address at which to join, while joining is possible. */
  readonly join: string | null;
  /** The time from which joining is possible, before that time. */
  readonly joinFrom: string | null;
}

/** The language, texts and time zone in which an event is described. */
export interface EventWords {
  readonly t: Translate<'parts'>;
  /** Tag of the language. */
  readonly tag: string;
  /** Language and region of dates (LOC-8). */
  readonly dateTag: string;
  /** IANA name; the browser's zone where absent. */
  readonly zone: string | undefined;
}

export interface EventInput extends EventDates {
  readonly place: string | null;
  readonly joinUrl: string | null;
}

const minute = 60_000;

/** The address of a meeting, if it is absolute and uses https. */
export function meetingOf(joinUrl: string | null): string | null {
  if (joinUrl === null || !URL.canParse(joinUrl)) return null;
  const { href, protocol } = new URL(joinUrl);
  return protocol === 'https:' ? href : null;
}

/** The time until a start: in calendar days from one day on, below that in hours, below one hour in minutes, rounded up. */
function ahead(startsAt: Instant, now: Instant, { tag, dateTag, zone }: EventWords): string {
  const format = new Intl.RelativeTimeFormat(new Intl.Locale(dateTag, { numberingSystem: 'latn' }), {
    numeric: 'always',
    // In Japanese the narrow form has the same words, but no space after the number.
    style: tag === 'ja' ? 'narrow' : 'long',
  });
  const minutes = Math.ceil((startsAt - now) / minute);
  if (minutes < 60) return format.format(minutes, 'minute');
  const hours = Math.round(minutes / 60);
  return hours < 24 ? format.format(hours, 'hour') : format.format(dayOf(startsAt, zone) - dayOf(now, zone), 'day');
}

function whenOf(
  { startsAt, endsAt }: EventDates,
  { dateTag, zone }: EventWords,
): Pick<EventView, 'when' | 'zone'> | null {
  if (startsAt === null) return null;
  const format = new Intl.DateTimeFormat(dateTag, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: zone,
    numberingSystem: 'latn',
  });
  const named = new Intl.DateTimeFormat(dateTag, { timeZone: zone, timeZoneName: 'long' })
    .formatToParts(startsAt)
    .find(({ type }) => type === 'timeZoneName');
  return {
    when: endsAt !== null && endsAt > startsAt ? format.formatRange(startsAt, endsAt) : format.format(startsAt),
    zone: named?.value ?? zone ?? null,
  };
}

/** The texts of an event at a moment. */
export function eventModel(event: EventInput, moment: ClientMoment, words: EventWords): EventView {
  const { startsAt, place, joinUrl } = event;
  const { t, tag, dateTag, zone } = words;
  const { phase, joining } = eventStanding(event, moment);
  const meeting = meetingOf(joinUrl);
  const standing = {
    undated: null,
    before: () => (startsAt === null ? null : ahead(startsAt, moment.now, words)),
    now: () => t('eventNow'),
    over: () => t('eventOver'),
  }[phase];
  return {
    phase,
    ...(whenOf(event, words) ?? { when: t('eventUndated'), zone: null }),
    place: place?.trim() || null,
    standing: standing?.() ?? null,
    join: joining === 'open' ? meeting : null,
    joinFrom:
      joining === 'later' && meeting && startsAt !== null
        ? t('eventJoinFrom', { date: createFormats(tag, zone, dateTag).moment(startsAt - joinsBefore, moment.now) })
        : null,
  };
}

/** The entry of an event in a calendar; null without a date. */
export function calendarEntry(
  event: EventInput,
  {
    activityPathId,
    name,
    host,
    now,
  }: { readonly activityPathId: string; readonly name: string; readonly host: string; readonly now: Instant },
) {
  const end = eventEnd(event);
  if (event.startsAt === null || end === null) return null;
  return {
    uid: `${activityPathId}@${host}`,
    title: name,
    startsAt: event.startsAt,
    endsAt: end,
    place: event.place?.trim() || null,
    url: meetingOf(event.joinUrl),
    made: now,
  };
}
