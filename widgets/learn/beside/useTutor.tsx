import MessageCircleQuestion from 'lucide/dist/esm/icons/message-circle-question-mark.mjs';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../../src/ui/button/Button.tsx';
import { useLazy } from '../../../src/ui/lazy/useLazy.ts';
import type { FramedLook } from '../framed/framed.ts';
import { usePortal, useShell } from '../portal.tsx';
import type { OpenPart } from '../useOpenPart.ts';

/** The course and the part about which the tutor answers. */
export interface TutorPlace {
  readonly objectiveId: string;
  /** Null outside the content of the course. */
  readonly part: OpenPart | null;
}

const loadPanel = async () => (await import('./TutorPanel.tsx')).TutorPanel;

/**
 * The button that opens the tutor, and the tutor beside the course (TUTOR-22). It stays open from part to part and from course to course,
 * as long as the page lives. Its code loads with the first click.
 * @param place null if there is no tutor
 */
export function useTutor(
  place: TutorPlace | null,
  { bare, sized }: Pick<FramedLook, 'bare' | 'sized'>,
): { readonly button: ReactNode; readonly panel: ReactNode } {
  const { notices } = usePortal();
  const { t } = useShell();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLElement>(null);
  const Panel = useLazy(loadPanel, open);
  const close = useCallback(() => {
    setOpen(false);
    button.current?.focus();
  }, []);
  useEffect(() => {
    if (Panel !== 'failed') return;
    notices.show({ tone: 'danger', title: t('tutorFailed') });
    setOpen(false);
  }, [Panel, notices, t]);
  if (!place) return { button: null, panel: null };
  return {
    button: (
      <span className={bare ? 'tutor-floats' : 'tutor-button'}>
        <Button
          look={bare ? 'filled' : 'bare'}
          icon={MessageCircleQuestion}
          iconOnly
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          ref={button}
        >
          {t('tutor')}
        </Button>
      </span>
    ),
    panel: open && Panel && Panel !== 'failed' && <Panel {...place} sized={sized} close={close} />,
  };
}
