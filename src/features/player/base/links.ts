import { createContext, useContext, type MouseEvent } from 'react';
import { isPlainClick } from '../../../plain/isPlainClick.ts';
import type { Route } from '../../../routes/route.ts';

/** The links within the course page. */
export interface Links {
  /** Query of the address. It may contain a position in the part: `page=3`, `t=42` or `text=` with its first words (TUTOR-22). */
  readonly query: string;
  /** Number of clicks on links that lead to the current address. */
  readonly followed: number;
  /** Address and click handler of a real link (ELEM-4): the browser handles clicks with modifier keys. */
  readonly to: (route: Route) => { readonly href: string; readonly onClick: (event: MouseEvent<HTMLElement>) => void };
  /** `replace`: the page navigates by itself, without an entry in the history. */
  readonly go: (route: Route, how?: { readonly replace?: boolean }) => void;
}

export const LinksContext = createContext<Links | null>(null);

/** The links within the course page. */
export function useLinks(): Links {
  const links = useContext(LinksContext);
  if (!links) throw new TypeError('a link outside the course page');
  return links;
}

/** Whether a click simply follows the link, and no other code has handled it. */
export function isPlain(event: MouseEvent<HTMLElement>): boolean {
  return isPlainClick(event) && !event.defaultPrevented;
}
