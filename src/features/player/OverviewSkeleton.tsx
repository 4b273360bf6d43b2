import { useTexts } from '../../i18n/context.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';

/** The boxes of the overview before its course is there, in either variant (OVER-8). */
export function OverviewSkeleton({ compact }: { readonly compact: boolean }) {
  const t = useTexts('player');
  return (
    <div className={compact ? 'overview compact' : 'overview'} aria-busy="true">
      <VisuallyHidden live>{t('loading')}</VisuallyHidden>
      <div className="head" aria-hidden="true">
        {!compact && <i className="bone book" />}
        <div className="say">
          <i className="bone" style={{ inlineSize: '6rem', blockSize: '.8rem' }} />
          <i className="bone" style={{ inlineSize: '85%', blockSize: '2.2rem' }} />
          <i className="bone" style={{ inlineSize: '9rem', blockSize: '2rem' }} />
          <i className="bone" style={{ inlineSize: '95%', blockSize: '1rem' }} />
          <i className="bone" style={{ inlineSize: '10rem', blockSize: '2.5rem', marginBlockStart: '1.25rem' }} />
        </div>
      </div>
      <aside aria-hidden="true"><i className="bone" style={{ blockSize: '12rem' }} /></aside>
    </div>
  );
}
