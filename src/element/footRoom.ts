/** Bars at the foot in which something is pressed: of the player, and of dialogs. */
const bars = '[data-foot], dialog[open] footer';

/** Space between a bar and what stands above it. */
const space = 16;

/**
 * Pixels at the foot of the page that toasts leave free, so that none of them covers a bar there (ELEM-22); 0 where no bar is in its
 * lower half.
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
