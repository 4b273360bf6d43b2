const focusable = 'a[href], area[href], button, input, select, textarea, iframe, summary, audio[controls], video[controls], [contenteditable=""], [contenteditable=true], [tabindex]';

/** What can have the focus in a page, in its order, shadow roots included. */
function stops(root: Document | ShadowRoot): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('*')].flatMap((element) => [...(element.matches(focusable) ? [element] : []), ...(element.shadowRoot ? stops(element.shadowRoot) : [])]);
}

const isOpen = (element: HTMLElement) => element.tabIndex >= 0 && !(element as HTMLButtonElement).disabled && !element.closest('[inert]') && element.checkVisibility({ visibilityProperty: true });

const holds = (host: Element, element: Element): boolean => {
  for (let at: Node | null = element; at; at = at instanceof ShadowRoot ? at.host : at.parentNode) if (at === host) return true;
  return false;
};

/** Gives the focus to what comes after an element in the page, or before it (FRAME-4). Where there is nothing, the focus leaves the frame alone. */
export function focusBeside(host: Element, to: 'next' | 'prev'): void {
  const all = stops(document).filter((element) => isOpen(element) || holds(host, element));
  const own = all.map((element) => holds(host, element));
  const index = to === 'next' ? own.lastIndexOf(true) + 1 : own.indexOf(true) - 1;
  const beside = own.includes(true) ? all[index] : undefined;
  if (beside) beside.focus();
  else (document.activeElement as HTMLElement | null)?.blur();
}
