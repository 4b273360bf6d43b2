/**
 * The card at a place of the whole list, counted from 0; undefined if it is not drawn. In a virtual grid
 * `aria-posinset` holds the place.
 */
export function cardAt(list: Element, index: number): Element | undefined {
  return [...list.children].find((card, at) => Number(card.getAttribute('aria-posinset') ?? at + 1) === index + 1);
}
