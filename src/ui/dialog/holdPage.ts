/** The number of dialogs that hold the page, and the root's own styles before the first of them. */
let held = 0;
let before: readonly (readonly [name: string, value: string])[] = [];
const names = ['overflow', 'scrollbar-gutter'] as const;

/**
 * Holds the page behind a modal dialog: a finger or a wheel on the dialog, or beside it, does not scroll the page. If a scroll bar took up
 * space, the space stays reserved, so that nothing moves (TREE-15).
 * @returns releases the page
 */
export function holdPage(): () => void {
  const { documentElement: root } = document;
  if (held++ === 0) {
    before = names.map((name) => [name, root.style.getPropertyValue(name)]);
    if (innerWidth > root.clientWidth) root.style.setProperty('scrollbar-gutter', 'stable');
    root.style.setProperty('overflow', 'hidden');
  }
  return () => {
    if (--held > 0) return;
    for (const [name, value] of before) {
      if (value) root.style.setProperty(name, value);
      else root.style.removeProperty(name);
    }
  };
}
