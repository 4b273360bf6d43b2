/** Every element below, shadow roots included. */
function* below(root: ParentNode): Generator<HTMLElement> {
  for (const element of root.querySelectorAll<HTMLElement>('*')) {
    yield element;
    if (element.shadowRoot) yield* below(element.shadowRoot);
  }
}

/** Sizes of text and boxes in an element, one line each. */
export function measures(element: HTMLElement): readonly string[] {
  return [...below(element.shadowRoot!)].map((each) => {
    const { width, height } = each.getBoundingClientRect();
    const name = `${each.localName}.${each.getAttribute('class') ?? ''}`;
    return `${name} ${getComputedStyle(each).fontSize} ${width.toFixed(1)} ${height.toFixed(1)}`;
  });
}
