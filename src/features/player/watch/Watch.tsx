import { useQuery } from '@tanstack/react-query';
import ScanEye from 'lucide/dist/esm/icons/scan-eye.mjs';
import { useEffect, useEffectEvent } from 'react';
import { asError } from '../../../data/player/asError.ts';
import { refusalOf } from '../../../data/player/refusalOf.ts';
import { startTokenQuery } from '../../../data/player/startTokenQuery.ts';
import type { WatchedPlace } from '../../../domain/watchedPlace.ts';
import { useTexts } from '../../../i18n/context.tsx';
import { usePort } from '../../../runtime/context.tsx';
import { Blank } from '../../../ui/Blank.tsx';
import { Button } from '../../../ui/Button.tsx';
import { below, type HeadingLevel } from '../../../ui/Heading.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { TextSkeleton } from '../AuthorHtml.tsx';
import { failureText } from '../screen.ts';

export interface WatchProps extends WatchedPlace {
  readonly objectiveId: string;
  readonly workflowId: string;
  readonly headingLevel: HeadingLevel;
  readonly emit: (name: `lectern-${string}`, detail?: unknown) => boolean;
  /** It is under watch, or nobody watches. */
  readonly onReady: () => void;
}

/** Asks for the start-token of what is taken under watch and hands it on; what is watched opens afterwards (PROCT-2, PROCT-3). */
export function Watch({ objectiveId, workflowId, activityWorkflowId, activityPathId, headingLevel, emit, onReady }: WatchProps) {
  const port = usePort();
  const t = useTexts('parts');
  const player = useTexts('player');
  const { data, error, fetchStatus, isFetching, refetch } = useQuery(startTokenQuery(port, workflowId, { activityWorkflowId, activityPathId }), port.cache);
  const go = useEffectEvent(() => {
    if (data && !data.handed) emit('lectern-proctoring', { objectiveId, workflowId, activityWorkflowId, activityPathId, token: data.token });
    if (data) data.handed = true;
    onReady();
  });
  useEffect(() => {
    if (data !== undefined) go();
  }, [data]);
  if (error || (fetchStatus === 'paused' && data === undefined)) {
    const known = error && asError(error);
    return (
      <Blank role="alert" picture={ScanEye} title={t('watch.failed')} headingLevel={below(headingLevel)} actions={<Button look="filled" busy={isFetching} onClick={() => void refetch()}>{player('tryAgain')}</Button>}>
        {(known && refusalOf(known)) ?? player(failureText(known))}
      </Blank>
    );
  }
  return (
    <div aria-busy="true">
      <VisuallyHidden live>{t('watch.asking')}</VisuallyHidden>
      <TextSkeleton />
    </div>
  );
}
