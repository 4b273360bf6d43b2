import type { TextColumn } from './textColumn.ts';

/** CSS pixels per point of paper. */
export const pixelsPerPoint = 96 / 72;

/**
 * `fit`: the page is as wide as the available space. `text`: its text is that wide (MEDIA-16). A number: the scale
 * relative to the size on paper.
 */
export type Zoom = 'fit' | 'text' | number;

const steps = [0.5, 0.67, 0.8, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4];

/** The next step up or down from a scale, or null at the end: 50 % to 400 %. */
export function zoomStep(share: number, direction: 1 | -1): number | null {
  const near = 0.005;
  if (direction === 1) return steps.find((step) => step > share + near) ?? null;
  return steps.findLast((step) => step < share - near) ?? null;
}

/** Below this scale a whole page is too small to be read. */
const small = 0.75;

/** The first zoom of a document: whole pages, or pages without margins if whole pages would be too small (MEDIA-16). */
export function firstZoom(room: number, width: number, column: TextColumn | null): Zoom {
  return column && shareOf('fit', room, width) < small ? 'text' : 'fit';
}

/**
 * The scale at which a page is drawn.
 * @param room available width, in pixels
 * @param width width of the widest page, in points
 * @param column place of its text
 */
export function shareOf(zoom: Zoom, room: number, width: number, column: TextColumn | null = null): number {
  if (zoom === 'text' && column)
    return Math.min(1.25, Math.max(0.1, room / ((column.end - column.start) * pixelsPerPoint)));
  if (typeof zoom === 'number') return zoom;
  // On a wide screen the page must not become needlessly large.
  return Math.min(2, Math.max(0.1, room / (width * pixelsPerPoint)));
}

/** The most canvas pixels: some browsers draw nothing on a larger canvas. */
const largest = 16_000_000;

/** Canvas pixels per CSS pixel: as sharp as the screen, up to the limit. */
export function sharpness(width: number, height: number, ratio: number): number {
  return Math.min(Math.max(1, ratio), Math.sqrt(largest / (width * height)));
}
