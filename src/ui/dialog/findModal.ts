const rootsOf = (elements: Iterable<Element>) => [
  document,
  ...[...elements].flatMap(({ shadowRoot }) => shadowRoot ?? []),
];

/** The modal dialog that is open, in the page or in one of the elements' roots; the innermost if there are several. */
export function findModal(elements: Iterable<Element>): HTMLDialogElement | undefined {
  return rootsOf(elements)
    .flatMap((root) => [...root.querySelectorAll<HTMLDialogElement>('dialog:modal')])
    .at(-1);
}

/** Calls `changed` when a dialog may have opened or closed. @returns stop */
export function watchModals(elements: () => Iterable<Element>, changed: () => void): () => void {
  const observer = new MutationObserver((records) => {
    // Removed dialogs, and dialogs inserted with the attribute, count as well as dialogs whose attribute changes.
    if (
      records.some(({ type, target, addedNodes, removedNodes }) =>
        type === 'attributes' ? target.nodeName === 'DIALOG' : addedNodes.length + removedNodes.length > 0,
      )
    )
      changed();
  });
  for (const root of rootsOf(elements()))
    observer.observe(root, { subtree: true, childList: true, attributes: true, attributeFilter: ['open'] });
  return () => observer.disconnect();
}
