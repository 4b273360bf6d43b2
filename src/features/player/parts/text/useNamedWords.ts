import { useEffect, type RefObject } from 'react';
import { useLinks } from '../../base/links.ts';
import { wordsRange } from './wordsRange.ts';

const name = 'lectern-named';

/**
 * Scrolls to the words that the address names, and marks them (TUTOR-22), again for each click on a link to them
 * (TUTOR-24). If the words are no longer in this text, for example after an edit by its author, nothing happens.
 * Browsers without a registry of highlights show no mark.
 * @param html the text; a different text is searched again
 */
export function useNamedWords(text: RefObject<HTMLElement | null>, html: string): void {
  const { query, followed } = useLinks();
  const words = new URLSearchParams(query).get('text') ?? '';
  useEffect(() => {
    const range = text.current && wordsRange(text.current, words);
    if (!range) return undefined;
    // The next frame comes after the change of the part, which scrolls the page to its top.
    const frame = requestAnimationFrame(() => range.startContainer.parentElement?.scrollIntoView({ block: 'center' }));
    const registry = globalThis.CSS?.highlights as HighlightRegistry | undefined;
    if (registry) registry.set(name, new Highlight(range));
    return () => {
      cancelAnimationFrame(frame);
      registry?.delete(name);
    };
  }, [text, html, words, followed]);
}
