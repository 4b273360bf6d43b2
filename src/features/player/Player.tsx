import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { asError } from '../../data/player/asError.ts';
import { courseQuery } from '../../data/player/queries.ts';
import { useTexts } from '../../i18n/context.tsx';
import type { Route } from '../../routes/route.ts';
import { usePort } from '../../runtime/context.tsx';
import type { HeadingLevel } from '../../ui/Heading.tsx';
import { Content } from './Content.tsx';
import { isPlain, LinksContext, type Links } from './links.ts';
import { NotAvailable } from './NotAvailable.tsx';
import { Overview } from './Overview.tsx';
import { OverviewSkeleton } from './OverviewSkeleton.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import { isUnknown, screenOf, type Screen } from './screen.ts';

/** Attributes by their names, and what every element is given. */
export interface PlayerProps {
  readonly objectiveId: string;
  readonly aggregateId: string;
  readonly view: 'overview' | 'details' | 'content';
  /** Ids of the parts down to the one to open, joined by `/`. */
  readonly axis: string;
  readonly routing: 'url' | 'memory';
  readonly headingLevel: number;
  readonly emit: (name: `lectern-${string}`, detail?: unknown) => boolean;
}

const isView = ({ kind }: { readonly kind: Screen['kind'] }) => kind === 'overview' || kind === 'content';

interface Place {
  readonly view: PlayerProps['view'];
  readonly axis: string;
}

/** The course page: overview and content of one course. */
export function Player(props: PlayerProps) {
  const { objectiveId, aggregateId, emit } = props;
  const port = usePort();
  const t = useTexts('common');
  const headingLevel = Math.min(6, Math.max(1, props.headingLevel)) as HeadingLevel;
  const { place, links } = usePlace(props);
  const query = useQuery({ ...courseQuery(port, objectiveId), enabled: objectiveId !== '' }, port.cache);
  const error = useMemo(() => query.error && asError(query.error), [query.error]);
  const screen = screenOf({ ...place, objectiveId, aggregateId, access: query.data, error, paused: query.fetchStatus === 'paused' });

  useEffect(() => {
    if (!error) return;
    emit('lectern-error', error);
    if (isUnknown(error)) port.notices.show({ tone: 'danger', title: t('unknownError') });
  }, [error, emit, port, t]);

  // From the second view on, the reader is taken to its title.
  const [trail, setTrail] = useState({ kind: screen.kind, arrived: false });
  if (trail.kind !== screen.kind && isView(screen)) setTrail({ kind: screen.kind, arrived: isView(trail) });

  const view = () => {
    switch (screen.kind) {
      case 'loading':
        return <OverviewSkeleton />;
      case 'notAvailable':
        return <NotAvailable headingLevel={headingLevel} emit={emit} />;
      case 'failed':
        return <LoadFailure what="overviewFailed" error={screen.error} headingLevel={headingLevel} busy={query.isFetching} retry={() => void query.refetch()} />;
      case 'overview':
        return <Overview key={screen.access.id} access={screen.access} updatedAt={query.dataUpdatedAt} arrived={trail.arrived} headingLevel={headingLevel} emit={emit} />;
      case 'content':
        return <Content key={screen.workflowId} access={screen.access} workflowId={screen.workflowId} axis={place.axis} arrived={trail.arrived} headingLevel={headingLevel} emit={emit} />;
    }
  };
  return <LinksContext value={links}>{view()}</LinksContext>;
}

/** Where the element is: with `routing="url"` its attributes say so; else it goes on in memory within its course (ELEM-5). */
function usePlace({ objectiveId, view, axis, routing, emit }: PlayerProps): { readonly place: Place; readonly links: Links } {
  const { routes } = usePort();
  const given = `${objectiveId}|${view}|${axis}`;
  const [own, setOwn] = useState<(Place & { readonly since: string }) | null>(null);
  const go = useCallback(
    (route: Route) => {
      const next = routing === 'memory' && 'objectiveId' in route && route.objectiveId === objectiveId ? placeOf(route) : null;
      if (next) setOwn({ ...next, since: given });
      else emit('lectern-navigate', { route, href: routes.hrefFor(route) });
    },
    [routing, objectiveId, given, emit, routes],
  );
  const links = useMemo<Links>(
    () => ({
      go,
      to: (route) => ({
        href: routes.hrefFor(route),
        onClick: (event) => {
          if (!isPlain(event)) return;
          event.preventDefault();
          go(route);
        },
      }),
    }),
    [go, routes],
  );
  return { place: own?.since === given ? own : { view, axis }, links };
}

function placeOf(route: Route): Place | null {
  if (route.name === 'course' || route.name === 'details') return { view: 'overview', axis: '' };
  return route.name === 'content' ? { view: 'content', axis: route.axis.join('/') } : null;
}
