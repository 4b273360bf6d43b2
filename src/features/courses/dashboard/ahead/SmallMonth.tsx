import { useMemo } from 'react';
import type { CalendarItem } from '../../../../domain/calendar/calendarItem.ts';
import type { Moment } from '../../../../domain/time/moment.ts';
import { useFormats, useTexts } from '../../../../i18n/context.tsx';
import { firstDayOf } from '../../../../i18n/firstDayOf.ts';
import { usePort } from '../../../../port/context.tsx';
import { routeLink } from '../../../../routes/routeLink.ts';
import { monthView, type MonthDay } from './monthModel.ts';

/** The current month as a small table; days with dates link to their agenda (DASH-8). */
export function SmallMonth({ items, moment }: { readonly items: readonly CalendarItem[]; readonly moment: Moment }) {
  const { routes } = usePort();
  const [t, formats] = [useTexts('home'), useFormats()];
  const { dateTag, timeZone } = formats;
  const view = useMemo(
    () => monthView(items, moment.now, firstDayOf(dateTag), timeZone),
    [items, moment, dateTag, timeZone],
  );
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(dateTag, { ...options, timeZone: 'UTC', numberingSystem: 'latn' });
  const [narrow, long] = [format({ weekday: 'narrow' }), format({ weekday: 'long' })];
  const named = format({ day: 'numeric', month: 'long' });
  const cell = ({ day, iso, number, today, dates, route }: MonthDay) => (
    <td key={iso} className={today ? 'home-today' : undefined} aria-current={today ? 'date' : undefined}>
      {dates > 0 ? (
        <a
          {...routeLink(route, routes.hrefFor)}
          aria-label={t('datesOn', { day: named.format(day * 86_400_000), count: dates })}
        >
          {formats.number(number)}
        </a>
      ) : (
        <span>{formats.number(number)}</span>
      )}
    </td>
  );
  return (
    <table className="home-month num">
      <caption>{format({ month: 'long', year: 'numeric' }).format(view.at)}</caption>
      <thead>
        <tr>
          {view.weekdays.map((at) => (
            <th key={at} scope="col" abbr={long.format(at)}>
              {/* A single letter cannot be translated. */}
              <span aria-hidden="true" translate="no">
                {narrow.format(at)}
              </span>
              <span className="sr">{long.format(at)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {view.weeks.map((week, at) => (
          <tr key={at}>{week.map((day, index) => (day ? cell(day) : <td key={index} />))}</tr>
        ))}
      </tbody>
    </table>
  );
}
