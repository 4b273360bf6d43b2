import type { Ref } from 'react';
import ArrowRight from 'lucide/dist/esm/icons/arrow-right.mjs';
import type { Instant } from '../../../domain/time/instant.ts';
import { useFormats, useTexts } from '../../../i18n/context.tsx';
import { usePort } from '../../../port/context.tsx';
import { routeLink } from '../../../routes/routeLink.ts';
import { Heading, type HeadingLevel } from '../../../ui/text/Heading.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import { allCourses } from './allCourses.ts';

export interface DashboardHeadProps {
  readonly level: HeadingLevel;
  /** Null until the server's time is known. */
  readonly now: Instant | null;
  /** Whether there is a list of courses to link to. */
  readonly listed: boolean;
  readonly headingRef: Ref<HTMLHeadingElement>;
}

/** The heading with today's date, and a link to the list of all courses (DASH-11). */
export function DashboardHead({ level, now, listed, headingRef }: DashboardHeadProps) {
  const { routes } = usePort();
  const [t, { dateTag, timeZone }] = [useTexts('home'), useFormats()];
  const today =
    now !== null &&
    new Intl.DateTimeFormat(dateTag, {
      timeZone,
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      numberingSystem: 'latn',
    }).format(now);
  return (
    <div className="home-top">
      <slot name="heading">
        <div>
          <Heading level={level} className="title page-title" part="heading" tabIndex={-1} ref={headingRef}>
            {t('title')}
          </Heading>
          <p className="muted">{today || '\u00a0'}</p>
        </div>
      </slot>
      {listed && (
        <a className="link home-all" {...routeLink(allCourses, routes.hrefFor)}>
          {t('allCourses')}
          <Icon of={ArrowRight} size="xs" flip />
        </a>
      )}
    </div>
  );
}
