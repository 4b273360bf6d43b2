import { useMemo } from 'react';
import { useFormats } from '../../../i18n/context.tsx';
import type { Instant } from '../../../domain/time/instant.ts';

/** Formats a day for the sheet, with its full month and always with its year, in the time zone of all dates (LOC-10). */
export function useLongDay(): (at: Instant) => string {
  const { dateTag, timeZone } = useFormats();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(dateTag, {
      timeZone,
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      numberingSystem: 'latn',
    });
    return (at) => format.format(at);
  }, [dateTag, timeZone]);
}
