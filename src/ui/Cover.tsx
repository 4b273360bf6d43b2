import type { ReactNode } from 'react';
import css from './cover.css';
import { motifs } from './motifs.ts';
import { useSheet } from './sheet.ts';

/** `colour` and `motif` count from 0 to 6. */
export interface CoverProps {
  readonly colour: number;
  readonly motif: number;
  /** A picture in place of the motif; should it not load, the motif stays. */
  readonly imageUrl?: string | null;
  /** Course code, on the plate under picture or motif; never on the picture. */
  readonly code?: string | null;
  /** The cover of something that is not ready yet. */
  readonly dimmed?: boolean;
  /** The slip that hangs from it. */
  readonly children?: ReactNode;
}

/** The portrait cover of a course: a panel with picture or line motif, and a plate with the code. */
export function Cover({ colour, motif, imageUrl, code, dimmed, children }: CoverProps) {
  useSheet(css);
  const drawing = motifs[motif % motifs.length];
  return (
    <div className={`cover c${(colour % 7) + 1}${dimmed ? ' dimmed' : ''}`} part="cover">
      <div className="panel" aria-hidden="true">
        <svg viewBox="0 0 104 144" preserveAspectRatio="xMidYMid slice">
          <path d={drawing?.lines} {...(drawing?.width ? { strokeWidth: drawing.width } : {})} />
          {drawing?.solid && <path className="solid" d={drawing.solid} />}
        </svg>
        {imageUrl && (
          <img src={imageUrl} alt="" loading="lazy" decoding="async" onError={(event) => event.currentTarget.remove()} />
        )}
      </div>
      {code && <div className="plate"><bdi>{code}</bdi></div>}
      {children}
    </div>
  );
}
