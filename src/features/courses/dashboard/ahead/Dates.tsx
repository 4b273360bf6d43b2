import { useId } from 'react';
import type { KnownCalendar } from '../../../../data/calendar/useCalendar.ts';
import type { Moment } from '../../../../domain/time/moment.ts';
import { useTexts } from '../../../../i18n/context.tsx';
import { usePort } from '../../../../port/context.tsx';
import { routeLink } from '../../../../routes/routeLink.ts';
import { Heading, type HeadingLevel } from '../../../../ui/text/Heading.tsx';
import { PartFailed } from '../PartFailed.tsx';
import { DateList } from './DateList.tsx';
import { SmallMonth } from './SmallMonth.tsx';

export interface DatesProps {
  readonly calendar: KnownCalendar;
  readonly moment: Moment;
  readonly headingLevel: HeadingLevel;
}

/** The current month and the next dates, with a link to the whole calendar (DASH-8). */
export function Dates({ calendar, moment, headingLevel }: DatesProps) {
  const { routes } = usePort();
  const t = useTexts('home');
  const id = useId();
  const { items, error, retry } = calendar;
  return (
    <section className="home-dates" aria-labelledby={id} part="dates">
      <div className="home-heads">
        <Heading level={headingLevel} id={id}>
          {t('dates')}
        </Heading>
        <a className="link" {...routeLink({ name: 'calendar', rest: '' }, routes.hrefFor)}>
          {t('calendar')}
        </a>
      </div>
      <div className="home-box">
        {items ? (
          <>
            <SmallMonth items={items} moment={moment} />
            <DateList items={items} moment={moment} labelledBy={id} />
          </>
        ) : (
          <DatesMissing failed={error !== null} retry={retry} />
        )}
      </div>
    </section>
  );
}

/** Shown while the dates load, and when they could not be loaded. */
function DatesMissing({ failed, retry }: { readonly failed: boolean; readonly retry: () => void }) {
  const t = useTexts('home');
  return failed ? (
    <PartFailed text={t('datesFailed')} retry={retry} />
  ) : (
    <div className="home-month-wait" role="status" aria-label={t('datesLoading')} />
  );
}
