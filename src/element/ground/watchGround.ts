/**
 * Calls `changed` when the size of the element changes, the first time included, and when the ground behind it may have changed, at most
 * once a frame. Reading styles before the page is laid out would cost another layout.
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
  // A sheet has loaded, or a transition of a ground has ended. Events inside other elements are not visible here.
  for (const type of ['load', 'transitionend']) page.addEventListener(type, ask, true);
  // An element without a drawn slot has no size; it gets one with its slot.
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
