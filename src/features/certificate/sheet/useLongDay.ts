import { useMemo } from 'react';
import { useFormats } from '../../../i18n/context.tsx';
import type { Instant } from '../../../domain/time/instant.ts';

/** Writes a day with its month in full and always with its year, as on paper, in the zone of all dates (LOC-10). */
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
