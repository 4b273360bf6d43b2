// Which element of the page owns its address (ELEM-5).
let owner: HTMLElement | null = null;
// Redraws of the elements that wait for the address, the first one first.
const waiting = new Set<() => void>();

/** Takes the page's address from an element, if the element owns it. Elements that wait for the address are drawn again. */
export function leaveAddress(element: HTMLElement, again: () => void): void {
  waiting.delete(again);
  if (owner !== element) return;
  owner = null;
  for (const draw of waiting) draw();
}

/**
 * Where an element keeps its place: as it wants, unless that is the address and it has none there, or another element owns it.
 * @param again draws the element once the address is free
 * @param complain told once why the element does not get its wish
 */
export function routingOf(
  element: HTMLElement,
  again: () => void,
  wanted: string,
  placeless: boolean | undefined,
  complain: (given: string) => void,
): string {
  if (wanted === 'memory') {
    leaveAddress(element, again);
    return wanted;
  }
  // An element that has left the page is about to end.
  if (!placeless && (!owner?.isConnected || owner === element)) {
    waiting.delete(again);
    owner = element;
    return wanted;
  }
  const reason = placeless ? 'without a place of its own there' : 'beside another element that has the address';
  if (!waiting.has(again)) complain(`"${wanted}" ${reason}`);
  waiting.add(again);
  return 'memory';
}
