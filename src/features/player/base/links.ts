import { createContext, useContext, type MouseEvent } from 'react';
import type { Route } from '../../../routes/route.ts';

/** Ways around the course page. */
export interface Links {
  /** Query of the address. It may name a place in the part: `page=3`, `t=42` or `text=` and its first words (TUTOR-22). */
  readonly query: string;
  /** How often a link was followed that leads to the place which the address names already. */
  readonly followed: number;
  /** Address and click of a true link (ELEM-4): modified clicks stay the browser's. */
  readonly to: (route: Route) => { readonly href: string; readonly onClick: (event: MouseEvent<HTMLElement>) => void };
  /** `replace`: the page moves on by itself, and leaves no entry in the history. */
  readonly go: (route: Route, how?: { readonly replace?: boolean }) => void;
}

export const LinksContext = createContext<Links | null>(null);

/** Ways around the course page. */
export function useLinks(): Links {
  const links = useContext(LinksContext);
  if (!links) throw new TypeError('a link outside the course page');
  return links;
}

/** Whether a click asks for the link itself: primary button, no modifier, not handled by other code. */
export function isPlain(event: MouseEvent<HTMLElement>): boolean {
  return (
    event.button === 0 &&
    !event.metaKey &&
    !event.ctrlKey &&
    !event.shiftKey &&
    !event.altKey &&
    !event.defaultPrevented
  );
}
