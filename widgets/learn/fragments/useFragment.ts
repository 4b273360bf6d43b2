import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import type { RemoteFragment } from '../../../src/web/fragments/remoteFragment.ts';
import { useNear } from '../../../src/ui/scroll/useNear.ts';
import { usePortal, useShell } from '../portal.tsx';
import type { Around } from './around.ts';
import { failedFragments } from './failedFragments.ts';
import { followEvents } from './followEvents.ts';
import { FragmentError } from './FragmentError.ts';
import { standFragment } from './standFragment.ts';

/** Distance from the view at which a fragment is loaded, in CSS pixels (CONST-15). */
const near = 100;

const told = new Set<string>();

/** Reports each failure to developers once. */
function tell(slot: string, { fault, message }: FragmentError): void {
  const text = `fragment ${slot}: ${fault}, ${message}`;
  if (told.has(text)) return;
  told.add(text);
  console.warn('[lectern]', text);
}

export interface FragmentWish {
  readonly slot: string;
  readonly fragment: RemoteFragment;
  readonly around: Around;
  readonly headingLevel: number;
  /** It fills the page, and may set the page's title. */
  readonly isMain: boolean;
}

/** The attributes of a fragment, which are kept up to date (FRAG-7). */
function useAttributes({ around, headingLevel }: FragmentWish): Readonly<Record<string, string>> {
  const { locale, host } = usePortal();
  const { tag } = useShell();
  const zone = useSyncExternalStore(
    locale.subscribe,
    () => locale.zone?.() ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
  );
  return {
    'locale': tag,
    'theme': around.theme,
    'time-zone': zone,
    'api-base': host.apiBase,
    'path': around.address.path,
    'heading-level': String(headingLevel),
  };
}

/**
 * Shows a fragment in a place once that comes near the view, and tries again when the connection is back (FRAG-2 to FRAG-5).
 * @returns its state, and a way to try again
 */
export function useFragment(
  ref: RefObject<HTMLElement | null>,
  wish: FragmentWish,
): { readonly state: 'waiting' | 'shown' | 'failed'; readonly again: () => void } {
  const { slot, fragment, around, isMain } = wish;
  const attributes = useAttributes(wish);
  const came = useNear(ref, near);
  const [{ attempt, state }, setState] = useState<{ attempt: number; state: 'waiting' | 'shown' | 'failed' }>({
    attempt: 0,
    state: 'waiting',
  });
  const now = useRef(attributes);
  useEffect(() => {
    now.current = attributes;
    const element = ref.current?.firstElementChild;
    for (const [name, value] of Object.entries(attributes))
      if (element && element.getAttribute(name) !== value) element.setAttribute(name, value);
  });
  useEffect(() => {
    const place = ref.current;
    if (!came || !place) return;
    const over = new AbortController();
    setState((before) => (before.state === 'waiting' ? before : { ...before, state: 'waiting' }));
    const turn = (next: 'shown' | 'failed') => {
      if (!over.signal.aborted) setState((before) => ({ ...before, state: next }));
    };
    const later = (error: FragmentError) => {
      tell(slot, error);
      if (error.fault === 'tag') turn('failed');
    };
    standFragment(fragment, { place, attributes: () => now.current, later, signal: over.signal }).then(
      () => turn('shown'),
      (cause: unknown) => {
        if (cause instanceof FragmentError) tell(slot, cause);
        turn('failed');
      },
    );
    return () => {
      over.abort();
      place.replaceChildren();
    };
  }, [ref, came, slot, fragment, attempt]);
  const { go } = around.address;
  useEffect(() => (ref.current ? followEvents(ref.current, go, isMain) : undefined), [ref, go, isMain]);
  const again = () => {
    failedFragments.forgive(fragment);
    setState((before) => ({ attempt: before.attempt + 1, state: 'waiting' }));
  };
  useEffect(() => {
    if (state !== 'failed') return;
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  });
  return { state, again };
}
