import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * The search box: whether it is open, and the words in it.
 * @param root the viewer, in which the box stands
 * @param scroller takes the focus when the box closes
 */
export function useFindBox(root: RefObject<HTMLElement | null>, scroller: RefObject<HTMLElement | null>) {
  const [isOpen, setOpen] = useState(false);
  const [words, setWords] = useState('');
  const select = () => root.current?.querySelector<HTMLInputElement>('.seek input')?.select();
  // A layout effect, so that the next key already goes to the box.
  useLayoutEffect(() => {
    if (isOpen) select();
  }, [isOpen]); // eslint-disable-line react-hooks/exhaustive-deps
  return {
    isOpen,
    words,
    setWords,
    open: () => {
      setOpen(true);
      // Also needed if the box is already open.
      select();
    },
    close: () => {
      setOpen(false);
      scroller.current?.focus();
    },
  };
}
