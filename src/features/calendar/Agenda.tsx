import { useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { CalendarItem } from '../../domain/calendar/calendarItem.ts';
import { Heading, type HeadingLevel } from '../../ui/text/Heading.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { agendaStep, agendaView, lateStep } from './agendaModel.ts';
import { classes } from './calendar.css';
import { DateRows } from './DateRows.tsx';
import type { CalendarWords } from './itemView.ts';

export interface AgendaProps {
  readonly items: readonly CalendarItem[];
  /** The day at which the agenda begins; null for today. */
  readonly day: number | null;
  readonly words: CalendarWords;
  readonly headingLevel: HeadingLevel;
}

/** The dates by day, from today on. Overdue dates come first; past dates appear on request (CAL-4). */
export function Agenda({ items, day, words, headingLevel }: AgendaProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState({ earlier: 0, late: lateStep, later: agendaStep });
  const view = useMemo(() => agendaView(items, { day, ...asked }, words), [items, day, asked, words]);
  const { t } = words;
  // The pressed button may be gone afterwards, so the focus moves to the first new date.
  const reached = useRef<keyof typeof asked | null>(null);
  const known = useRef({ late: 0, later: 0 });
  useLayoutEffect(() => {
    const links = list.current?.querySelectorAll('a') ?? [];
    const { late, later } = known.current;
    if (reached.current) links[{ late, earlier: view.late.length, later }[reached.current]]?.focus();
    reached.current = null;
    known.current = { late: view.late.length, later: links.length };
  }, [view]);
  const more = (where: keyof typeof asked) => {
    reached.current = where;
    setAsked((before) => ({ ...before, [where]: before[where] + agendaStep }));
  };
  const nothing = view.days.length === 0 && view.late.length === 0;
  return (
    <div className={classes['dates-list']} ref={list} part="list">
      {view.before > 0 && (
        <Button look="quiet" onClick={() => more('earlier')}>
          {t('earlier', { count: view.before })}
        </Button>
      )}
      {view.late.length > 0 && (
        <section className={classes['dates-day']} aria-labelledby={`${id}late`}>
          <Heading level={headingLevel} id={`${id}late`}>
            {t('lateHeading')}
          </Heading>
          <DateRows rows={view.late} labelledBy={`${id}late`} />
          {view.moreLate > 0 && (
            <Button look="quiet" onClick={() => more('late')}>
              {t('moreLate', { count: view.moreLate })}
            </Button>
          )}
        </section>
      )}
      {nothing && <p className="muted">{t('noDates')}</p>}
      {view.days.map(({ iso, title, near, rows }) => (
        <section key={iso} className={classes['dates-day']} aria-labelledby={`${id}${iso}`}>
          <Heading level={headingLevel} id={`${id}${iso}`}>
            <time dateTime={iso}>{title}</time>
            {near && <span className={classes['dates-near']}>{near}</span>}
          </Heading>
          <DateRows rows={rows} labelledBy={`${id}${iso}`} />
        </section>
      ))}
      {view.after > 0 && <Button onClick={() => more('later')}>{t('later', { count: view.after })}</Button>}
    </div>
  );
}
