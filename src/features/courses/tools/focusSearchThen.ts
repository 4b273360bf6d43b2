import type { MouseEvent } from 'react';

/** For a button that its own action removes: moves focus into the search field, so that it does not fall to the page, and then acts. */
export function focusSearchThen({ currentTarget }: MouseEvent<HTMLElement>, act: () => void): void {
  (currentTarget.getRootNode() as ParentNode).querySelector<HTMLElement>('[role=search] input')?.focus();
  act();
}
