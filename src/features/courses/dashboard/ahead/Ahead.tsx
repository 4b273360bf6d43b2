import { useMemo } from 'react';
import { useCalendar } from '../../../../data/calendar/useCalendar.ts';
import type { ObjectiveAccess } from '../../../../domain/course/course.ts';
import { homeTasks } from '../../../../domain/home/homeTasks.ts';
import type { Moment } from '../../../../domain/time/moment.ts';
import type { HeadingLevel } from '../../../../ui/Heading.tsx';
import { Dates } from './Dates.tsx';
import { Tasks } from './Tasks.tsx';

export interface AheadProps {
  readonly known: readonly ObjectiveAccess[];
  /** The aggregate of the course to continue with; null where there is none. */
  readonly apart: string | null;
  readonly moment: Moment;
  readonly headingLevel: HeadingLevel;
}

/** What there is to do and what comes, from one answer: the dates of the calendar (DASH-6, DASH-8). */
export function Ahead({ known, apart, moment, headingLevel }: AheadProps) {
  const calendar = useCalendar();
  const { items } = calendar;
  const tasks = useMemo(
    () => homeTasks(known, items ?? [], new Set(apart === null ? [] : [apart]), moment),
    [known, items, apart, moment],
  );
  return (
    <>
      <Tasks
        tasks={tasks}
        waiting={items === null && !calendar.error}
        moment={moment}
        headingLevel={headingLevel}
      />
      <Dates calendar={calendar} moment={moment} headingLevel={headingLevel} />
    </>
  );
}
