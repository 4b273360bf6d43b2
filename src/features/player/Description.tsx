import { useId, useState } from 'react';
import { useTexts } from '../../i18n/context.tsx';

/** `cut` is null where it stands whole. */
export interface DescriptionProps {
  readonly whole: string;
  readonly cut: string | null;
}

/** A description, cut at first where it is long (OVER-3). */
export function Description({ whole, cut }: DescriptionProps) {
  const t = useTexts('player');
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <p className="description">
      <bdi id={id}>{open || cut === null ? whole : cut}</bdi>
      {cut !== null && (
        <>
          {' '}
          <button type="button" className="link" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>{t(open ? 'hide' : 'showMore')}</button>
        </>
      )}
    </p>
  );
}
