import { useId } from 'react';
import type { HomeCourses } from '../../../../data/home/homeCourses.ts';
import { useHomeProgress } from '../../../../data/home/useHomeProgress.ts';
import { useFormats, useTexts } from '../../../../i18n/context.tsx';
import { usePort } from '../../../../port/context.tsx';
import { routeLink } from '../../../../routes/routeLink.ts';
import { Heading, type HeadingLevel } from '../../../../ui/text/Heading.tsx';
import { PartFailed } from '../PartFailed.tsx';
import { progressView } from './progressModel.ts';
import { ProgressRing } from './ProgressRing.tsx';

/** The number of courses in each state, as a ring and in words. Each line links to the list of its courses (DASH-7). */
export function ProgressPanel({
  courses,
  headingLevel,
}: {
  readonly courses: HomeCourses;
  readonly headingLevel: HeadingLevel;
}) {
  const { routes } = usePort();
  const [t, formats] = [useTexts('home'), useFormats()];
  const { kind, shares, retry } = useHomeProgress(courses);
  const id = useId();
  if (kind === 'none') return null;
  const view = shares && progressView(shares);
  return (
    <section className="home-progress" aria-labelledby={id}>
      <Heading level={headingLevel} id={id}>
        {t('progress')}
      </Heading>
      <div className="home-box">
        {kind === 'failed' && <PartFailed text={t('progressFailed')} retry={retry} />}
        {kind === 'loading' && <div className="home-ring-wait" role="status" aria-label={t('progressLoading')} />}
        {view && (
          <>
            <ProgressRing
              shares={view.shares}
              label={t('progressPicture', { done: view.done, count: view.total })}
              text={formats.percent(view.percent / 100)}
            />
            <ul className="home-shares">
              {view.shares.map(({ name, count, route }) => (
                <li key={name}>
                  <i className={`home-${name}`} aria-hidden="true" />
                  {route ? (
                    <a className="link" {...routeLink(route, routes.hrefFor)}>
                      {t(name)}
                    </a>
                  ) : (
                    <span>{t(name)}</span>
                  )}
                  <b className="num">{formats.number(count)}</b>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </section>
  );
}
