import { useCallback, useState } from 'react';

/** The text elements of the pages that are drawn now, by page number. */
export type PageTexts = ReadonlyMap<number, readonly HTMLElement[]>;

/** Collects the text of the pages as they are drawn and removed. */
export function usePageTexts() {
  const [texts, setTexts] = useState<PageTexts>(new Map());
  const onText = useCallback(
    (number: number, runs: readonly HTMLElement[] | null) =>
      setTexts((before) => {
        if (!runs && !before.has(number)) return before;
        const after = new Map(before);
        if (runs) after.set(number, runs);
        else after.delete(number);
        return after;
      }),
    [],
  );
  return { texts, onText };
}
