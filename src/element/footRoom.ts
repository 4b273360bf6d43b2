/** Bars with buttons at the foot of the page: those of the player, and of dialogs. */
const bars = '[data-foot], dialog[open] footer';

/** Pixels between a bar and the toasts above it. */
const space = 16;

/**
 * Pixels that toasts leave free at the foot of the page, so that they cover no bar (ELEM-22); 0 if no bar is in the lower half.
 * @param elements those whose bars count
 */
export function footRoom(elements: Iterable<Element>): number {
  const tops = [...elements]
    .flatMap(({ shadowRoot }) => [...(shadowRoot?.querySelectorAll(bars) ?? [])])
    .map((bar) => bar.getBoundingClientRect())
    .filter(
      ({ height, top, bottom }) => height > 0 && top > innerHeight / 2 && top < innerHeight && bottom > innerHeight / 2,
    )
    .map(({ top }) => top);
  return tops.length > 0 ? Math.ceil(innerHeight - Math.min(...tops)) + space : 0;
}
