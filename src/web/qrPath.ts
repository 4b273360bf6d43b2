import { encode } from 'uqr';

// Scanners need a white border around a code: four squares by the standard, three on the sheet's own white ground.
const QUIET_ZONE = 3;

/**
 * The QR code of a text, as the data of one SVG path in a square of `size` units, its white border of `quiet` units included. Draw it dark
 * on white in every theme, with a name for people who do not see it: `<svg viewBox={`0 0 ${size} ${size}`}><path d={path} /></svg>`. The
 * page and the file of a certificate both use it to draw the code of its `publicUrl`. It includes a library, so import it only from lazy
 * code.
 * @throws RangeError for more than 2331 bytes
 */
export function qrPath(text: string): { readonly size: number; readonly quiet: number; readonly path: string } {
  const { size, data } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const runs = data.map((row, y) =>
    [
      ...row
        .map((dark) => (dark ? '1' : '0'))
        .join('')
        .matchAll(/1+/g),
    ].map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
  );
  return { size, quiet: QUIET_ZONE, path: runs.flat().join('') };
}
