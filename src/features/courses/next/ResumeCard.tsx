import ArrowRight from 'lucide/dist/esm/icons/arrow-right.mjs';
import { useId } from 'react';
import { pictureOn } from '../../../web/pictureOn.ts';
import { useTexts } from '../../../i18n/context.tsx';
import type { Translate } from '../../../i18n/locale.ts';
import { routeLink } from '../../../routes/routeLink.ts';
import { usePort } from '../../../port/context.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Cover } from '../../../ui/cover/Cover.tsx';
import { below, Heading, type HeadingLevel } from '../../../ui/text/Heading.tsx';
import { ProgressBar } from '../../../ui/progress/ProgressBar.tsx';
import { CoverBadge } from '../../../ui/cover/CoverBadge.tsx';
import type { ResumeView } from './NextView.ts';
import { classes } from './next.css';

/** The course to continue with, and the one filled button of the page (NEXT-3, NEXT-10). */
export function ResumeCard({
  view,
  t,
  headingLevel,
}: {
  readonly view: ResumeView;
  readonly t: Translate<'next'>;
  readonly headingLevel: HeadingLevel;
}) {
  const { routes, host } = usePort();
  const courses = useTexts('courses');
  const id = useId();
  return (
    <section className="resume" aria-labelledby={id}>
      <Heading level={headingLevel} id={id}>
        {t('resume')}
      </Heading>
      <div className="hero">
        <Cover
          colour={view.colour}
          motif={view.motif}
          code={view.code}
          imageUrl={pictureOn(view.imageUrl, host.apiBase)}
        >
          <CoverBadge percent={view.percent} tone="accent" />
        </Cover>
        <div className={classes.body}>
          <p className="muted">{view.collections}</p>
          <Heading level={below(headingLevel)} className="title name" id={`${id}c`}>
            {view.title}
          </Heading>
          <div className="way-left">
            <ProgressBar {...view.progressBar} label={courses('progress')} size="tall" />
            <p className="muted num">
              <span>{view.module}</span>
              <span>{view.progressBar.text}</span>
            </p>
          </div>
          <div className="onward">
            <p id={`${id}p`}>
              {view.over && <span className="muted">{view.over}</span>}
              <b>
                <bdi>{view.name}</bdi>
              </b>
            </p>
            <Button
              look="filled"
              iconEnd={ArrowRight}
              aria-describedby={`${id}c ${id}p`}
              {...routeLink(view.route, routes.hrefFor)}
            >
              {t('go')}
            </Button>
          </div>
        </div>
      </div>
    </section>
  );
}
