import { useCallback, useMemo, useState } from 'react';
import { useLazy } from '../../../src/ui/lazy/useLazy.ts';
import type { FragmentSlot } from '../../../src/web/fragments/fragmentSlots.ts';
import type { ErrorStatus } from '../errorTexts.ts';
import type { Page } from '../page.ts';
import type { Around } from './around.ts';
import type { FilledPage } from './fillPage.tsx';
import { unfilled } from './unfilled.ts';

const load = async () => (await import('./fragments.tsx')).fragmentCode;

/** The tenant's fragments of a page (NAV-13). */
export interface PageFragments {
  /** Fragments are named, and their code has not loaded yet. */
  readonly waiting: boolean;
  readonly filled: FilledPage;
  /** Status of the error page in place of the page. */
  readonly status: ErrorStatus | undefined;
}

/**
 * Fills a page with the modules that the configuration names. Their code is loaded only if there are some; without it the whole page is
 * ours.
 * @param named `begun`: the setting when the page started, null on a page without such parts; `now`: the current setting
 * @param error status of the error page that replaces the page in any case
 */
export function useFragments(
  { begun, now }: { readonly begun: unknown; readonly now: unknown },
  page: Page,
  around: Around,
  error: ErrorStatus | undefined,
): PageFragments {
  const [fallen, setFallen] = useState<readonly FragmentSlot[]>([]);
  const isNamed = Boolean(begun && now);
  const late = useLazy(load, isNamed);
  const code = late === 'failed' ? null : late;
  const fragments = useMemo(() => code?.fragmentsOf(begun, now) ?? {}, [code, begun, now]);
  const fall = useCallback((slot: FragmentSlot) => setFallen((before) => [...before, slot]), []);
  const filled = code?.fillPage(page, around, fragments, fallen, fall) ?? unfilled;
  const waiting = isNamed && late === null;
  if (error !== undefined)
    return { waiting, filled: { ...filled, slot: null, main: null, parts: null }, status: error };
  const isAbsent = page.kind === 'fragment' && !filled.main && !waiting;
  // The code that shows the fragment may load the next time.
  const absence = late === 'failed' ? 500 : 404;
  return { waiting, filled, status: isAbsent ? absence : undefined };
}
