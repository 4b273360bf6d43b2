import RefreshCw from 'lucide/dist/esm/icons/refresh-cw.mjs';
import TriangleAlert from 'lucide/dist/esm/icons/triangle-alert.mjs';
import { useEffect, useRef } from 'react';
import type { FragmentSlot } from '../../../src/web/fragments/fragmentSlots.ts';
import type { RemoteFragment } from '../../../src/web/fragments/remoteFragment.ts';
import { Button } from '../../../src/ui/button/Button.tsx';
import { EmptyState } from '../../../src/ui/empty/EmptyState.tsx';
import { useSheet } from '../../../src/ui/sheets/sheet.ts';
import { Spinner } from '../../../src/ui/spinner/Spinner.tsx';
import { usePortal, useShell } from '../portal.tsx';
import type { Around } from './around.ts';
import css from './fragments.css';
import { useFragment } from './useFragment.ts';

export interface MainFragmentProps {
  readonly slot: FragmentSlot;
  readonly fragment: RemoteFragment;
  readonly around: Around;
  /** Shows our own page instead if the fragment fails; null if there is none. */
  readonly fall: ((slot: FragmentSlot) => void) | null;
}

/** A fragment that fills the page (FRAG-4). If we have no page for its place, it says that it failed, with a button to try again. */
export function MainFragment({ slot, fragment, around, fall }: MainFragmentProps) {
  useSheet(css);
  const { locale } = usePortal();
  const { t, tag } = useShell();
  const place = useRef<HTMLDivElement>(null);
  const { state, again } = useFragment(place, { slot, fragment, around, headingLevel: 1, isMain: true });
  useEffect(() => {
    if (state === 'failed') fall?.(slot);
  }, [state, fall, slot]);
  const common = locale.translate(tag, 'common');
  const retry = () => {
    place.current?.closest('main')?.focus({ preventScroll: true });
    again();
  };
  return (
    <>
      <div className={`fragment fragment-${slot}`} data-state={state} ref={place} />
      {state === 'waiting' && <Spinner label={t('loading')} />}
      {state === 'failed' && !fall && (
        <EmptyState
          picture={TriangleAlert}
          tone="danger"
          role="alert"
          headingLevel={1}
          title={common('elementFailed')}
          actions={
            <Button look="filled" icon={RefreshCw} onClick={retry}>
              {common('tryAgain')}
            </Button>
          }
        >
          {common('elementFailedText')}
        </EmptyState>
      )}
    </>
  );
}
