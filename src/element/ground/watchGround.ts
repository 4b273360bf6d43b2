/**
 * Calls `changed` when the size of the element changes, the first time included, and when the ground behind it may have changed: once a
 * frame at most. A look before the page is laid out would cost another layout.
 * @returns stop
 */
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
  // What is in no slot yet has no size, and gets one with its slot.
  const sized = new ResizeObserver(changed);
  sized.observe(element);
  return () => {
    view.cancelAnimationFrame(asked);
    observer.disconnect();
    sized.disconnect();
    system.removeEventListener('change', ask);
    for (const type of ['load', 'transitionend']) page.removeEventListener(type, ask, true);
  };
}
