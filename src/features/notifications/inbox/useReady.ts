import { useEffect } from 'react';
import type { LecternError } from '../../../errors.ts';
import type { NotificationsEmit } from '../manifest.ts';
import type { NewsState } from '../model.ts';

/** Tells the host when content is ready, and reports failures; in a window (`emit` is null) it tells nobody. */
export function useReady({ kind }: NewsState, error: LecternError | null, emit: NotificationsEmit | null): void {
  const settled = kind !== 'loading';
  const hasContent = kind === 'shown' || kind === 'empty' || kind === 'unavailable';
  useEffect(() => {
    if (error) emit?.('lectern-error', error);
  }, [error, emit]);
  useEffect(() => {
    if (settled) emit?.('lectern-ready', hasContent ? {} : undefined);
  }, [settled, hasContent, emit]);
}
