import { Resvg } from '@resvg/resvg-js';
import jsQR from 'jsqr';

/** A PNG file as pixels, and the text of the QR code on it. */
export function readPng(file: Buffer) {
  const width = file.readUInt32BE(16);
  const height = file.readUInt32BE(20);
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}">` +
    `<image width="${width}" height="${height}" xlink:href="data:image/png;base64,${file.toString('base64')}"/></svg>`;
  const drawn = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  const pixels = new Uint8ClampedArray(drawn.pixels);
  return { width, height, pixels, code: jsQR(pixels, width, height)?.data ?? null };
}
