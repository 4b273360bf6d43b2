/** All elements of a document with our tags, also those in open shadow roots. */
export function* ourElements(root: ParentNode): Generator<Element> {
  for (const element of root.querySelectorAll('*')) {
    if (element.localName.startsWith('lectern-')) yield element;
    if (element.shadowRoot) yield* ourElements(element.shadowRoot);
  }
}
