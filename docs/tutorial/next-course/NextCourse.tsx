import { useEnrolledCourses } from '../../../src/data/courses/useEnrolledCourses.ts';
import { useFormats, useTexts } from '../../../src/i18n/context.tsx';
import { routeLink } from '../../../src/routes/routeLink.ts';
import { usePort } from '../../../src/port/context.tsx';
import { Button } from '../../../src/ui/button/Button.tsx';
import { Heading, type HeadingLevel } from '../../../src/ui/text/Heading.tsx';
import { ProgressBar } from '../../../src/ui/progress/ProgressBar.tsx';
import { Notice } from '../../../src/ui/notice/Notice.tsx';
import { nextCourse } from './model.ts';

/** The course that is due next: one link, its date, its progress. */
export function NextCourse({ days, headingLevel }: { readonly days: number; readonly headingLevel: number }) {
  const { clock, routes } = usePort();
  const [t, common, formats] = [useTexts('courses'), useTexts('common'), useFormats()];
  const courses = useEnrolledCourses();
  const view = nextCourse(courses, clock.now(), days);
  if (view.kind === 'loading') return <p role="status">{t('loading')}</p>;
  if (view.kind === 'none') return <p>{t('emptyTitle')}</p>;
  if (view.kind === 'failed')
    return (
      <Notice
        tone="danger"
        role="alert"
        title={t('failedTitle')}
        actions={<Button onClick={courses.retry}>{common('tryAgain')}</Button>}
      />
    );
  return (
    <section>
      <Heading level={headingLevel as HeadingLevel}>
        <a {...routeLink(view.route, routes.hrefFor)}>{view.title}</a>
      </Heading>
      {view.due !== null && <p>{t('due', { date: formats.day(view.due, clock.now()) })}</p>}
      <ProgressBar value={view.progress} label={t('progress')} text={formats.percent(view.progress)} />
    </section>
  );
}
