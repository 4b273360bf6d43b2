import ScanEye from 'lucide/dist/esm/icons/scan-eye.mjs';
import { useEffect, useEffectEvent } from 'react';
import { playerKeys } from '../../../../data/player/keys.ts';
import { sessionBegunQuery } from '../../../../data/player/sessionBegunQuery.ts';
import { invalidate } from '../../../../data/query/invalidate.ts';
import { useQuery } from '../../../../data/query/useQuery.ts';
import type { ProctoredPlace } from '../../../../domain/proctoring/proctoredPlace.ts';
import { useTexts } from '../../../../i18n/context.tsx';
import { usePort } from '../../../../port/context.tsx';
import { Button } from '../../../../ui/button/Button.tsx';
import { EmptyState } from '../../../../ui/empty/EmptyState.tsx';
import { below, type HeadingLevel } from '../../../../ui/text/Heading.tsx';

export interface ProctoredWaitProps {
  readonly place: ProctoredPlace;
  readonly objectiveId: string;
  readonly workflowId: string;
  readonly headingLevel: HeadingLevel;
  /** Hands the start-token to the surrounding page once more, which opens its service. */
  readonly onOpen: () => void;
  readonly onReady: () => void;
}

/** Shown while the surrounding page's service begins the session elsewhere; the place opens once the session has begun (PROCT-9). */
export function ProctoredWait({ place, objectiveId, workflowId, headingLevel, onOpen, onReady }: ProctoredWaitProps) {
  const port = usePort();
  const t = useTexts('parts');
  const { data, error, fetchStatus } = useQuery(sessionBegunQuery(port, workflowId, place), port.cache);
  const go = useEffectEvent(() => {
    // The run now has the session, so the place continues after a reload too.
    void invalidate(port, playerKeys.course(objectiveId), playerKeys.tree(workflowId));
    onReady();
  });
  useEffect(() => {
    if (data === true) go();
  }, [data]);
  const lost = fetchStatus === 'paused' || error !== null;
  return (
    <EmptyState
      role="status"
      picture={ScanEye}
      title={t('watch.elsewhere')}
      headingLevel={below(headingLevel)}
      actions={
        <Button look="filled" onClick={onOpen}>
          {t('watch.open')}
        </Button>
      }
    >
      {t(lost ? 'watch.waitsOffline' : 'watch.waits')}
    </EmptyState>
  );
}
