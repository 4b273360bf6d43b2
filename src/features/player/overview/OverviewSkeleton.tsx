import { useTexts } from '../../../i18n/context.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';

/** Placeholders of the overview while its course loads, in either variant (OVER-8). */
export function OverviewSkeleton({ compact }: { readonly compact: boolean }) {
  const t = useTexts('player');
  return (
    <div className={compact ? 'overview compact' : 'overview'} aria-busy="true">
      <VisuallyHidden live>{t('loading')}</VisuallyHidden>
      <div className={compact ? undefined : 'masthead'} aria-hidden="true">
        {!compact && <i className="bone book" />}
        <div className="say">
          <i className="bone" style={{ inlineSize: 'calc(6*var(--l-em))', blockSize: 'calc(0.8*var(--l-em))' }} />
          <i className="bone" style={{ inlineSize: '85%', blockSize: 'calc(2.2*var(--l-em))' }} />
          <i className="bone" style={{ inlineSize: 'calc(9*var(--l-em))', blockSize: 'calc(2*var(--l-em))' }} />
          <i className="bone" style={{ inlineSize: '95%', blockSize: 'calc(1*var(--l-em))' }} />
          <i
            className="bone"
            style={{
              inlineSize: 'calc(10*var(--l-em))',
              blockSize: 'calc(2.5*var(--l-em))',
              marginBlockStart: 'calc(1.25*var(--l-em))',
            }}
          />
        </div>
      </div>
      <div className="glance" aria-hidden="true">
        <i className="bone" style={{ blockSize: 'calc(12*var(--l-em))' }} />
      </div>
    </div>
  );
}
