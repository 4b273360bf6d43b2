import { useEffect } from 'react';
import type { LecternError } from '../../../../errors.ts';
import type { BookmarksEmit } from '../manifest.ts';
import type { BookmarksState } from './bookmarksModel.ts';

/** Tells the host when content is ready, and reports failures (ELEM-14). */
export function useReady({ kind }: BookmarksState, error: LecternError | null, emit: BookmarksEmit): void {
  const settled = kind !== 'loading';
  const hasContent = kind === 'shown' || kind === 'empty' || kind === 'unavailable';
  useEffect(() => {
    if (error) emit('lectern-error', error);
  }, [error, emit]);
  useEffect(() => {
    if (settled) emit('lectern-ready', hasContent ? {} : undefined);
  }, [settled, hasContent, emit]);
}
