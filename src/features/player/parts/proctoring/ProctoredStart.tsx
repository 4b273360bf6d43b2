import { useQuery } from '../../../../data/query/useQuery.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { asError } from '../../../../commands/asError.ts';
import { refusalOf } from '../../../../commands/refusalOf.ts';
import { startTokenQuery, type StartTokenState } from '../../../../data/player/startTokenQuery.ts';
import type { ProctoredPlace } from '../../../../domain/proctoring/proctoredPlace.ts';
import { useTexts } from '../../../../i18n/context.tsx';
import { usePort } from '../../../../port/context.tsx';
import { below, type HeadingLevel } from '../../../../ui/text/Heading.tsx';
import { VisuallyHidden } from '../../../../ui/text/VisuallyHidden.tsx';
import { TextSkeleton } from '../AuthorHtml.tsx';
import { FailedPanel } from '../../../../panels/FailedPanel.tsx';
import { ProctoredWait } from './ProctoredWait.tsx';
import type { PlayerEmit } from '../../manifest.ts';

export interface ProctoredStartProps extends ProctoredPlace {
  readonly objectiveId: string;
  readonly workflowId: string;
  readonly headingLevel: HeadingLevel;
  readonly emit: PlayerEmit;
  /** Called when the token has been handed over, or the LMS has no proctoring. */
  readonly onReady: () => void;
}

/** Requests the start-token of a proctored course or part, and hands it over. Then the course or part opens (PROCT-2, PROCT-3). */
export function ProctoredStart({
  objectiveId,
  workflowId,
  activityWorkflowId,
  activityPathId,
  headingLevel,
  emit,
  onReady,
}: ProctoredStartProps) {
  const port = usePort();
  const t = useTexts('parts');
  const query = startTokenQuery(port, workflowId, { activityWorkflowId, activityPathId });
  const { data, dataUpdatedAt, error, fetchStatus, isFetching, refetch } = useQuery(query, port.cache);
  // It is still the same token, so the time of its arrival stays.
  const mark = (state: StartTokenState) =>
    port.cache.setQueryData(query.queryKey, (now) => now && { ...now, state }, { updatedAt: dataUpdatedAt });
  const [waits, setWaits] = useState(data?.state === 'elsewhere');
  const { offer } = port.host;
  /** @returns whether the page, or the page around its frame, takes the token: its service then begins the session elsewhere */
  const hand = (token: unknown): boolean | Promise<boolean> => {
    const detail = { objectiveId, workflowId, activityWorkflowId, activityPathId, token };
    if (!emit('lectern-proctoring', detail)) return true;
    return offer ? offer('lectern-proctoring', detail).catch(() => false) : false;
  };
  const offered = useRef(false);
  const end = useEffectEvent((taken: boolean) => {
    offered.current = false;
    mark(taken ? 'elsewhere' : 'untaken');
    if (taken) return setWaits(true);
    onReady();
  });
  const go = useEffectEvent(() => {
    if (data === undefined || offered.current) return;
    // A fresh token counts as handed over like the one before: this place may be drawn again, and must not open a
    // second window.
    if (waits && data) return void mark('elsewhere');
    const taken = data?.state === 'new' ? hand(data.token) : false;
    if (typeof taken === 'boolean') return end(taken);
    offered.current = true;
    void taken.then((answer) => end(answer));
  });
  // Runs with each token that arrives, and not when the state of a known one changes.
  useEffect(() => go(), [dataUpdatedAt]);
  if (waits && data)
    return (
      <ProctoredWait
        place={{ activityWorkflowId, activityPathId }}
        objectiveId={objectiveId}
        workflowId={workflowId}
        headingLevel={headingLevel}
        onOpen={() => {
          // The token is handed over within the click, since a browser may refuse a window that opens later. The next
          // click uses a fresh token.
          void hand(data.token);
          void refetch();
        }}
        onReady={onReady}
      />
    );
  if (error || (fetchStatus === 'paused' && data === undefined)) {
    const known = error && asError(error);
    return (
      <FailedPanel
        title={t('watch.failed')}
        error={known}
        headingLevel={below(headingLevel)}
        saved
        busy={isFetching}
        retry={() => void refetch()}
      >
        {known && refusalOf(known)}
      </FailedPanel>
    );
  }
  return (
    <div aria-busy="true">
      <VisuallyHidden live>{t('watch.asking')}</VisuallyHidden>
      <TextSkeleton />
    </div>
  );
}
