import type { Instant } from '../../../domain/time/instant.ts';
import { offsetText } from '../../../domain/time/zones/offsetText.ts';
import { zoneOffset } from '../../../domain/time/zones/zoneOffset.ts';
import { useDirection, useFormats } from '../../../i18n/context.tsx';
import { createFormats } from '../../../i18n/formats.ts';
import { classes } from './zone.css';

export interface ZoneClockProps {
  /** The text above the clock that says which zone this is. */
  readonly label: string;
  readonly name: string;
  readonly iana: string;
  readonly now: Instant;
}

/** The time and the day of a zone (PROF-2). */
export function ZoneClock({ label, name, iana, now }: ZoneClockProps) {
  const { tag } = useDirection();
  const { dateTag } = useFormats();
  const day = new Intl.DateTimeFormat(dateTag, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: iana,
    numberingSystem: 'latn',
  });
  return (
    <div className={classes['zone-clock']}>
      <p className="muted">{label}</p>
      <time className={`num ${classes['zone-time']}`} dateTime={new Date(now).toISOString()}>
        {createFormats(tag, iana, dateTag).time(now)}
      </time>
      <p>{day.format(now)}</p>
      <p className={classes['zone-name']} translate="no">
        <bdi>{name}</bdi> <bdi className="num">{offsetText(zoneOffset(iana, now))}</bdi>
      </p>
    </div>
  );
}
