import type { FocusEvent } from 'react';

/** Closes a menu once the focus has left it and what is beside it: open, it would cover what has the focus then (WCAG-2). */
export function closeOnLeave({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
  if (relatedTarget instanceof Node && !currentTarget.parentElement?.contains(relatedTarget))
    currentTarget.hidePopover();
}
