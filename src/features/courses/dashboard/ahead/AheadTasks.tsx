import { useMemo } from 'react';
import { useCalendar } from '../../../../data/calendar/useCalendar.ts';
import type { ObjectiveAccess } from '../../../../domain/course/course.ts';
import { homeTasks } from '../../../../domain/home/homeTasks.ts';
import type { AheadProps } from './AheadProps.ts';
import { Tasks } from './Tasks.tsx';

export interface AheadTasksProps extends AheadProps {
  readonly known: readonly ObjectiveAccess[];
  /** The aggregate of the course to continue with, which is no task; null without one. */
  readonly apart: string | null;
}

/** The learner's tasks, from the courses and the dates of the calendar (DASH-6). */
export function AheadTasks({ known, apart, moment, headingLevel }: AheadTasksProps) {
  const { items, error } = useCalendar();
  const tasks = useMemo(
    () => homeTasks(known, items ?? [], new Set(apart === null ? [] : [apart]), moment),
    [known, items, apart, moment],
  );
  return <Tasks tasks={tasks} waiting={items === null && !error} moment={moment} headingLevel={headingLevel} />;
}
