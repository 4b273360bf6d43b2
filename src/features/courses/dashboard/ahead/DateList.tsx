import { useId } from 'react';
import type { CalendarItem } from '../../../../domain/calendar/calendarItem.ts';
import { datesAhead } from '../../../../domain/home/datesAhead.ts';
import type { Moment } from '../../../../domain/time/moment.ts';
import { useFormats, useTexts } from '../../../../i18n/context.tsx';
import { usePort } from '../../../../port/context.tsx';
import { dateRoute } from '../../../../routes/dateRoute.ts';
import { routeLink } from '../../../../routes/routeLink.ts';

export interface DateListProps {
  readonly items: readonly CalendarItem[];
  readonly moment: Moment;
  readonly labelledBy: string;
}

/** The next dates, with links to their parts or courses (DASH-8). */
export function DateList({ items, moment, labelledBy }: DateListProps) {
  const { routes } = usePort();
  const [t, formats] = [useTexts('home'), useFormats()];
  const id = useId();
  const ahead = datesAhead(items, moment);
  if (ahead.length === 0) return <p className="muted">{t('datesNone')}</p>;
  return (
    <ul className="home-next" aria-labelledby={labelledBy}>
      {ahead.map((item, at) => (
        <li key={item.id}>
          <a className="whole" aria-describedby={`${id}${at}`} {...routeLink(dateRoute(item), routes.hrefFor)}>
            <bdi>{item.part?.name ?? item.courseName}</bdi>
          </a>
          <span className="muted num" id={`${id}${at}`}>
            {t(`kind.${item.kind}`)}
            {' · '}
            <time dateTime={new Date(item.at).toISOString()}>{formats.moment(item.at, moment.now)}</time>
          </span>
        </li>
      ))}
    </ul>
  );
}
