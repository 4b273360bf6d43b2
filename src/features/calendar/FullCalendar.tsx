import { useState, type ReactNode } from 'react';
import Rss from 'lucide/dist/esm/icons/rss.mjs';
import type { KnownCalendar } from '../../data/calendar/useCalendar.ts';
import { usePort } from '../../port/context.tsx';
import { useConfiguration } from '../../data/settings/useConfiguration.ts';
import { Button } from '../../ui/button/Button.tsx';
import { below, Heading, type HeadingLevel } from '../../ui/text/Heading.tsx';
import { Agenda } from './Agenda.tsx';
import type { CalendarProps } from './CalendarProps.ts';
import { classes } from './calendar.css';
import type { CalendarState } from './calendarModel.ts';
import { CalendarNotice } from './CalendarNotice.tsx';
import { CalendarTools } from './CalendarTools.tsx';
import { LazyGrid } from './grid/LazyGrid.tsx';
import { LazySubscribe } from './subscribe/LazySubscribe.tsx';
import { useCalendarPlace } from './useCalendarPlace.ts';
import { useCalendarWords } from './useCalendarWords.ts';

export interface FullCalendarProps extends Omit<CalendarProps, 'headingLevel'> {
  readonly known: KnownCalendar;
  readonly state: CalendarState;
  readonly headingLevel: HeadingLevel;
  /** The panel that replaces the dates. */
  readonly panel: ReactNode;
}

/** The whole calendar: its views, the dates of the chosen period, and a button to subscribe. */
export function FullCalendar({ known, state, headingLevel, panel, ...props }: FullCalendarProps) {
  const port = usePort();
  const words = useCalendarWords(known.items);
  const [place, go] = useCalendarPlace(props);
  const [subscribing, setSubscribing] = useState(false);
  const canSubscribe = useConfiguration(port)?.extensions.includes('calendar') === true;
  const { t } = words;
  const items = known.items ?? [];
  const grid = { items, words, headingLevel: below(headingLevel) } as const;
  return (
    <>
      <div className={classes['dates-top']}>
        <Heading level={headingLevel} className="title page-title" part="heading">
          {t('title')}
        </Heading>
        {canSubscribe && (
          <Button icon={Rss} aria-haspopup="dialog" onClick={() => setSubscribing(true)}>
            {t('subscribe')}
          </Button>
        )}
      </div>
      {state.kind !== 'empty' && state.kind !== 'failed' && (
        <CalendarTools place={place} words={words} onGo={go} headingLevel={below(headingLevel)} />
      )}
      {state.kind === 'shown' && state.notice && (
        <CalendarNotice offline={state.notice === 'offline'} updatedAt={known.updatedAt} retry={known.retry} />
      )}
      {panel}
      {state.kind === 'shown' &&
        (place.view === 'agenda' ? (
          <Agenda key={place.day} day={place.day} {...grid} />
        ) : (
          <LazyGrid
            view={place.view}
            day={place.day ?? words.days.dayOf(words.now)}
            onDay={(day) => go({ view: 'agenda', day })}
            {...grid}
          />
        ))}
      {subscribing && <LazySubscribe onClose={() => setSubscribing(false)} />}
    </>
  );
}
