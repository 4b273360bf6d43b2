import { useEffect, useEffectEvent, useState } from 'react';
import { useTexts } from '../../../i18n/context.tsx';
import { usePort } from '../../../port/context.tsx';
import type { HeadingLevel } from '../../../ui/text/Heading.tsx';
import { useSheet } from '../../../ui/sheets/sheet.ts';
import { ContentSkeleton } from '../content/ContentSkeleton.tsx';
import css from './course.css';
import { LinksContext } from '../base/links.ts';
import { LazyEnd } from '../finish/LazyEnd.tsx';
import { lazyView } from './lazyView.tsx';
import { OverviewSkeleton } from '../overview/OverviewSkeleton.tsx';
import { LoadFailure } from '../base/LoadFailure.tsx';
import { isUnknown, type CoursePlace, type CourseView, type Screen } from '../base/screen.ts';
import { useCourse } from './useCourse.ts';
import { usePlace } from './usePlace.ts';
import { likelyViews, useViews } from './useViews.ts';
import { viewCode } from './viewCode.ts';
import { toJson } from '../../../plain/toJson.ts';
import type { PlayerEmit } from '../manifest.ts';

const Content = lazyView(viewCode.content, 'contentFailed');
const Overview = lazyView(viewCode.overview, 'overviewFailed');
const PublicOverview = lazyView(viewCode.public, 'overviewFailed');
const EmailAnswer = lazyView(viewCode.answer, 'overviewFailed');
const NotAvailable = lazyView(async () => (await import('./NotAvailable.tsx')).NotAvailable, 'overviewFailed');

/** The element's attributes, and the properties that every element gets. */
export interface PlayerProps {
  readonly objectiveId: string;
  readonly aggregateId: string;
  readonly place: CoursePlace;
  readonly view: CourseView | 'answer';
  /** Ids of the parts down to the one to open, joined by `/`. */
  readonly axis: string;
  readonly workflowId: string;
  /** Query of the address. */
  readonly query: string;
  readonly routing: 'url' | 'memory';
  readonly headingLevel: number;
  readonly emit: PlayerEmit;
}

const isView = ({ kind }: { readonly kind: Screen['kind'] }) =>
  kind === 'overview' || kind === 'ended' || kind === 'content';

/** The course page: overview and content of one course. An answer to an e-mail does not belong to a known course (EMAIL-1). */
export function Player({ view, ...props }: PlayerProps) {
  if (view !== 'answer') return <Course {...props} view={view} />;
  return <Answer {...props} />;
}

function Answer({ query, ...props }: Omit<PlayerProps, 'view'>) {
  const { links } = usePlace({ ...props, view: 'overview', query });
  return (
    <LinksContext value={links}>
      <EmailAnswer query={query} headingLevel={headingLevelOf(props)} emit={props.emit} skeleton={null} />
    </LinksContext>
  );
}

const headingLevelOf = ({ headingLevel }: { readonly headingLevel: number }) =>
  Math.min(6, Math.max(1, headingLevel)) as HeadingLevel;

function Course(props: PlayerProps & { readonly view: CourseView }) {
  useSheet(css);
  const { objectiveId, aggregateId, emit } = props;
  const port = usePort();
  const t = useTexts('common');
  const headingLevel = headingLevelOf(props);
  const { place: at, links } = usePlace(props);
  const { place } = at;
  const { screen, error, updatedAt, busy, retry, mismatch, compact } = useCourse(objectiveId, aggregateId, at);

  useEffect(() => {
    if (!error) return;
    emit('lectern-error', error);
    if (isUnknown(error)) port.notices.show({ tone: 'danger', title: t('unknownError') });
  }, [error, emit, port, t]);

  const isFailed = screen.kind === 'failed';
  useEffect(() => void (isFailed && emit('lectern-ready')), [isFailed, emit]);

  const target = screen.kind === 'redirect' ? toJson(screen.to) : null;
  const moveOn = useEffectEvent(() => screen.kind === 'redirect' && links.go(screen.to, { replace: true }));
  useEffect(() => {
    if (target !== null) moveOn();
  }, [target]);

  // From the second view on, the title gets the focus.
  const [trail, setTrail] = useState({ kind: screen.kind, arrived: false });
  if (trail.kind !== screen.kind && isView(screen)) setTrail({ kind: screen.kind, arrived: isView(trail) });

  useViews(at, isView(screen));

  const skeleton =
    likelyViews(at)[0] === 'content' ? (
      <div className="opening">
        <ContentSkeleton />
      </div>
    ) : (
      <OverviewSkeleton compact={compact} />
    );
  const view = () => {
    switch (screen.kind) {
      case 'loading':
      case 'redirect':
        return skeleton;
      case 'notAvailable':
        return <NotAvailable skeleton={skeleton} place={place} headingLevel={headingLevel} emit={emit} />;
      case 'failed':
        return (
          <LoadFailure
            what="overviewFailed"
            error={screen.error}
            headingLevel={headingLevel}
            busy={busy}
            retry={retry}
          />
        );
      case 'overview':
        return (
          <Overview
            key={screen.access.id}
            skeleton={skeleton}
            access={screen.access}
            place={place}
            view={at.view}
            query={at.query}
            compact={compact}
            mismatch={mismatch}
            updatedAt={updatedAt}
            arrived={trail.arrived}
            headingLevel={headingLevel}
            emit={emit}
          />
        );
      case 'ended':
        return (
          <LazyEnd
            key={screen.access.id}
            access={screen.access}
            skeleton={<OverviewSkeleton compact={compact} />}
            arrived={trail.arrived}
            headingLevel={headingLevel}
            emit={emit}
          />
        );
      case 'public':
        return (
          <PublicOverview
            key={screen.course.id}
            skeleton={skeleton}
            course={screen.course}
            compact={compact}
            updatedAt={updatedAt}
            headingLevel={headingLevel}
            emit={emit}
          />
        );
      case 'content':
        return (
          <Content
            key={screen.run.id}
            skeleton={skeleton}
            access={screen.access}
            run={screen.run}
            axis={screen.axis}
            query={screen.query}
            arrived={trail.arrived}
            headingLevel={headingLevel}
            emit={emit}
          />
        );
    }
  };
  return <LinksContext value={links}>{view()}</LinksContext>;
}
