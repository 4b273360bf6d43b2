import type { KeyboardEvent } from 'react';

/** Keys of the viewer: Control and F opens the search box; the usual scroll keys scroll. */
export function pdfKeys(event: KeyboardEvent<HTMLElement>, scroller: HTMLElement | null, openFind: () => void): void {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  const isCommand = ctrlKey || metaKey;
  if (isCommand && !altKey && !shiftKey && key.toLowerCase() === 'f') {
    event.preventDefault();
    openFind();
    return;
  }
  if (!scroller || isCommand || altKey || event.target instanceof HTMLInputElement) return;
  const to = scrolledBy(key, scroller);
  if (to === undefined) return;
  event.preventDefault();
  scroller.scrollTop = to;
}

function scrolledBy(key: string, { scrollTop, scrollHeight, clientHeight }: HTMLElement): number | undefined {
  const height = clientHeight * 0.9;
  switch (key) {
    case 'PageDown':
      return scrollTop + height;
    case 'PageUp':
      return scrollTop - height;
    case 'Home':
      return 0;
    case 'End':
      return scrollHeight;
    default:
      return undefined;
  }
}
