const focusable = [
  'a[href], area[href], button, input, select, textarea, iframe, summary, audio[controls], video[controls]',
  '[contenteditable=""], [contenteditable=true], [tabindex]',
].join();

/** The elements of a page that can have the focus, in the page's order, shadow roots included. */
function stops(root: Document | ShadowRoot): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('*')].flatMap((element) => [
    ...(element.matches(focusable) ? [element] : []),
    ...(element.shadowRoot ? stops(element.shadowRoot) : []),
  ]);
}

const isOpen = (element: HTMLElement) =>
  element.tabIndex >= 0 &&
  !(element as HTMLButtonElement).disabled &&
  !element.closest('[inert]') &&
  element.checkVisibility({ visibilityProperty: true });

const holds = (host: Element, element: Element): boolean => {
  for (let at: Node | null = element; at; at = at instanceof ShadowRoot ? at.host : at.parentNode)
    if (at === host) return true;
  return false;
};

/**
 * Moves the focus to the next or previous element of the page that can have it (FRAME-4). Without such an element the
 * focus just leaves the frame.
 */
export function focusBeside(host: Element, to: 'next' | 'prev'): void {
  const all = stops(document).filter((element) => isOpen(element) || holds(host, element));
  const own = all.map((element) => holds(host, element));
  const index = to === 'next' ? own.lastIndexOf(true) + 1 : own.indexOf(true) - 1;
  const beside = own.includes(true) ? all[index] : undefined;
  if (beside) beside.focus();
  else (document.activeElement as HTMLElement | null)?.blur();
}
