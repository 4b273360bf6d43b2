const byHand = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Keeps a part at the start of the view while parts above it load and grow, until the reader scrolls (PRESENT-2). Only
 * Safari needs this: other browsers keep the visible content in place themselves.
 * @param around holds all parts
 * @returns ends it
 */
export function holdInView(part: HTMLElement, around: HTMLElement): () => void {
  if (CSS.supports('overflow-anchor', 'auto')) return () => undefined;
  const observer = new ResizeObserver(() => part.scrollIntoView({ block: 'start' }));
  const end = () => {
    observer.disconnect();
    for (const type of byHand) removeEventListener(type, end, true);
  };
  for (const type of byHand) addEventListener(type, end, { capture: true, passive: true });
  observer.observe(around);
  return end;
}
