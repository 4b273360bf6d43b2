import { useLayoutEffect, type RefObject } from 'react';

/** Lets a field grow with its text, where the style sheet cannot. */
export function useGrowing(ref: RefObject<HTMLTextAreaElement | null>, text: string): void {
  useLayoutEffect(() => {
    const field = ref.current;
    if (!field || CSS.supports('field-sizing', 'content')) return;
    field.style.blockSize = 'auto';
    field.style.blockSize = `${field.scrollHeight + 2}px`;
  }, [ref, text]);
}
