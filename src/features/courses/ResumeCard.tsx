import ArrowRight from 'lucide/dist/esm/icons/arrow-right.mjs';
import { useId } from 'react';
import { useTexts } from '../../i18n/context.tsx';
import type { Translate } from '../../i18n/locale.ts';
import { routeLink } from '../../routes/routeLink.ts';
import { usePort } from '../../runtime/context.tsx';
import { Button } from '../../ui/Button.tsx';
import { Cover } from '../../ui/Cover.tsx';
import { below, Heading, type HeadingLevel } from '../../ui/Heading.tsx';
import { Measure } from '../../ui/Measure.tsx';
import { Slip } from '../../ui/Slip.tsx';
import type { ResumeView } from './NextView.ts';

/** The course to go on with, and the one filled button of the page (NEXT-3, NEXT-10). */
export function ResumeCard({ view, t, headingLevel }: { readonly view: ResumeView; readonly t: Translate<'next'>; readonly headingLevel: HeadingLevel }) {
  const { routes } = usePort();
  const courses = useTexts('courses');
  const id = useId();
  return (
    <section className="resume" aria-labelledby={id}>
      <Heading level={headingLevel} id={id}>{t('resume')}</Heading>
      <div className="hero">
        <Cover colour={view.colour} motif={view.motif} code={view.code} imageUrl={view.imageUrl}>
          <Slip percent={view.percent} tone="accent" />
        </Cover>
        <div className="body">
          <p className="muted">{view.collections}</p>
          <Heading level={below(headingLevel)} className="title name" id={`${id}c`}>{view.title}</Heading>
          <div className="far">
            <Measure {...view.measure} label={courses('progress')} size="tall" />
            <p className="muted num">
              <span>{view.module}</span>
              <span>{view.measure.text}</span>
            </p>
          </div>
          <div className="onward">
            <p id={`${id}p`}>
              {view.over && <span className="muted">{view.over}</span>}
              <b><bdi>{view.name}</bdi></b>
            </p>
            <Button look="filled" iconEnd={ArrowRight} aria-describedby={`${id}c ${id}p`} {...routeLink(view.route, routes.hrefFor)}>{t('go')}</Button>
          </div>
        </div>
      </div>
    </section>
  );
}
