import type { MouseEvent } from 'react';

/** For a button that its own action removes: moves the focus into the search field first, so that it is not lost, and then acts. */
export function focusSearchThen({ currentTarget }: MouseEvent<HTMLElement>, act: () => void): void {
  (currentTarget.getRootNode() as ParentNode).querySelector<HTMLElement>('[role=search] input')?.focus();
  act();
}
