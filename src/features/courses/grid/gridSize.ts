/**
 * The size of a list's first page at the last visit in this browser, so that the content below it does not move
 * (LIST-21).
 */
export interface GridSize {
  readonly cards: number;
  /** Height of the cards in pixels, and the width of the list at that time. */
  readonly height: number;
  readonly width: number;
}

/** The size of a list that was not seen before. */
const unknown: GridSize = { cards: 6, height: 0, width: 0 };
/** The most cards that a first page has. */
const most = 12;

/** The storage key, by the kind of the list. */
export const gridSizeKey = (kind: string): string => `shelf:${kind}`;

/** The stored text. */
export const gridSizeText = ({ cards, height, width }: GridSize): string => `${cards} ${height} ${width}`;

/** Reads the stored text; a text that Lectern cannot have written counts as a list not seen before. */
export function readGridSize(text: string | null): GridSize {
  const [cards = 0, height = 0, width = 0] = (text ?? '').split(' ').map((part) => Number.parseInt(part, 10) || 0);
  return cards >= 1 && cards <= most && height >= 0 && height < 20_000 && width >= 0
    ? { cards, height, width }
    : unknown;
}
