import { deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
const CHECKS = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? 0xedb88320 ^ (sum >>> 1) : sum >>> 1;
  return sum;
});

function checkOf(bytes) {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = CHECKS[(sum ^ byte) & 255] ^ (sum >>> 8);
  return (sum ^ 0xffffffff) >>> 0;
}

function chunk(name, data) {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(data.length);
  body.copy(whole, 4);
  whole.writeUInt32BE(checkOf(body), body.length + 4);
  return whole;
}

/** Rounds the value of a colour channel to the nearest value of so many bits; 255 stays 255. */
const rounded = (value, bits) => {
  const steps = (1 << bits) - 1;
  return Math.round((Math.round((value * steps) / 255) * 255) / steps);
};

/** Rows of indexes into a palette, and the palette; null if the picture has more than 256 colours of so many bits. */
function indexed(pixels, width, height, bits) {
  const near = Uint8Array.from({ length: 256 }, (_, value) => rounded(value, bits));
  const places = new Map();
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4;
      const colour = (near[pixels[at]] << 16) | (near[pixels[at + 1]] << 8) | near[pixels[at + 2]];
      const place = places.get(colour) ?? places.size;
      if (place > 255) return null;
      places.set(colour, place);
      rows[y * (width + 1) + 1 + x] = place;
    }
  const palette = Buffer.from(
    [...places.keys()].flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]),
  );
  return { rows, palette };
}

/**
 * An opaque picture of few colours as a PNG file with a palette: it has a third of the bytes of a file without one.
 * @param pixels four bytes each: red, green, blue, and one that is ignored
 */
export function pictureFile(pixels, width, height) {
  const found = [6, 5, 4]
    .map((bits) => () => indexed(pixels, width, height, bits))
    .reduce((one, next) => one ?? next(), null);
  const { rows, palette } = found ?? indexed(pixels, width, height, 2);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  // Eight bits for each pixel: an index into the palette.
  head.set([8, 3], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(rows, { level: 6 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
