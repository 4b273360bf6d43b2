import { useEffect, type RefObject } from 'react';
import { useLinks } from '../../base/links.ts';
import { wordsRange } from './wordsRange.ts';

const name = 'lectern-named';

/**
 * Takes the reader to the words that the address names, and marks them (TUTOR-22); so does each link to them that is followed (TUTOR-24).
 * Where they are not in this text, as after a change by its author, nothing happens. Without a registry of highlights no mark is shown.
 * @param html the text; another one is searched again
 */
export function useNamedWords(text: RefObject<HTMLElement | null>, html: string): void {
  const { query, followed } = useLinks();
  const words = new URLSearchParams(query).get('text') ?? '';
  useEffect(() => {
    const range = text.current && wordsRange(text.current, words);
    if (!range) return undefined;
    // After the page has been turned, which scrolls it to its top.
    const frame = requestAnimationFrame(() => range.startContainer.parentElement?.scrollIntoView({ block: 'center' }));
    const registry = globalThis.CSS?.highlights as HighlightRegistry | undefined;
    if (registry) registry.set(name, new Highlight(range));
    return () => {
      cancelAnimationFrame(frame);
      registry?.delete(name);
    };
  }, [text, html, words, followed]);
}
