import { useId, useMemo, type ReactNode } from 'react';
import type { KnownCalendar } from '../../data/calendar/useCalendar.ts';
import { usePort } from '../../port/context.tsx';
import { routeLink } from '../../routes/routeLink.ts';
import { Heading, type HeadingLevel } from '../../ui/text/Heading.tsx';
import { agendaView } from './agendaModel.ts';
import { classes } from './calendar.css';
import type { CalendarState } from './calendarModel.ts';
import { DateRows } from './DateRows.tsx';
import { itemView, type ItemView } from './itemView.ts';
import { useCalendarWords } from './useCalendarWords.ts';

export interface SmallCalendarProps {
  readonly known: KnownCalendar;
  readonly view: CalendarState;
  readonly headingLevel: HeadingLevel;
  /** The panel that replaces the dates. */
  readonly panel: ReactNode;
}

/** Number of dates that the small calendar shows. */
const rowsShown = 5;

/** The next dates in a few rows, and a link to the whole calendar (CAL-11). */
export function SmallCalendar({ known, view, headingLevel, panel }: SmallCalendarProps) {
  const { routes } = usePort();
  const id = useId();
  const words = useCalendarWords(known.items);
  const { t, formats, now } = words;
  const rows = useMemo(() => {
    const agenda = agendaView(known.items ?? [], { day: null, earlier: 0, late: 0, later: rowsShown }, words);
    const ahead = new Set(agenda.days.flatMap((day) => day.rows.map((row) => row.id)));
    return (known.items ?? [])
      .filter((item) => ahead.has(item.id))
      .map((item): ItemView => ({ ...itemView(item, words), time: formats.moment(item.at, now) }));
  }, [known.items, words, formats, now]);
  return (
    <section className={classes['dates-small']} aria-labelledby={id}>
      <div className={classes['dates-top']}>
        <Heading level={headingLevel} id={id} part="heading">
          {t('ahead')}
        </Heading>
        <a className="link" {...routeLink({ name: 'calendar', rest: '' }, routes.hrefFor)}>
          {t('whole')}
        </a>
      </div>
      {panel}
      {view.kind === 'shown' && rows.length === 0 && <p className="muted">{t('noDates')}</p>}
      {rows.length > 0 && <DateRows rows={rows} labelledBy={id} />}
    </section>
  );
}
