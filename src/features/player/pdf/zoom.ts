/** Pixels of CSS for a point of paper. */
export const pixelsPerPoint = 96 / 72;

/** `fit`: as wide as there is room. A number: a share of the size on paper. */
export type Zoom = 'fit' | number;

const steps = [0.5, 0.67, 0.8, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4];

/** The next step up or down from a share, or null at the end: 50 % to 400 %. */
export function zoomStep(share: number, direction: 1 | -1): number | null {
  const near = 0.005;
  if (direction === 1) return steps.find((step) => step > share + near) ?? null;
  return steps.findLast((step) => step < share - near) ?? null;
}

/**
 * The share at which a page is drawn.
 * @param room width there is, in pixels
 * @param width of the widest page, in points
 */
export function shareOf(zoom: Zoom, room: number, width: number): number {
  if (zoom !== 'fit') return zoom;
  // On a wide screen a page need not be read from the other end of the room.
  return Math.min(2, Math.max(0.1, room / (width * pixelsPerPoint)));
}

/** Beyond this a canvas is refused by some browsers, and is not drawn at all. */
const largest = 16_000_000;

/** Pixels of a canvas for one of CSS: as sharp as the screen, as far as that is allowed. */
export function sharpness(width: number, height: number, ratio: number): number {
  return Math.min(Math.max(1, ratio), Math.sqrt(largest / (width * height)));
}
