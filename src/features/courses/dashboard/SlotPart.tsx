import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';

/**
 * A part that a page can replace with content for the slot of this name (DASH-13). A replaced part is not drawn and
 * sends no requests (DASH-14).
 */
export function SlotPart({
  name,
  children,
}: {
  readonly name: 'banners' | 'recent' | 'tasks' | 'dates';
  readonly children: ReactNode;
}) {
  const slot = useRef<HTMLSlotElement>(null);
  // Null until the slot was checked, so that no content is drawn and then removed again.
  const [isFilled, setFilled] = useState<boolean | null>(null);
  useLayoutEffect(() => {
    const place = slot.current;
    const look = () => setFilled((place?.assignedNodes().length ?? 0) > 0);
    look();
    place?.addEventListener('slotchange', look);
    return () => place?.removeEventListener('slotchange', look);
  }, []);
  return (
    <slot name={name} ref={slot}>
      {isFilled === false && children}
    </slot>
  );
}
