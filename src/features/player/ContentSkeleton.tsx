import { useTexts } from '../../i18n/context.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { TextSkeleton } from './AuthorHtml.tsx';

/** The boxes of a part before it is there. */
export function ContentSkeleton() {
  const t = useTexts('player');
  return (
    <div className="part" aria-busy="true">
      <VisuallyHidden live>{t('loading')}</VisuallyHidden>
      <i className="bone" style={{ inlineSize: '14rem', blockSize: '.9rem' }} />
      <i className="bone" style={{ inlineSize: '75%', blockSize: '2.25rem', marginBlock: '.75rem 1.5rem' }} />
      <TextSkeleton />
    </div>
  );
}
