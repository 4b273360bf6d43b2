import ChevronLeft from 'lucide/dist/esm/icons/chevron-left.mjs';
import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs';
import { Button } from '../../ui/button/Button.tsx';
import { Heading, type HeadingLevel } from '../../ui/text/Heading.tsx';
import { classes } from './calendar.css';
import { calendarViews, type CalendarPlace } from './calendarPlace.ts';
import { firstDayOf } from '../../i18n/firstDayOf.ts';
import { leaf } from './gridModel.ts';
import { periodTitle } from './periodTitle.ts';
import type { CalendarWords } from './itemView.ts';

export interface CalendarToolsProps {
  readonly place: CalendarPlace;
  readonly words: CalendarWords;
  readonly headingLevel: HeadingLevel;
  readonly onGo: (place: CalendarPlace) => void;
}

/** The buttons to choose the view and to page through months and weeks. A screen reader hears the new period (CAL-7). */
export function CalendarTools({ place, words, headingLevel, onGo }: CalendarToolsProps) {
  const { t, days, now, formats } = words;
  const { view } = place;
  const day = place.day ?? days.dayOf(now);
  const title = periodTitle(view, place.day, firstDayOf(formats.dateTag), words);
  return (
    <div className={classes['dates-tools']} part="tools">
      <div className={classes['dates-views']} role="group" aria-label={t('views')}>
        {calendarViews.map((name) => (
          <button key={name} type="button" aria-pressed={name === view} onClick={() => onGo({ view: name, day: null })}>
            {t(`view.${name}`)}
          </button>
        ))}
      </div>
      <div className={classes['dates-leaf']}>
        {view !== 'agenda' && (
          <Button look="bare" icon={ChevronLeft} iconOnly flip onClick={() => onGo({ view, day: leaf(view, day, -1) })}>
            {t(`previous.${view}`)}
          </Button>
        )}
        <div role="status">
          <Heading level={headingLevel} className={classes['dates-period'] ?? ''}>
            {title}
          </Heading>
        </div>
        {view !== 'agenda' && (
          <Button look="bare" icon={ChevronRight} iconOnly flip onClick={() => onGo({ view, day: leaf(view, day, 1) })}>
            {t(`next.${view}`)}
          </Button>
        )}
        {place.day !== null && (
          <Button look="quiet" onClick={() => onGo({ view, day: null })}>
            {t('toToday')}
          </Button>
        )}
      </div>
    </div>
  );
}
