import { useCallback } from 'react';
import { refusalOf } from '../../../commands/refusalOf.ts';
import type { RefusedWish } from '../../../data/player/saved/savedWishes.ts';
import { useTexts } from '../../../i18n/context.tsx';
import { useLazyTexts } from '../../../i18n/useLazyTexts.ts';
import { usePort } from '../../../port/context.tsx';

/** Tells the learner that a bookmark was not saved or not removed, with the server's message if it sent one (SAVED-2). */
export function useSavedNotice(): (refused: RefusedWish) => void {
  const { notices, host } = usePort();
  const texts = useLazyTexts('bookmarks');
  const common = useTexts('common');
  return useCallback(
    ({ saved, error }: RefusedWish) => {
      host.report(error);
      const text = refusalOf(error);
      notices.show({
        tone: 'danger',
        title: texts?.(saved ? 'notSaved' : 'notRemoved') ?? common('unknownError'),
        ...(text !== null && { text }),
      });
    },
    [notices, host, texts, common],
  );
}
