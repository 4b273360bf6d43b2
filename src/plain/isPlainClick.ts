/** Whether a click simply follows a link, by its button and keys: in this page, not in a new tab or window, and no download. */
export const isPlainClick = (
  event: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>,
): boolean => !(event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
