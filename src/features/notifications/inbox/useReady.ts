import { useEffect } from 'react';
import type { LecternError } from '../../../errors.ts';
import type { NotificationsEmit } from '../manifest.ts';
import type { NewsState } from '../model.ts';

/** Tells the host when there is something to see, and of failures; in a window nobody is told. */
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
