import { useEffect, useRef } from 'react';
import { useEnrolledCourses } from '../../data/courses/useEnrolledCourses.ts';
import { useTexts } from '../../i18n/context.tsx';
import { usePort } from '../../runtime/context.tsx';
import { useStore } from '../../runtime/useStore.ts';
import { below, Heading, type HeadingLevel } from '../../ui/Heading.tsx';
import { useSheet } from '../../ui/sheet.ts';
import { useLate } from '../../ui/useLate.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import css from './courses.css';
import { CourseGrid } from './CourseGrid.tsx';
import { headingKey, listView, needsPanels, placeOf, spokenOf } from './model.ts';
import { More } from './More.tsx';
import { useAfter } from './useAfter.ts';

const loadPanels = () => import('./Panels.tsx');

export interface CoursesProps {
  /** Level of the heading over the list; that of the cards is one below. */
  readonly headingLevel: number;
}

/** The learner's courses as a shelf of cards (LIST-1 to LIST-9). */
export function Courses({ headingLevel }: CoursesProps) {
  useSheet(css);
  const t = useTexts('courses');
  const { session } = usePort();
  const { user } = useStore(session.store);
  // Who it is decides the heading; that they are not known is said by the list itself.
  useEffect(() => void session.user().catch(() => undefined), [session]);
  const courses = useEnrolledCourses();
  const grid = useRef<HTMLUListElement>(null);
  const view = listView(courses);
  // Without a connection the code of the panels cannot be had any more, so it comes early, but after the cards.
  const early = useAfter(3000, view.kind === 'cards');
  const panels = useLate(loadPanels, early || needsPanels(view));
  const place = placeOf(view, panels);
  const spoken = spokenOf(view, courses.total);
  const level = headingLevel as HeadingLevel;
  return (
    <>
      <slot name="heading">
        <div className="head">
          <Heading level={level} className="title" part="heading">{t(headingKey(user))}</Heading>
          <p className="muted num">{view.kind === 'cards' ? t('count', { count: courses.total }) : '\u00a0'}</p>
        </div>
      </slot>
      <VisuallyHidden live>{spoken && t(spoken.key, spoken.values)}</VisuallyHidden>
      {panels && panels !== 'failed' && <panels.Panels view={view} courses={courses} headingLevel={below(level)} />}
      {place === 'sentence' && <p role="alert">{t('failedTitle')}</p>}
      {place === 'list' && <CourseGrid view={view} headingLevel={below(level)} listRef={grid} label={t(headingKey(user))} />}
      {view.kind === 'cards' && <More next={view.next} shown={view.items.length} total={courses.total} more={courses.more} grid={grid} />}
    </>
  );
}
