import type { ReactNode } from 'react';
import css from './cover.css';
import { loadMotif } from './loadMotif.ts';
import { useAttempt } from '../lazy/useAttempt.ts';
import { useLazy } from '../lazy/useLazy.ts';
import { useSheet } from '../sheets/sheet.ts';

/** `colour` and `motif` count from 0 to 6. */
export interface CoverProps {
  readonly colour: number;
  readonly motif: number;
  /** A picture in place of the motif; if it fails to load, the motif is shown until it loads. */
  readonly imageUrl?: string | null;
  /** Course code, on the plate under picture or motif; never on the picture. */
  readonly code?: string | null;
  /** The cover of a course that is not ready yet. */
  readonly dimmed?: boolean;
  /** The badge that hangs from it. */
  readonly children?: ReactNode;
}

/** The portrait cover of a course: a panel with picture or line motif, and a plate with the code. */
export function Cover(props: CoverProps) {
  const { colour, motif, imageUrl, code, dimmed, children } = props;
  useSheet(css);
  const { attempt, failed, fail } = useAttempt(props);
  const Motif = useLazy(loadMotif, !imageUrl || failed);
  return (
    <div className={`cover c${(colour % 7) + 1}${dimmed ? ' dimmed' : ''}`} part="cover">
      <div className="panel" aria-hidden="true">
        {Motif && Motif !== 'failed' && <Motif motif={motif} />}
        {imageUrl && !failed && (
          <img key={`${imageUrl} ${attempt}`} src={imageUrl} alt="" loading="lazy" decoding="async" onError={fail} />
        )}
      </div>
      {code && (
        <div className="plate">
          <bdi>{code}</bdi>
        </div>
      )}
      {children}
    </div>
  );
}
