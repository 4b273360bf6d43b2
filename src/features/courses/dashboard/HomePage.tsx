import { useEffect, useRef } from 'react';
import { useAllBanners } from '../../../data/home/useBanners.ts';
import { useHome } from '../../../data/home/useHome.ts';
import { useUser } from '../../../data/person/useUser.ts';
import { useTexts } from '../../../i18n/context.tsx';
import { usePort } from '../../../port/context.tsx';
import { useConfiguration } from '../../../data/settings/useConfiguration.ts';
import { below, type HeadingLevel } from '../../../ui/text/Heading.tsx';
import { useSheet } from '../../../ui/sheets/sheet.ts';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { Banners } from './banners/Banners.tsx';
import { DashboardHead } from './DashboardHead.tsx';
import { dashboardState } from './dashboardModel.ts';
import { DashboardPanel } from './DashboardPanel.tsx';
import { HomeParts } from './HomeParts.tsx';
import css from './home.css';
import type { DashboardProps } from './DashboardProps.ts';
import { SlotPart } from './SlotPart.tsx';
import { useHomeMoment } from './useHomeMoment.ts';

/** The learner's dashboard: the state of their courses, and the next steps (DASH-1 to DASH-14). */
export function HomePage({ headingLevel, emit }: DashboardProps) {
  useSheet(css);
  const t = useTexts('home');
  const port = usePort();
  // The time zone of all dates comes with the user, and on a host's page no other code requests the user.
  const { user } = useUser();
  const home = useHome();
  const configuration = useConfiguration(port);
  const banners = useAllBanners();
  const moment = useHomeMoment(home, banners);
  const heading = useRef<HTMLHeadingElement>(null);
  const view = dashboardState(home);
  const settled = view.kind !== 'loading';
  const hasContent = view.kind === 'shown' || view.kind === 'empty';
  useEffect(() => {
    if (home.error) emit('lectern-error', home.error);
  }, [home.error, emit]);
  useEffect(() => {
    if (settled) emit('lectern-ready', hasContent ? {} : undefined);
  }, [settled, hasContent, emit]);
  const level = headingLevel as HeadingLevel;
  return (
    <div className="home">
      <DashboardHead
        level={level}
        now={view.kind === 'loading' ? null : moment.now}
        listed={view.kind === 'shown'}
        headingRef={heading}
      />
      <VisuallyHidden live>{view.kind === 'shown' && t('loaded')}</VisuallyHidden>
      <SlotPart name="banners">
        <Banners
          banners={banners}
          userId={user?.id ?? null}
          moment={moment}
          headingLevel={below(level)}
          onClosed={() => heading.current?.focus()}
        />
      </SlotPart>
      <DashboardPanel
        view={view}
        updatedAt={home.updatedAt}
        headingLevel={below(level)}
        hasCatalog={configuration?.navigation.catalog !== false}
        retry={home.retry}
      />
      {view.kind === 'shown' && home.courses ? (
        <HomeParts courses={home.courses} steps={home.steps} moment={moment} headingLevel={below(level)} />
      ) : (
        <slot name="announcements" />
      )}
    </div>
  );
}
