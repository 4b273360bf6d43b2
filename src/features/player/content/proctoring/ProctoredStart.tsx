import { useQuery } from '../../../../data/query/useQuery.ts';
import ScanEye from 'lucide/dist/esm/icons/scan-eye.mjs';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { asError } from '../../../../commands/asError.ts';
import { refusalOf } from '../../../../commands/refusalOf.ts';
import { startTokenQuery } from '../../../../data/player/startTokenQuery.ts';
import type { ProctoredPlace } from '../../../../domain/proctoring/proctoredPlace.ts';
import { useTexts } from '../../../../i18n/context.tsx';
import { usePort } from '../../../../port/context.tsx';
import { EmptyState } from '../../../../ui/empty/EmptyState.tsx';
import { Button } from '../../../../ui/button/Button.tsx';
import { below, type HeadingLevel } from '../../../../ui/Heading.tsx';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx';
import { TextSkeleton } from '../../parts/AuthorHtml.tsx';
import { failureText } from '../../base/screen.ts';
import { ProctoredWait } from './ProctoredWait.tsx';
import type { PlayerEmit } from '../../manifest.ts';

export interface ProctoredStartProps extends ProctoredPlace {
  readonly objectiveId: string;
  readonly workflowId: string;
  readonly headingLevel: HeadingLevel;
  readonly emit: PlayerEmit;
  /** The token has been handed on, or the LMS has no proctoring. */
  readonly onReady: () => void;
}

/** Asks for the start-token of a proctored course or part, and hands it on. The course or part opens afterwards (PROCT-2, PROCT-3). */
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
  const player = useTexts('player');
  const { data, error, fetchStatus, isFetching, refetch } = useQuery(
    startTokenQuery(port, workflowId, { activityWorkflowId, activityPathId }),
    port.cache,
  );
  const [waits, setWaits] = useState(data?.state === 'elsewhere');
  const { offer } = port.host;
  /** @returns whether the page takes it, or the one around its frame: its service begins the session elsewhere */
  const hand = (token: unknown): boolean | Promise<boolean> => {
    const detail = { objectiveId, workflowId, activityWorkflowId, activityPathId, token };
    if (!emit('lectern-proctoring', detail)) return true;
    return offer ? offer('lectern-proctoring', detail).catch(() => false) : false;
  };
  const offered = useRef(false);
  const end = useEffectEvent((taken: boolean) => {
    offered.current = false;
    if (data) data.state = taken ? 'elsewhere' : 'untaken';
    if (taken) return setWaits(true);
    onReady();
  });
  const go = useEffectEvent(() => {
    if (offered.current) return;
    // A fresh one goes the way of the one before: this place may be drawn again, and then opens no second window.
    if (waits && data) return void (data.state = 'elsewhere');
    const taken = data?.state === 'new' ? hand(data.token) : false;
    if (typeof taken === 'boolean') return end(taken);
    offered.current = true;
    void taken.then((answer) => end(answer));
  });
  useEffect(() => {
    if (data !== undefined) go();
  }, [data]);
  if (waits && data)
    return (
      <ProctoredWait
        place={{ activityWorkflowId, activityPathId }}
        objectiveId={objectiveId}
        workflowId={workflowId}
        headingLevel={headingLevel}
        onOpen={() => {
          // Within the click: a browser may refuse a window that opens later. The next one takes a fresh token.
          void hand(data.token);
          void refetch();
        }}
        onReady={onReady}
      />
    );
  if (error || (fetchStatus === 'paused' && data === undefined)) {
    const known = error && asError(error);
    return (
      <EmptyState
        role="alert"
        picture={ScanEye}
        title={t('watch.failed')}
        headingLevel={below(headingLevel)}
        actions={
          <Button look="filled" busy={isFetching} onClick={() => void refetch()}>
            {player('tryAgain')}
          </Button>
        }
      >
        {(known && refusalOf(known)) ?? player(failureText(known))}
      </EmptyState>
    );
  }
  return (
    <div aria-busy="true">
      <VisuallyHidden live>{t('watch.asking')}</VisuallyHidden>
      <TextSkeleton />
    </div>
  );
}
