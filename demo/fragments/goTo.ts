/**
 * Asks the portal's page to go to one of its places.
 * @returns whether it does; otherwise the link leads there itself
 */
export function goTo(from: EventTarget, href: string): boolean {
  const wish = new CustomEvent('lectern-navigate', {
    bubbles: true,
    composed: true,
    cancelable: true,
    detail: { href },
  });
  return !from.dispatchEvent(wish);
}
