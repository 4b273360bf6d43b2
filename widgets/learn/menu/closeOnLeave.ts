import type { FocusEvent } from 'react';

/** Closes a menu once the focus has left it and its surroundings: an open menu would cover the focused element (WCAG-2). */
export function closeOnLeave({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
  if (relatedTarget instanceof Node && !currentTarget.parentElement?.contains(relatedTarget))
    currentTarget.hidePopover();
}
