import { useMemo } from 'react';
import { placeInList } from '../../../data/courses/placeInList.ts';
import type { DueStep } from '../../../domain/course/nextSteps.ts';
import type { ToContinue } from '../../../domain/home/courseToContinue.ts';
import type { Moment } from '../../../domain/time/moment.ts';
import { useDirection, useFormats, useTexts } from '../../../i18n/context.tsx';
import { useLazyTexts } from '../../../i18n/useLazyTexts.ts';
import { usePort } from '../../../port/context.tsx';
import { routeLink } from '../../../routes/routeLink.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Heading, type HeadingLevel } from '../../../ui/text/Heading.tsx';
import { useLazy } from '../../../ui/lazy/useLazy.ts';
import { loadTools } from '../loadTools.ts';
import { allCourses } from './allCourses.ts';
import { PartFailed } from './PartFailed.tsx';
import { Strip } from './Strip.tsx';

export interface ContinueStripProps {
  /** Whether the next steps are still loading. */
  readonly waiting: boolean;
  readonly resume: ToContinue | null;
  readonly due: readonly DueStep[];
  /** Whether the learner has begun a course or has a result. */
  readonly begun: boolean;
  readonly moment: Moment;
  readonly headingLevel: HeadingLevel;
}

/** The course to continue with and the steps that are due soon, as above the list of courses (DASH-3, DASH-4). */
export function ContinueStrip({ waiting, resume, due, begun, moment, headingLevel }: ContinueStripProps) {
  const { cache, routes } = usePort();
  const { tag } = useDirection();
  const [t, courses, home, formats] = [useLazyTexts('next'), useTexts('courses'), useTexts('home'), useFormats()];
  // The list of courses draws this strip with the same code.
  const tools = useLazy(loadTools, true);
  const at = resume ? placeInList(cache, resume.access.objective.id) : null;
  const view = useMemo(() => {
    if (!tools || tools === 'failed' || !t) return null;
    const found = tools.strip.nextView({ resume, due }, moment, { tag, t, courses, formats }, at);
    // Only the server knows which part is next, so without its answer the name stays empty.
    return { ...found, resume: found.resume && !resume?.told ? { ...found.resume, name: '' } : found.resume };
  }, [tools, t, resume, due, moment, tag, courses, formats, at]);
  if (tools === 'failed') return <PartFailed />;
  if (waiting || !view || !tools || !t) return <Strip waiting />;
  const { ResumeCard, DueSoon, css } = tools.strip;
  return (
    <Strip sheet={css}>
      {view.resume ? (
        <ResumeCard view={view.resume} t={t} headingLevel={headingLevel} />
      ) : (
        <section className="home-none home-wide">
          <Heading level={headingLevel}>{t('resume')}</Heading>
          <div className="home-box">
            <p>{home(begun ? 'nothingOpen' : 'nothingBegun')}</p>
            <Button {...routeLink(allCourses, routes.hrefFor)}>{home('allCourses')}</Button>
          </div>
        </section>
      )}
      {view.due.length > 0 ? (
        <DueSoon rows={view.due} t={t} headingLevel={headingLevel} />
      ) : (
        <section className="home-none">
          <Heading level={headingLevel}>{t('due')}</Heading>
          <div className="home-box">
            <p className="muted">{home('nothingDue')}</p>
          </div>
        </section>
      )}
    </Strip>
  );
}
