const LINES = 'xmlns="http://www.w3.org/2000/svg" fill="none" stroke="#0E5166"';

/** A number from 0 to `below` - 1 that depends on the text alone. */
function drawn(text: string, below: number): number {
  let sum = 7;
  for (const sign of text) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 65_521;
  return sum % below;
}

/**
 * The rosette of the seal, as SVG: ellipses turned about one point, whose crossings make a ring. Their number and roundness
 * follow from the certificate's number, so that certificates side by side hardly ever have the same seal.
 */
export function rosette(number: string): string {
  const count = 26 + drawn(number, 11);
  const round = 54 + drawn(`${number}!`, 7);
  const ellipses = Array.from({ length: count }, (_, at) => {
    const turn = ((at * 180) / count).toFixed(3);
    return `<ellipse rx="97" ry="${round}" transform="rotate(${turn})"/>`;
  });
  return (
    `<svg ${LINES} viewBox="-100 -100 200 200" width="200" height="200"><g stroke-width=".9">${ellipses.join('')}</g>` +
    `<circle r="98.5" stroke-width="1.6"/><circle r="${round - 3}" fill="#fff" stroke-width="3"/>` +
    `<circle r="${round - 7}" stroke-width="1"/></svg>`
  );
}
