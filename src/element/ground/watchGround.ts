/** Calls `changed` with the next frame, and then when the ground behind an element may have changed, once a frame at most. @returns stop */
export function watchGround(element: Element, changed: () => void): () => void {
  const page = element.ownerDocument;
  const view = page.defaultView ?? window;
  let asked = 0;
  const ask = () => {
    asked ||= view.requestAnimationFrame(() => {
      asked = 0;
      changed();
    });
  };
  const observer = new MutationObserver(ask);
  for (let at: Node | null = element; at; at = (at as Partial<ShadowRoot>).host ?? at.parentNode)
    if (at.nodeType === 1) observer.observe(at, { attributes: true });
  observer.observe(page.head, { childList: true, subtree: true, characterData: true, attributes: true });
  const system = view.matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', ask);
  // A sheet that has come, and a ground that was on its way from one colour to another. What happens inside elements is not told out here.
  for (const type of ['load', 'transitionend']) page.addEventListener(type, ask, true);
  const slotted = new ResizeObserver(ask);
  // Asking this now would have the browser lay out the page: it is asked with the frame, and what has changed until then is seen with it.
  const first = view.requestAnimationFrame(() => {
    // What is in no slot yet has no size, and gets one with its slot.
    if (!element.checkVisibility?.()) slotted.observe(element);
    changed();
  });
  return () => {
    view.cancelAnimationFrame(first);
    view.cancelAnimationFrame(asked);
    observer.disconnect();
    slotted.disconnect();
    system.removeEventListener('change', ask);
    for (const type of ['load', 'transitionend']) page.removeEventListener(type, ask, true);
  };
}
