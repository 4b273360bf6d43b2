const LINES = 'xmlns="http://www.w3.org/2000/svg" fill="none" stroke="#0E5166"';

const OUTER = 8;
const INNER = 13;
const MIDDLE = (OUTER + INNER) / 2;
const SWING = 1.25;

/** Two waves that cross, from the start of a side to its end; `at` puts a point of the side on the sheet. */
function braid(length: number, waves: number, at: (along: number, across: number) => string): string {
  const half = length / waves / 2;
  return [1, -1]
    .map((first) => {
      const parts = Array.from({ length: waves * 2 }, (_, step) => {
        const start = INNER + step * half;
        const swing = first * (step % 2 === 0 ? 1 : -1) * SWING * 1.33;
        return `C${at(start + half * 0.36, swing)} ${at(start + half * 0.64, swing)} ${at(start + half, 0)}`;
      });
      return `M${at(INNER, 0)}${parts.join('')}`;
    })
    .join('');
}

const rectangle = (x: number, y: number, width: number, height: number) => `M${x} ${y}h${width}v${height}h${-width}z`;

function corner(x: number, y: number): string {
  const petals = Array.from(
    { length: 6 },
    (_, at) => `<ellipse rx="1.9" ry=".72" transform="translate(${x} ${y}) rotate(${at * 30})"/>`,
  );
  const side = INNER - OUTER;
  return `<path fill="#fff" stroke-width=".2" d="${rectangle(x - side / 2, y - side / 2, side, side)}"/>${petals.join('')}`;
}

/** The double rule around a sheet of so many millimetres, with a braid between its lines, as SVG. */
export function frame(width: number, height: number): string {
  const point = (x: number, y: number) => `${x.toFixed(2)} ${y.toFixed(2)}`;
  const sides = [MIDDLE, height - MIDDLE]
    .map((y) => braid(width - 2 * INNER, 46, (along, across) => point(along, y + across)))
    .concat(
      [MIDDLE, width - MIDDLE].map((x) => braid(height - 2 * INNER, 31, (along, across) => point(x + across, along))),
    );
  const corners = [MIDDLE, width - MIDDLE].flatMap((x) => [MIDDLE, height - MIDDLE].map((y) => corner(x, y)));
  return (
    `<svg ${LINES} viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<path stroke-width=".14" d="${sides.join('')}"/>` +
    `<path stroke-width=".22" d="${rectangle(OUTER, OUTER, width - 2 * OUTER, height - 2 * OUTER)}"/>` +
    `<path stroke-width=".6" d="${rectangle(INNER, INNER, width - 2 * INNER, height - 2 * INNER)}"/>` +
    `<g stroke-width=".13">${corners.join('')}</g></svg>`
  );
}
