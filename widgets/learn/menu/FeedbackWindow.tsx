import { useEffect, useEffectEvent, useRef } from 'react';
import type { Tag } from '../../index.ts';
import { usePortal, useShell } from '../portal.tsx';
import { classes } from '../learn.css';

const Feedback = 'lectern-feedback' satisfies Tag;

/** The window for feedback, open as long as it is drawn (FEED-10). If its code cannot be loaded, a notice says so. */
export function FeedbackWindow({ onClose }: { readonly onClose: () => void }) {
  const { notices } = usePortal();
  const { t } = useShell();
  const element = useRef<HTMLElementTagNameMap[typeof Feedback]>(null);
  const close = useEffectEvent(onClose);
  const fail = useEffectEvent(() => {
    // Once its code has loaded, the window shows its own failures.
    if (element.current?.matches(':defined')) return;
    notices.show({ tone: 'danger', title: t('feedbackFailed') });
    onClose();
  });
  useEffect(() => {
    const { current } = element;
    const [closed, failed] = [() => close(), () => fail()];
    current?.addEventListener('lectern-feedback-closed', closed);
    current?.addEventListener('lectern-error', failed);
    return () => {
      current?.removeEventListener('lectern-feedback-closed', closed);
      current?.removeEventListener('lectern-error', failed);
    };
  }, []);
  return <Feedback ref={element} size="window" className={classes['feedback-window'] ?? ''} />;
}
