import { useQuery } from '../../../data/query/useQuery.ts';
import { useCallback, useEffect, useRef } from 'react';
import { asError } from '../../../commands/asError.ts';
import { playerKeys } from '../../../data/player/keys.ts';
import { treeQuery } from '../../../data/player/queries.ts';
import { useRefetchWindow } from '../../../data/query/useRefetchWindow.ts';
import { askPartAgain } from '../../../data/player/run/askPartAgain.ts';
import type { Activity } from '../../../domain/tree/activity.ts';
import type { TreeRow } from '../../../domain/tree/flattenTree.ts';
import type { Instant } from '../../../domain/time/instant.ts';
import type { ClientMoment } from '../../../domain/time/moment.ts';
import { nextConstraintDate } from '../../../domain/time/nextConstraintDate.ts';
import type { LecternError } from '../../../errors.ts';
import type { RuntimePort } from '../../../port/port.ts';
import { useMoment } from '../base/useMoment.ts';
import { spread } from '../../../plain/spread.ts';

/** The tree of a run, for the content view. */
export interface ContentTree {
  readonly root: Activity | undefined;
  readonly error: LecternError | null;
  readonly paused: boolean;
  readonly busy: boolean;
  readonly moment: ClientMoment;
  readonly refetch: () => void;
  /**
   * To be called when a part is selected. It requests the tree again if a constraint date has made the tree outdated;
   * otherwise the part, if a sibling is unavailable (TREE-4).
   */
  readonly onSelect: (row: TreeRow | null, siblingUnavailable: boolean) => void;
}

/** Requests the tree and keeps it up to date as time passes (TREE-5 to TREE-7). */
export function useContentTree(port: RuntimePort, workflowId: string): ContentTree {
  const query = useQuery(treeQuery(port, workflowId), port.cache);
  const root = query.data;
  const refetchWindow = useRefetchWindow(port);
  const due = useRef<ReturnType<typeof setTimeout> | null>(null);
  const renew = useCallback(() => {
    if (due.current !== null) clearTimeout(due.current);
    due.current = null;
    void port.cache.invalidateQueries({ queryKey: playerKeys.tree(workflowId) });
  }, [port, workflowId]);
  const onArrive = useCallback(() => {
    due.current ??= setTimeout(renew, spread(refetchWindow));
  }, [renew, refetchWindow]);
  useEffect(
    () => () => {
      if (due.current !== null) clearTimeout(due.current);
    },
    [],
  );
  const nextAfter = useCallback((now: Instant) => (root ? nextConstraintDate(root, now) : null), [root]);
  const moment = useMoment(port.clock, nextAfter, query.dataUpdatedAt, onArrive);
  const onSelect = useCallback(
    (row: TreeRow | null, siblingUnavailable: boolean) => {
      if (due.current !== null) renew();
      else if (row && siblingUnavailable) void askPartAgain(port, workflowId, row);
    },
    [renew, port, workflowId],
  );
  const error = query.error && asError(query.error);
  return {
    root,
    error,
    paused: query.fetchStatus === 'paused',
    busy: query.isFetching,
    moment,
    refetch: () => void query.refetch(),
    onSelect,
  };
}
