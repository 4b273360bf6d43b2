import { useEffect, useEffectEvent, useState } from 'react';
import { useTexts } from '../../i18n/context.tsx';
import { usePort } from '../../runtime/context.tsx';
import type { HeadingLevel } from '../../ui/Heading.tsx';
import { Content } from './Content.tsx';
import { LinksContext } from './links.ts';
import { LateEnd } from './LateEnd.tsx';
import { NotAvailable } from './NotAvailable.tsx';
import { Overview } from './Overview.tsx';
import { OverviewSkeleton } from './OverviewSkeleton.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import { PublicOverview } from './PublicOverview.tsx';
import { isUnknown, type CoursePlace, type CourseView, type Screen } from './screen.ts';
import { useCourse } from './useCourse.ts';
import { usePlace } from './usePlace.ts';

/** Attributes by their names, and what every element is given. */
export interface PlayerProps {
  readonly objectiveId: string;
  readonly aggregateId: string;
  readonly place: CoursePlace;
  readonly view: CourseView;
  /** Ids of the parts down to the one to open, joined by `/`. */
  readonly axis: string;
  readonly workflowId: string;
  /** Query of the address. */
  readonly query: string;
  readonly routing: 'url' | 'memory';
  readonly headingLevel: number;
  readonly emit: (name: `lectern-${string}`, detail?: unknown) => boolean;
}

const isView = ({ kind }: { readonly kind: Screen['kind'] }) => kind === 'overview' || kind === 'ended' || kind === 'content';

/** The course page: overview and content of one course. */
export function Player(props: PlayerProps) {
  const { objectiveId, aggregateId, emit } = props;
  const port = usePort();
  const t = useTexts('common');
  const headingLevel = Math.min(6, Math.max(1, props.headingLevel)) as HeadingLevel;
  const { place: at, links } = usePlace(props);
  const { place } = at;
  const { screen, error, updatedAt, busy, retry, mismatch, compact } = useCourse(objectiveId, aggregateId, at);

  useEffect(() => {
    if (!error) return;
    emit('lectern-error', error);
    if (isUnknown(error)) port.notices.show({ tone: 'danger', title: t('unknownError') });
  }, [error, emit, port, t]);

  const target = screen.kind === 'redirect' ? JSON.stringify(screen.to) : null;
  const moveOn = useEffectEvent(() => screen.kind === 'redirect' && links.go(screen.to, { replace: true }));
  useEffect(() => {
    if (target !== null) moveOn();
  }, [target]);

  // From the second view on, the reader is taken to its title.
  const [trail, setTrail] = useState({ kind: screen.kind, arrived: false });
  if (trail.kind !== screen.kind && isView(screen)) setTrail({ kind: screen.kind, arrived: isView(trail) });

  const view = () => {
    switch (screen.kind) {
      case 'loading':
      case 'redirect':
        return <OverviewSkeleton compact={compact} />;
      case 'notAvailable':
        return <NotAvailable place={place} headingLevel={headingLevel} emit={emit} />;
      case 'failed':
        return <LoadFailure what="overviewFailed" error={screen.error} headingLevel={headingLevel} busy={busy} retry={retry} />;
      case 'overview':
        return <Overview key={screen.access.id} access={screen.access} place={place} view={at.view} compact={compact} mismatch={mismatch} updatedAt={updatedAt} arrived={trail.arrived} headingLevel={headingLevel} emit={emit} />;
      case 'ended':
        return <LateEnd key={screen.access.id} access={screen.access} compact={compact} arrived={trail.arrived} headingLevel={headingLevel} emit={emit} />;
      case 'public':
        return <PublicOverview key={screen.course.id} course={screen.course} compact={compact} updatedAt={updatedAt} headingLevel={headingLevel} emit={emit} />;
      case 'content':
        return <Content key={screen.run.id} access={screen.access} run={screen.run} axis={screen.axis} query={screen.query} arrived={trail.arrived} headingLevel={headingLevel} emit={emit} />;
    }
  };
  return <LinksContext value={links}>{view()}</LinksContext>;
}
