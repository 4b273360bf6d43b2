import type { PDFDocumentProxy } from 'pdfjs-dist';

/** The start and the end of a document's text column, in points from the start of its pages. */
export interface TextColumn {
  readonly start: number;
  readonly end: number;
}

/** A run of text as the library gives it. */
export interface PlacedRun {
  readonly str: string;
  /** The fifth number is the distance of its start from the left. */
  readonly transform: readonly number[];
  readonly width: number;
}

/** The number of first pages that are examined; this is enough. */
const looked = 4;
/** Space next to the letters, in points. */
const air = 6;

/**
 * The column of some runs; null if there is hardly any text, or if leaving the margins out gains no space.
 * @param width width of a page, in points
 */
export function columnOf(runs: readonly PlacedRun[], width: number): TextColumn | null {
  const written = runs.filter(
    ({ str, width: wide, transform }) => str.trim() !== '' && wide > 0 && Math.abs(transform[1] ?? 0) < 0.01,
  );
  if (written.length < 3) return null;
  const start = Math.max(0, Math.min(...written.map(({ transform }) => transform[4] ?? 0)) - air);
  const end = Math.min(
    width,
    Math.max(...written.map(({ transform, width: wide }) => (transform[4] ?? 0) + wide)) + air,
  );
  // Lines on the first pages may be short: the column is therefore at least half a page wide.
  const column = { start, end: Math.max(end, Math.min(width, start + width / 2)) };
  return column.end - column.start < width * 0.95 ? column : null;
}

/**
 * The text column of a document, so that a small screen can leave its margins out (MEDIA-16).
 * @param width width of the first page, in points
 */
export async function textColumn(pdf: PDFDocumentProxy, width: number): Promise<TextColumn | null> {
  const runs: PlacedRun[] = [];
  for (let number = 1; number <= Math.min(looked, pdf.numPages); number++) {
    const page = await pdf.getPage(number);
    const [left = 0, , right = 0] = page.view;
    // Rotated pages, and pages of another size, have different columns.
    if (page.rotate !== 0 || Math.abs(right - left - width) > 1) return null;
    const { items } = await page.getTextContent();
    for (const item of items)
      if ('str' in item)
        runs.push({
          str: item.str,
          width: item.width,
          transform: [...item.transform.slice(0, 4), item.transform[4] - left],
        });
  }
  return columnOf(runs, width);
}
