// The element that owns the page's address (ELEM-5).
let owner: HTMLElement | null = null;
// Functions that redraw the elements that wait for the address, in the order of waiting.
const waiting = new Set<() => void>();

/** Takes the page's address from an element, if the element owns it. Elements that wait for the address are drawn again. */
export function leaveAddress(element: HTMLElement, again: () => void): void {
  waiting.delete(again);
  if (owner !== element) return;
  owner = null;
  for (const draw of waiting) draw();
}

/**
 * Where an element keeps its place: as `wanted` says, but in memory if it has no place in the address, or another element owns the address.
 * @param again draws the element once the address is free
 * @param complain called once with the reason why the element does not get its wish
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
  const reason = placeless ? 'without a place of its own' : 'beside an element that has it';
  if (!waiting.has(again)) complain(`"${wanted}" ${reason}`);
  waiting.add(again);
  return 'memory';
}
