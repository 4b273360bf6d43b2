import { useEffect } from 'react';
import { useFormats, useTexts } from '../../../i18n/context.tsx';
import { usePort } from '../../../port/context.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { TextSkeleton } from '../parts/AuthorHtml.tsx';

/** Placeholders of a part while it loads. */
export function ContentSkeleton() {
  const t = useTexts('player');
  const formats = useFormats();
  const { clock } = usePort();
  // The first number and the first date of a page take 30 ms on a slow phone. They are therefore formatted while the
  // course is loading, not when it is drawn.
  useEffect(() => {
    const now = clock.now();
    formats.day(now, now);
    formats.moment(now, now);
    formats.number(0);
    formats.duration(0);
  }, [formats, clock]);
  return (
    <div className="part" aria-busy="true">
      <VisuallyHidden live>{t('loading')}</VisuallyHidden>
      <i className="bone" style={{ inlineSize: 'calc(14*var(--l-em))', blockSize: 'calc(0.9*var(--l-em))' }} />
      <i
        className="bone"
        style={{
          inlineSize: '75%',
          blockSize: 'calc(2.25*var(--l-em))',
          marginBlock: 'calc(0.75*var(--l-em)) calc(1.5*var(--l-em))',
        }}
      />
      <TextSkeleton />
    </div>
  );
}
