import { encode } from 'uqr';

// Readers want some white around a code; four squares by the standard, three by the sheet's own white ground.
const QUIET_ZONE = 3;

/**
 * The QR code of a text, as the data of one SVG path in a square of `size` units, its white border of `quiet` units included.
 * Draw it dark on white whatever the theme, with a name for those who do not see it:
 * `<svg viewBox={`0 0 ${size} ${size}`}><path d={path} /></svg>`. Page and file of a certificate draw the same code of its
 * `publicUrl` by this. It brings a library along: import it from code that comes late.
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
