import type { Instant } from '../domain/time/instant.ts';
import { isolate } from '../language/isolate.ts';

/** Writes values in one language, and dates in the form of the browser's region. */
export interface Formats {
  /** The tag for dates: the language with the browser's region (LOC-8). */
  readonly dateTag: string;
  /** IANA name of the zone of dates; undefined: the browser's zone (LOC-10). */
  readonly timeZone: string | undefined;
  /** A day; the year is left out when it is that of `now`. */
  readonly day: (at: Instant, now: Instant) => string;
  /** Day and time of day; the year is left out when it is that of `now`. */
  readonly moment: (at: Instant, now: Instant) => string;
  /** Time of day. */
  readonly time: (at: Instant) => string;
  /** A whole number. */
  readonly number: (value: number) => string;
  /** 0..1 as whole per cent. */
  readonly percent: (value: number) => string;
  /** Hours and minutes from seconds, minutes rounded up (CONST). */
  readonly duration: (seconds: number) => string;
  /** A list of names, each isolated, with the separators and words of the language between them (LOC-17). */
  readonly list: (names: readonly string[]) => string;
}

/**
 * Formats for a language, all with the digits 0 to 9 (LOC-7).
 * @param timeZone by default the browser's
 * @param dateTag language and region of dates (LOC-8), see `regionalTag`
 */
export function createFormats(tag: string, timeZone?: string, dateTag = tag): Formats {
  const given = { numberingSystem: 'latn', ...(timeZone && { timeZone }) };
  // Created at the first use, because an Intl object costs a millisecond on a slow phone.
  const lazy = (options: Intl.DateTimeFormatOptions) => {
    let made: Intl.DateTimeFormat | undefined;
    return (at: Instant) => (made ??= new Intl.DateTimeFormat(dateTag, { ...options, ...given })).format(at);
  };
  const lazyNumber = (options?: Intl.NumberFormatOptions, words = tag) => {
    let made: Intl.NumberFormat | undefined;
    return (value: number) =>
      (made ??= new Intl.NumberFormat(words, { ...options, numberingSystem: 'latn' })).format(value);
  };
  const day = lazy({ day: 'numeric', month: 'short' });
  const dayOfYear = lazy({ day: 'numeric', month: 'short', year: 'numeric' });
  const moment = lazy({ day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' });
  const momentOfYear = lazy({ day: 'numeric', month: 'short', year: 'numeric', hour: 'numeric', minute: '2-digit' });
  const time = lazy({ hour: 'numeric', minute: '2-digit' });
  const year = lazy({ year: 'numeric' });
  // Arabic shortens hours to a single letter, which looks like a typing error.
  const abbreviated = !tag.startsWith('ar');
  const unit = (of: 'hour' | 'minute') =>
    lazyNumber({ style: 'unit', unit: of, unitDisplay: abbreviated ? 'short' : 'long' }, dateTag);
  const [hours, minutes] = [unit('hour'), unit('minute')];
  const lazyList = (type: Intl.ListFormatType, words: string) => {
    let made: Intl.ListFormat | undefined;
    return (parts: readonly string[]) => (made ??= new Intl.ListFormat(words, { type, style: 'narrow' })).format(parts);
  };
  const [units, names] = [lazyList('unit', dateTag), lazyList('conjunction', tag)];
  return {
    dateTag,
    timeZone,
    day: (at, now) => (year(at) === year(now) ? day : dayOfYear)(at),
    moment: (at, now) => (year(at) === year(now) ? moment : momentOfYear)(at),
    time,
    number: lazyNumber(),
    percent: lazyNumber({ style: 'percent' }),
    duration: (seconds) => {
      const whole = Math.ceil(seconds / 60);
      if (whole < 60) return minutes(whole);
      return units([hours(Math.floor(whole / 60)), ...(whole % 60 ? [minutes(whole % 60)] : [])]);
    },
    list: (all) => names(all.map(isolate)),
  };
}
