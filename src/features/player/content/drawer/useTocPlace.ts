import { useEffect, useRef, type RefObject } from 'react';
import type { ContentModel } from '../contentModel.ts';
import type { TocState } from './useToc.ts';

/** The lower rows of the tree fade out over this many pixels. */
const faded = 32;

const isInView = (box: HTMLElement, row: HTMLElement) => {
  const [view, own] = [box.getBoundingClientRect(), row.getBoundingClientRect()];
  return own.top >= view.top && own.bottom <= view.bottom - faded;
};

/** Scrolls only the tree, so that the row of the open part is visible. */
function bringIntoView(box: HTMLElement): void {
  const row = box.querySelector<HTMLElement>('.row.here');
  if (!row || isInView(box, row)) return;
  const view = box.getBoundingClientRect();
  box.scrollTop += row.getBoundingClientRect().top - view.top - view.height / 3;
}

/**
 * Scrolls the tree to the place where the learner left it. If another part is open since then, it scrolls to that
 * part's row and unfolds the modules around it (TREE-15). Above the page, the focus moves to the row if it is visible.
 * @param scroll the box that scrolls the tree
 * @param now `isWhole` if the box holds the whole tree; `isOver` if the table covers the page
 */
export function useTocPlace(
  scroll: RefObject<HTMLElement | null>,
  model: ContentModel | undefined,
  now: {
    readonly section: string | null;
    readonly left: TocState;
    readonly isWhole: boolean;
    readonly isOver: boolean;
  },
): void {
  const { section, left, isWhole, isOver } = now;
  const { place, fold } = left;
  const here = model?.axis.join('/');
  const arrived = useRef(false);
  useEffect(() => {
    if (isWhole && scroll.current) scroll.current.scrollTop = place.get().top;
  }, [scroll, place, isWhole, here === undefined]); // eslint-disable-line react-hooks/exhaustive-deps
  useEffect(() => {
    const box = scroll.current;
    if (!box || here === undefined) return;
    const { at } = place.get();
    const to = `${here} ${section ?? ''}`;
    // The part of a long read in view is known only a moment later.
    const isSame = at === to || (section === null && at.startsWith(to));
    if (!isSame) {
      place.set({ at: to });
      const closed = model?.axis.filter((id) => left.folds.get(id) === false) ?? [];
      if (closed.length) fold((all) => closed.forEach((id) => all.delete(id)));
      // By the next frame the unfolded rows are drawn.
      if (closed.length) requestAnimationFrame(() => bringIntoView(box));
      else bringIntoView(box);
    }
    if (arrived.current || !isOver) return;
    arrived.current = true;
    const row = box.querySelector<HTMLElement>('[role=treeitem][tabindex="0"]');
    if (row && isInView(box, row)) row.focus({ preventScroll: true });
  }, [here, section]); // eslint-disable-line react-hooks/exhaustive-deps
}
