/** Red, green and blue from 0 to 255, and opacity from 0 to 1. */
export type Colour = readonly [red: number, green: number, blue: number, opacity: number];

let pixel: OffscreenCanvasRenderingContext2D | null = null;

/**
 * Reads a colour of `getComputedStyle`. A colour in another notation than `rgb()` is painted, and its pixel is read. Outside a page the
 * text is empty, and the colour is transparent.
 */
export function readColour(css: string): Colour {
  if (!css) return [0, 0, 0, 0];
  const [, red, green, blue, opacity = '1'] = /^rgba?\(([\d.]+), ([\d.]+), ([\d.]+)(?:, ([\d.]+))?\)$/.exec(css) ?? [];
  if (red) return [Number(red), Number(green), Number(blue), Number(opacity)];
  pixel ??= new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (!pixel) return [0, 0, 0, 0];
  pixel.clearRect(0, 0, 1, 1);
  pixel.fillStyle = css;
  pixel.fillRect(0, 0, 1, 1);
  const [r = 0, g = 0, b = 0, a = 0] = pixel.getImageData(0, 0, 1, 1).data;
  return [r, g, b, a / 255];
}

/** The visible colour of one colour over an opaque one. */
export function over([r, g, b, opacity]: Colour, [red, green, blue]: Colour): Colour {
  const mix = (front: number, back: number) => front * opacity + back * (1 - opacity);
  return [mix(r, red), mix(g, green), mix(b, blue), 1];
}

/** Relative luminance, as WCAG defines it: 0 for black, 1 for white. */
export function luminance([red, green, blue]: Colour): number {
  const linear = (value: number) =>
    value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}
