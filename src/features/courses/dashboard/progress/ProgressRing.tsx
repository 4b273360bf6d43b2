import type { ShareView } from './progressModel.ts';

/** Radius of the ring, and the gap between two arcs, in units of the 120-unit view box. */
const radius = 48;
const around = 2 * Math.PI * radius;
const gap = 3;

export interface ProgressRingProps {
  readonly shares: readonly ShareView[];
  /** The picture in words. */
  readonly label: string;
  /** The text in the middle of the ring. */
  readonly text: string;
}

/** Progress as a ring (DASH-7). Its arcs have the colours and the order of the lines beside it, which say the same in words. */
export function ProgressRing({ shares, label, text }: ProgressRingProps) {
  const room = shares.length > 1 ? gap : 0;
  return (
    <svg className="home-ring" viewBox="0 0 120 120" role="img" aria-label={label} part="picture">
      {shares.map(({ name, from, length }) => (
        <circle
          key={name}
          className={`home-${name}`}
          cx="60"
          cy="60"
          r={radius}
          strokeDasharray={`${Math.max(2, length * around - room)} ${around}`}
          strokeDashoffset={-from * around}
          transform="rotate(-90 60 60)"
        />
      ))}
      <text x="60" y="69" textAnchor="middle" aria-hidden="true">
        {text}
      </text>
    </svg>
  );
}
