/** The box in which an element scrolls, found through shadow roots and slots; null if the page itself scrolls. */
export function scrollerOf(element: Element): HTMLElement | null {
  for (let at: Node | null = element.assignedSlot ?? element.parentNode; at;) {
    if (
      at instanceof HTMLElement &&
      at !== document.body &&
      at !== document.documentElement &&
      /auto|scroll/.test(getComputedStyle(at).overflowY)
    )
      return at;
    at = at instanceof ShadowRoot ? at.host : ((at as Partial<Element>).assignedSlot ?? at.parentNode);
  }
  return null;
}
