import { useMemo } from 'react';
import type { HomeCourses } from '../../../data/home/homeCourses.ts';
import type { NextSteps } from '../../../domain/course/nextSteps.ts';
import { courseToContinue } from '../../../domain/home/courseToContinue.ts';
import { dueSteps } from '../../../domain/home/dueSteps.ts';
import { recentCourses } from '../../../domain/home/recentCourses.ts';
import type { Moment } from '../../../domain/time/moment.ts';
import type { HeadingLevel } from '../../../ui/text/Heading.tsx';
import { lazyAhead } from './ahead/lazyAhead.tsx';
import { ContinueStrip } from './ContinueStrip.tsx';
import { ProgressPanel } from './progress/ProgressPanel.tsx';
import { RecentCourses } from './RecentCourses.tsx';
import { SlotPart } from './SlotPart.tsx';

export interface HomePartsProps {
  readonly courses: HomeCourses;
  readonly steps: NextSteps | null;
  readonly moment: Moment;
  readonly headingLevel: HeadingLevel;
}

/** The parts of the dashboard in the order of their importance (DASH-1). A page can replace some of them (DASH-13). */
export function HomeParts({ courses, steps, moment, headingLevel }: HomePartsProps) {
  const { known } = courses;
  const resume = useMemo(() => courseToContinue(steps, known, moment), [steps, known, moment]);
  const due = useMemo(() => dueSteps(steps, known, moment), [steps, known, moment]);
  const recent = useMemo(() => recentCourses(known, resume?.access ?? null), [known, resume]);
  const begun = known.some(({ aggregate }) => aggregate.lastObjectiveWorkflow ?? aggregate.lastObjectiveRecord);
  const shared = { moment, headingLevel };
  return (
    <>
      <ContinueStrip
        waiting={steps === null}
        resume={resume}
        due={due}
        begun={begun}
        moment={moment}
        headingLevel={headingLevel}
      />
      <div className="home-grid">
        <div className="home-wide">
          <SlotPart name="recent">
            {recent.length > 0 && <RecentCourses courses={recent} moment={moment} headingLevel={headingLevel} />}
          </SlotPart>
          {/* The page's own announcements; the portal's page puts the short list of channels here. */}
          <slot name="announcements" />
          <SlotPart name="tasks">
            <lazyAhead.Tasks known={known} apart={resume?.access.aggregate.id ?? null} {...shared} />
          </SlotPart>
        </div>
        <div>
          <ProgressPanel courses={courses} headingLevel={headingLevel} />
          <SlotPart name="dates">
            <lazyAhead.Dates {...shared} />
          </SlotPart>
        </div>
      </div>
    </>
  );
}
