// Checked by property and not by class: an element moved into a frame's document has ancestors of another realm.
const hostOf = (element: Element): Element | null => (element.getRootNode() as Partial<ShadowRoot>).host ?? null;

/** The language of the nearest `lang` attribute around an element, across shadow roots; undefined if there is none (LOC-5). */
export function languageAround(element: Element): string | undefined {
  for (let at: Element | null = element; at; at = hostOf(at)) {
    const marked = at.closest('[lang]');
    if (marked) return marked.getAttribute('lang') || undefined;
  }
  return undefined;
}

/** Calls `changed` when a `lang` around the element changes. @returns stop */
export function watchLanguage(element: Element, changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  for (let at: Element | null = element; at; at = hostOf(at)) {
    observer.observe(at.getRootNode(), { subtree: true, attributes: true, attributeFilter: ['lang'] });
  }
  return () => observer.disconnect();
}
