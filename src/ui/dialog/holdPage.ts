/** How many dialogs hold the page now, and what its root said of itself before the first. */
let held = 0;
let before: readonly (readonly [name: string, value: string])[] = [];
const names = ['overflow', 'scrollbar-gutter'] as const;

/**
 * Holds the page behind a modal dialog: a finger or a wheel on the dialog, or beside it, does not scroll the page. Where a scroll bar took
 * room, the room stays, so that nothing moves (TREE-15).
 * @returns lets the page go
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
