import { skipToken } from '@tanstack/query-core';
import { useQuery } from '../../../data/query/useQuery.ts';
import { useEffect, useMemo, useState } from 'react';
import { asError } from '../../../commands/asError.ts';
import { loadFindRun, namedRunQuery } from '../../../data/player/run/namedRun.ts';
import { courseQuery, proctoringQuery, publicCourseQuery } from '../../../data/player/queries.ts';
import { useConfiguration } from '../../../data/settings/useConfiguration.ts';
import { useScales } from '../../../data/scales/useScales.ts';
import type { ObjectiveAccess } from '../../../domain/course/course.ts';
import { proctoredRun, proctoringMismatch } from '../../../domain/proctoring/proctoringMismatch.ts';
import { playerKeys } from '../../../data/player/keys.ts';
import type { LecternError } from '../../../errors.ts';
import { usePort } from '../../../port/context.tsx';
import { runName, screenOf, type Screen } from '../base/screen.ts';
import { useAwaitedRecord } from './useAwaitedRecord.ts';
import type { PlaceInCourse } from '../base/placeInCourse.ts';

const nobody: readonly ObjectiveAccess[] = [];
const nowhere = { workflowId: '', activityWorkflowId: '', sessionId: '' };

/** The course of this page, and its screen. */
export interface Course {
  readonly screen: Screen;
  readonly error: LecternError | null;
  /** The time at which the course was last loaded. */
  readonly updatedAt: number;
  readonly busy: boolean;
  readonly retry: () => void;
  /** Whether the last proctoring session does not fit the run (PROCT-1). */
  readonly mismatch: boolean;
  /** Whether to show the second variant of the overview (ROUTE-3). */
  readonly compact: boolean;
}

/** Loads the data of the page: the course, for its learner or for a visitor, and the tenant's settings. */
export function useCourse(objectiveId: string, aggregateId: string, at: PlaceInCourse): Course {
  const port = usePort();
  const { place, view, axis, query, workflowId } = at;
  const configuration = useConfiguration(port);
  const open = place === 'public';
  const own = useQuery({ ...courseQuery(port, objectiveId), enabled: objectiveId !== '' && !open }, port.cache);
  const seen = useQuery({ ...publicCourseQuery(port, objectiveId), enabled: objectiveId !== '' && open }, port.cache);
  const asked = open ? seen : own;
  // Dates use the time zone that the learner has saved (LOC-10), and on some pages no other code requests the user.
  useEffect(() => void (open || port.session.user().catch(() => undefined)), [open, port]);
  const withScale = useScales(port, own.data ? [own.data] : nobody);
  const access = useMemo(() => own.data && withScale(own.data), [own.data, withScale]);
  const error = useMemo(() => asked.error && asError(asked.error), [asked.error]);
  useAwaitedRecord(port, own.data);
  const run = own.data && !open ? proctoredRun(own.data) : null;
  const session = useQuery({ ...proctoringQuery(port, run ?? nowhere), enabled: run !== null }, port.cache);
  useEffect(() => {
    if (session.error) port.host.report(asError(session.error));
  }, [port, session.error]);
  // A session that cannot be loaded closes nothing; the server decides.
  const mismatch = own.data !== undefined && run !== null && proctoringMismatch(own.data, session.data ?? null);
  const name = runName(view, workflowId, query);
  const isNamed = name !== null;
  useEffect(() => {
    if (isNamed) loadFindRun().catch(() => undefined);
  }, [isNamed]);
  const named = useQuery(
    own.data && name && !open
      ? namedRunQuery(port, own.data, name)
      : { queryKey: playerKeys.namedRun(objectiveId, ''), queryFn: skipToken },
    port.cache,
  );
  const unfound = useMemo(
    () => (named.data === undefined && named.error ? asError(named.error) : null),
    [named.data, named.error],
  );
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
    access,
    course: seen.data,
    catalog: configuration?.navigation.catalog,
    error,
    paused: asked.fetchStatus === 'paused',
  });
  const [shown, setShown] = useState('');
  // If a run gets a session while its course is on screen, the page stays as it is while that session loads.
  const waits = configuration === null || (session.isLoading && shown !== objectiveId);
  if (own.data && !waits && shown !== objectiveId) setShown(objectiveId);
  const known = waits ? waiting(screen) : screen;
  return {
    screen: unfound ? { kind: 'failed', error: unfound } : known,
    error: error ?? unfound,
    updatedAt: asked.dataUpdatedAt,
    busy: asked.isFetching || named.isFetching,
    retry: () => void (unfound ? named.refetch() : asked.refetch()),
    mismatch,
    compact: configuration?.overviewVariant === 'v2',
  };
}

/** The screen while settings or proctoring session are loading: only a closed or failed course does not depend on them. */
const waiting = (screen: Screen): Screen =>
  screen.kind === 'notAvailable' || screen.kind === 'failed' ? screen : { kind: 'loading' };
