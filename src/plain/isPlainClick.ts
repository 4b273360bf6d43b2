/** Whether a click simply follows a link, by its button and keys: in this page, not in a new tab or window, and no download. */
export const isPlainClick = ({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>): boolean =>
  !(button || metaKey || ctrlKey || shiftKey || altKey);
