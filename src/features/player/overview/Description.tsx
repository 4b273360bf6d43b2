import { useId, useState } from 'react';
import { useTexts } from '../../../i18n/context.tsx';

/** `cut` is null if the whole description is shown. */
export interface DescriptionProps {
  readonly whole: string;
  readonly cut: string | null;
}

/**
 * A description, shortened at first if it is long (OVER-3). On paper, and without a script that could show the rest, it
 * is shown in full.
 */
export function Description({ whole, cut }: DescriptionProps) {
  const t = useTexts('player');
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <p className="description">
      <bdi id={id}>
        {open || cut === null ? (
          whole
        ) : (
          <>
            <span className="description-cut">{cut}</span>
            <span className="description-whole">{whole}</span>
          </>
        )}
      </bdi>
      {cut !== null && (
        <>
          {' '}
          <button type="button" className="link" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
            {t(open ? 'hide' : 'showMore')}
          </button>
        </>
      )}
    </p>
  );
}
