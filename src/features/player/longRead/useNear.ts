import { useEffect, useState, type RefObject } from 'react';

/** Whether an element has come within so many pixels of the view, be it that of the page or of what scrolls in it. Once it has, it stays so. */
export function useNear(ref: RefObject<HTMLElement | null>, pixels: number): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || near) return;
    const margin = `${pixels}px`;
    // `scrollMargin` widens what scrolls around it; browsers without it load what can be seen.
    const options: IntersectionObserverInit & { readonly scrollMargin: string } = { rootMargin: margin, scrollMargin: margin };
    const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true), options);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, pixels, near]);
  return near;
}
