import { useEffect } from 'react';
import { useFormats, useTexts } from '../../i18n/context.tsx';
import { usePort } from '../../runtime/context.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { TextSkeleton } from './AuthorHtml.tsx';

/** The boxes of a part before it is there. */
export function ContentSkeleton() {
  const t = useTexts('player');
  const formats = useFormats();
  const { clock } = usePort();
  // The first number and the first date of a page cost a slow phone 30 ms: they are written while the course is awaited, and not with it.
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
      <i className="bone" style={{ inlineSize: '14rem', blockSize: '.9rem' }} />
      <i className="bone" style={{ inlineSize: '75%', blockSize: '2.25rem', marginBlock: '.75rem 1.5rem' }} />
      <TextSkeleton />
    </div>
  );
}
