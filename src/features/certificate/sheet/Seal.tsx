import { times } from '../../../plain/times.ts';

const turns = times(12, (index) => (index * Math.PI) / 6);
const steps = times(120, (index) => (index * Math.PI) / 60);

/** One of the woven lines: a circle that swings eight times. */
const line = (turn: number) =>
  `M${steps
    .map((angle) => {
      const far = 52 + 14 * Math.sin(8 * angle + turn);
      return `${(far * Math.cos(angle)).toFixed(1)} ${(far * Math.sin(angle)).toFixed(1)}`;
    })
    .join('L')}Z`;

let drawn: string | null = null;

/** The seal: woven lines around the emblem of the academy. Decorative. */
export function Seal() {
  return (
    <svg className="cert-seal" viewBox="-70 -70 140 140" aria-hidden="true">
      <path d={(drawn ??= turns.map(line).join(''))} />
      <circle r="36" />
      <path className="cert-sign" transform="translate(-19.5 -21) scale(1.5)" d={sign} />
    </svg>
  );
}

/** A lectern with an open book. */
const sign = 'M3 8.5 13 12l10-3.5M3 8.5V5l10 3.5L23 5v3.5M13 12v10M8 22h10';

/** The emblem alone, in front of the name of the academy. */
export const Sign = () => (
  <svg className="cert-sign" viewBox="0 0 26 26" aria-hidden="true">
    <path d={sign} />
  </svg>
);
