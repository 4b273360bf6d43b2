import css from './progress.css';
import { useSheet } from '../sheets/sheet.ts';

/** One segment: a module, as wide as its number of parts. */
export interface Segment {
  readonly weight: number;
  /** 0 to 1. */
  readonly value: number;
}

/** `text` is read in place of the value, such as "12 of 32 parts". */
export interface ProgressBarProps {
  /** 0 to 1. */
  readonly value: number;
  readonly label: string;
  readonly text: string;
  /** More than 24 are drawn as one bar. */
  readonly segments?: readonly Segment[];
  /** Hatched, because it waits for grading. */
  readonly waiting?: boolean;
  readonly size?: 'tall' | 'thin';
}

/** An unfinished bar is never drawn full, and a begun one never empty. */
const drawn = (value: number): number =>
  value > 0 && value < 1 ? Math.min(0.97, Math.max(0.02, value)) : Number(value >= 1);

/** Progress as a bar, with a segment for each module. */
export function ProgressBar({ value, label, text, segments = [], waiting, size }: ProgressBarProps) {
  useSheet(css);
  const bars = segments.length > 1 && segments.length <= 24 ? segments : [{ weight: 1, value }];
  return (
    <div
      className={`progress-bar${waiting ? ' wait' : ''}${size ? ` ${size}` : ''}`}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={value >= 1 ? 100 : Math.floor(value * 100)}
      aria-valuetext={text}
      part="measure"
    >
      {bars.map((bar, index) => (
        <i key={index} style={{ flexGrow: bar.weight }}>
          <i style={{ inlineSize: `${(waiting ? 1 : drawn(bar.value)) * 100}%` }} />
        </i>
      ))}
    </div>
  );
}
