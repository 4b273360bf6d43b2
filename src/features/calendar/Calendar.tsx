import { useEffect } from 'react';
import { useCalendar } from '../../data/calendar/useCalendar.ts';
import { useTexts } from '../../i18n/context.tsx';
import { below, type HeadingLevel } from '../../ui/text/Heading.tsx';
import { useSheet } from '../../ui/sheets/sheet.ts';
import css, { classes } from './calendar.css';
import { calendarView } from './calendarModel.ts';
import { CalendarPanel } from './CalendarPanel.tsx';
import { FullCalendar } from './FullCalendar.tsx';
import type { CalendarProps } from './CalendarProps.ts';
import { SmallCalendar } from './SmallCalendar.tsx';

/** A learner's dates: as an agenda, a month or a week, or in short (CAL-1). */
export function Calendar(props: CalendarProps) {
  useSheet(css);
  const { size, headingLevel, emit } = props;
  const t = useTexts('calendar');
  const known = useCalendar();
  const view = calendarView(known);
  const title = t('title');
  const settled = view.kind !== 'loading';
  const hasContent = view.kind === 'shown' || view.kind === 'empty';
  useEffect(() => void (size === 'full' && emit('lectern-title', { sections: [title] })), [emit, title, size]);
  useEffect(() => {
    if (known.error) emit('lectern-error', known.error);
  }, [known.error, emit]);
  useEffect(() => {
    if (settled) emit('lectern-ready', hasContent ? {} : undefined);
  }, [settled, hasContent, emit]);
  const level = headingLevel as HeadingLevel;
  const panel = <CalendarPanel view={view} headingLevel={below(level)} retry={known.retry} />;
  return (
    <div className={classes['dates']}>
      {size === 'small' ? (
        <SmallCalendar known={known} view={view} headingLevel={level} panel={panel} />
      ) : (
        <FullCalendar {...props} known={known} state={view} headingLevel={level} panel={panel} />
      )}
    </div>
  );
}
