import BookOpen from 'lucide/dist/esm/icons/book-open.mjs';
import X from 'lucide/dist/esm/icons/x.mjs';
import { useEffect, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Button } from '../../../src/ui/button/Button.tsx';
import { Icon } from '../../../src/ui/text/Icon.tsx';
import { holdPage } from '../../../src/ui/dialog/holdPage.ts';
import { useSheet } from '../../../src/ui/sheets/sheet.ts';
import { useShell } from '../portal.tsx';
import type { OpenPart } from '../useOpenPart.ts';
import css from './beside.css';
import { useMedia } from './useMedia.ts';

export interface TutorPanelProps {
  readonly objectiveId: string;
  readonly part: OpenPart | null;
  /** The page is as high as its content, so a panel beside it would be out of view. */
  readonly sized: boolean;
  readonly close: () => void;
}

/** The tutor beside the course: in a separate column, or over a narrow page (TUTOR-22). */
export function TutorPanel({ objectiveId, part, sized, close }: TutorPanelProps) {
  useSheet(css);
  const { t } = useShell();
  const narrow = useMedia('(max-width: 970px)');
  const over = narrow || sized;
  const content = (
    <>
      <div className="tutor-top">
        {part && (
          <p className="tutor-reads">
            <Icon of={BookOpen} size="s" />
            <span>
              {t('readingWith')} <bdi>{part.name}</bdi>
            </span>
          </p>
        )}
        <Button look="bare" icon={X} iconOnly onClick={close}>
          {t('closeTutor')}
        </Button>
      </div>
      <lectern-tutor heading-level="2" objective-id={objectiveId} {...(part && { 'part-id': part.id })} />
    </>
  );
  return over ? <Over close={close}>{content}</Over> : <Column close={close}>{content}</Column>;
}

interface PlaceProps {
  readonly close: () => void;
  readonly children: ReactNode;
}

function Column({ close, children }: PlaceProps) {
  const { t } = useShell();
  const place = useRef<HTMLElement>(null);
  useEffect(() => place.current?.focus({ preventScroll: true }), []);
  return (
    <aside
      className="tutor-beside"
      aria-label={t('tutor')}
      tabIndex={-1}
      ref={place}
      onKeyDown={({ key, defaultPrevented }: KeyboardEvent) => key === 'Escape' && !defaultPrevented && close()}
    >
      {children}
    </aside>
  );
}

function Over({ close, children }: PlaceProps) {
  const { t } = useShell();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    const release = holdPage();
    return () => {
      shown?.close();
      release();
    };
  }, []);
  useEffect(() => {
    // The place that an answer quotes is under the panel, so the panel closes.
    const shown = dialog.current;
    shown?.addEventListener('lectern-navigate', close);
    return () => shown?.removeEventListener('lectern-navigate', close);
  }, [close]);
  return (
    <dialog
      className="tutor-beside tutor-over"
      aria-label={t('tutor')}
      ref={dialog}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) close();
      }}
    >
      {children}
    </dialog>
  );
}
