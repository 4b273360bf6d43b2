import { memo, useRef, useState, type KeyboardEvent } from 'react';
import { useFormats } from '../../../../i18n/context.tsx';
import { timeText, type Line } from './videoModel.ts';

export interface LinesProps {
  readonly label: string;
  readonly lines: readonly Line[];
  /** Language of the spoken text; empty if unknown. */
  readonly language: string;
  /** Index of the line being spoken; -1 if there is none. */
  readonly current: number;
  /** Goes to a time, in seconds. */
  readonly seek: (start: number) => void;
}

/**
 * The lines of a transcript. The Tab key stops at only one of them: the line being spoken, or the line that had the
 * focus last. Arrows, Home and End move through them (VIDEO-8).
 */
export function Lines({ label, lines, language, current, seek }: LinesProps) {
  const place = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<{ readonly index: number; readonly held: boolean }>({ index: 0, held: false });
  // Tab enters at the line being spoken; a learner whose focus is already in the list keeps the place.
  if (!at.held && current >= 0 && current !== at.index) setAt({ index: current, held: false });
  const press = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const to = { ArrowUp: at.index - 1, ArrowDown: at.index + 1, Home: 0, End: lines.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    place.current?.querySelectorAll('button')[Math.min(Math.max(to, 0), lines.length - 1)]?.focus();
  };
  const [hold] = useState(() => (index: number) => setAt({ index, held: true }));
  return (
    <div
      role="toolbar"
      aria-orientation="vertical"
      aria-label={label}
      ref={place}
      onKeyDown={press}
      onBlur={() => setAt({ ...at, held: false })}
    >
      <ol>
        {lines.map((line, index) => (
          <Said
            key={index}
            index={index}
            line={line}
            language={language}
            current={index === current}
            stop={index === at.index}
            seek={seek}
            hold={hold}
          />
        ))}
      </ol>
    </div>
  );
}

interface SaidProps extends Pick<LinesProps, 'language' | 'seek'> {
  readonly index: number;
  readonly line: Line;
  readonly current: boolean;
  /** Whether the Tab key stops at this line. */
  readonly stop: boolean;
  readonly hold: (index: number) => void;
}

const Said = memo(function Said({ index, line, language, current, stop, seek, hold }: SaidProps) {
  const { number } = useFormats();
  return (
    <li>
      <button
        type="button"
        tabIndex={stop ? 0 : -1}
        aria-current={current ? 'true' : undefined}
        onFocus={() => hold(index)}
        onClick={() => seek(line.start)}
      >
        <span className="num muted">{timeText(line.start, number)}</span>{' '}
        <span dir="auto" lang={language || undefined}>
          {line.voice && <b>{line.voice}: </b>}
          {line.text}
        </span>
      </button>
    </li>
  );
});
