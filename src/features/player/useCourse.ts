import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { asError } from '../../data/player/asError.ts';
import { loadFindRun, namedRunQuery } from '../../data/player/namedRun.ts';
import { courseQuery, proctoringQuery, publicCourseQuery } from '../../data/player/queries.ts';
import { useConfiguration } from '../../data/player/useConfiguration.ts';
import { proctoredRun, proctoringMismatch } from '../../domain/proctoringMismatch.ts';
import { playerKeys } from '../../data/player/keys.ts';
import type { LecternError } from '../../errors.ts';
import { usePort } from '../../runtime/context.tsx';
import { runName, screenOf, type Screen } from './screen.ts';
import { useAwaitedRecord } from './useAwaitedRecord.ts';
import type { Place } from './placeOf.ts';

const nowhere = { workflowId: '', activityWorkflowId: '', sessionId: '' };

/** What is known of the course of this page, and the screen that it makes. */
export interface Course {
  readonly screen: Screen;
  readonly error: LecternError | null;
  /** When the course was last heard of. */
  readonly updatedAt: number;
  readonly busy: boolean;
  readonly retry: () => void;
  /** The last proctoring session does not fit the run (PROCT-1). */
  readonly mismatch: boolean;
  /** The second variant of the overview (ROUTE-3). */
  readonly compact: boolean;
}

/** Asks for what the page needs: the course, as its learner or as a visitor meets it, and the tenant's settings. */
export function useCourse(objectiveId: string, aggregateId: string, at: Place): Course {
  const port = usePort();
  const { place, view, axis, query, workflowId } = at;
  const configuration = useConfiguration(port);
  const open = place === 'public';
  const own = useQuery({ ...courseQuery(port, objectiveId), enabled: objectiveId !== '' && !open }, port.cache);
  const seen = useQuery({ ...publicCourseQuery(port, objectiveId), enabled: objectiveId !== '' && open }, port.cache);
  const asked = open ? seen : own;
  const error = useMemo(() => asked.error && asError(asked.error), [asked.error]);
  useAwaitedRecord(port, own.data);
  const run = own.data && !open ? proctoredRun(own.data) : null;
  const session = useQuery({ ...proctoringQuery(port, run ?? nowhere), enabled: run !== null }, port.cache);
  useEffect(() => {
    if (session.error) port.host.report(asError(session.error));
  }, [port, session.error]);
  // What cannot be known hinders nobody; the server has the last word.
  const mismatch = own.data !== undefined && run !== null && proctoringMismatch(own.data, session.data ?? null);
  const name = runName(view, workflowId, query);
  const isNamed = name !== null;
  useEffect(() => {
    if (isNamed) loadFindRun().catch(() => undefined);
  }, [isNamed]);
  const named = useQuery(own.data && name && !open ? namedRunQuery(port, own.data, name) : { queryKey: playerKeys.namedRun(objectiveId, ''), queryFn: skipToken }, port.cache);
  const unfound = useMemo(() => (named.data === undefined && named.error ? asError(named.error) : null), [named.data, named.error]);
  const screen = screenOf({
    place,
    view,
    objectiveId,
    aggregateId,
    axis,
    query,
    named: name ? named.data : undefined,
    mismatch,
    moment: { now: port.clock.now(), doubt: port.clock.doubt() },
    access: own.data,
    course: seen.data,
    catalog: configuration?.navigation.catalog,
    error,
    paused: asked.fetchStatus === 'paused',
  });
  return {
    screen: unfound ? { kind: 'failed', error: unfound } : configuration === null || session.isLoading ? waiting(screen) : screen,
    error: error ?? unfound,
    updatedAt: asked.dataUpdatedAt,
    busy: asked.isFetching || named.isFetching,
    retry: () => void (unfound ? named.refetch() : asked.refetch()),
    mismatch,
    compact: configuration?.overviewVariant === 'v2',
  };
}

/** What is drawn from the settings, or hangs on the proctoring session, waits for them; everything else is shown. */
const waiting = (screen: Screen): Screen => (screen.kind === 'notAvailable' || screen.kind === 'failed' ? screen : { kind: 'loading' });
