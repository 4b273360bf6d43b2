import { useId } from 'react';
import { placeInList } from '../../../data/courses/placeInList.ts';
import type { ObjectiveAccess } from '../../../domain/course/course.ts';
import type { Moment } from '../../../domain/time/moment.ts';
import { useFormats, useTexts } from '../../../i18n/context.tsx';
import { usePort } from '../../../port/context.tsx';
import { below, Heading, type HeadingLevel } from '../../../ui/text/Heading.tsx';
import { CourseCard } from '../card/CourseCard.tsx';
import { cardView } from '../card/cardModel.ts';

export interface RecentCoursesProps {
  readonly courses: readonly ObjectiveAccess[];
  readonly moment: Moment;
  readonly headingLevel: HeadingLevel;
}

/** The courses that were opened last, as cards of the list (DASH-5). */
export function RecentCourses({ courses, moment, headingLevel }: RecentCoursesProps) {
  const { cache, routes } = usePort();
  const [t, home, formats] = [useTexts('courses'), useTexts('home'), useFormats()];
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Heading level={headingLevel} id={id}>
        {home('recent')}
      </Heading>
      <ul className="home-cards">
        {courses.map((access, at) => (
          <li key={access.id}>
            <CourseCard
              view={cardView(access, moment, { t, formats }, placeInList(cache, access.objective.id) ?? at + 1)}
              headingLevel={below(headingLevel)}
              hrefFor={routes.hrefFor}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
