import { useEffect, useRef, useState, type RefObject } from 'react';
import { markFound, rangeOf } from './markFound.ts';
import type { FoundOnPage, Search } from './useFind.ts';
import type { PageTexts } from './usePageTexts.ts';

export interface FoundPlacesOf {
  readonly search: Search;
  readonly texts: PageTexts;
  /** The page in view. */
  readonly page: number;
  readonly scroller: RefObject<HTMLElement | null>;
  readonly show: (page: number) => void;
}

/** Marks the matches, and moves from one to the next. A new search begins at the page in view. */
export function useFoundPlaces({ search, texts, page, scroller, show }: FoundPlacesOf) {
  const [current, setCurrent] = useState(0);
  const shown = search.found[current];
  const wanted = useRef<FoundOnPage | undefined>(undefined);
  const go = (index: number) => {
    setCurrent(index);
    const match = search.found[index];
    wanted.current = match;
    // The text of a page exists only while the page is drawn, so a page that is not drawn is shown first.
    if (match && !texts.has(match.page)) show(match.page);
  };
  const known = useRef(search);
  useEffect(() => {
    const isNew = known.current.words !== search.words;
    known.current = search;
    if (!isNew && search.found.length > current) return;
    const next = search.found.findIndex((match) => match.page >= page);
    go(Math.max(0, next));
    // Only a new result moves to a match.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [search]);
  useEffect(() => {
    const of = (match: FoundOnPage) => rangeOf(texts.get(match.page) ?? [], match) ?? [];
    const unmark = [markFound(search.found.flatMap(of), 'found')];
    const range = shown && of(shown);
    if (range instanceof Range) {
      unmark.push(markFound([range], 'current'));
      if (scroller.current && wanted.current === shown) {
        scrollTo(scroller.current, range);
        wanted.current = undefined;
      }
    }
    return () => unmark.forEach((remove) => remove());
  }, [search, shown, texts, scroller]);
  return {
    current,
    move: (direction: 1 | -1) => go((current + direction + search.found.length) % search.found.length),
  };
}

/** Scrolls a range into view if it is outside the view or close to its edge. */
function scrollTo(scroller: HTMLElement, range: Range) {
  const [box, view] = [range.getBoundingClientRect(), scroller.getBoundingClientRect()];
  const [down, across] = [box.top - view.top, box.left - view.left];
  if (down < 24 || down > view.height - 48) scroller.scrollTop += down - view.height / 3;
  if (across < 8 || across > view.width - 48) scroller.scrollLeft += across - view.width / 2;
}
