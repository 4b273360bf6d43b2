import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { findText, pageText, type Found, type PageText, type TextRun } from './pageText.ts';

/** A match, and its page. */
export interface FoundOnPage extends Found {
  readonly page: number;
}

/** A search: `done` once all pages have been searched. */
export interface Search {
  readonly words: string;
  readonly found: readonly FoundOnPage[];
  readonly done: boolean;
}

const none: Search = { words: '', found: [], done: true };
/** Milliseconds to wait for the next letter. */
const rest = 200;

/** Searches all pages for the words in the box. The text of a page is requested once. */
export function useFind(pdf: PDFDocumentProxy, words: string): Search {
  const texts = useRef(new Map<number, Promise<PageText>>());
  const [search, setSearch] = useState(none);
  useEffect(() => {
    let here = true;
    const known = texts.current;
    const textOf = (page: number) => {
      const before = known.get(page);
      if (before) return before;
      const asked = pdf
        .getPage(page)
        .then((one) => one.getTextContent())
        .then(({ items }) => pageText(items.filter((item) => 'str' in item) as readonly TextRun[]));
      known.set(page, asked);
      return asked;
    };
    const look = async () => {
      const found: FoundOnPage[] = [];
      for (let page = 1; page <= pdf.numPages && here; page++) {
        // A page that cannot be read has no words.
        const text = await textOf(page).catch(() => ({ folded: '', places: [] }));
        const before = found.length;
        for (const one of findText(text, words)) found.push({ ...one, page });
        // The learner can go to the first match while the search continues.
        if (here && before === 0 && found.length > 0) setSearch({ words, found: [...found], done: false });
      }
      if (here) setSearch({ words, found, done: true });
    };
    if (!words.trim()) {
      setSearch(none);
      return undefined;
    }
    const timer = setTimeout(() => void look(), rest);
    return () => {
      here = false;
      clearTimeout(timer);
    };
  }, [pdf, words]);
  return search;
}
