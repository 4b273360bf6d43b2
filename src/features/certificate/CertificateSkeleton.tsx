import { useTexts } from '../../i18n/context.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';

/** Placeholders of the sheet and of the column beside it, while the certificate loads. */
export function CertificateSkeleton() {
  const t = useTexts('certificate');
  return (
    <div className="cert" aria-busy="true">
      <VisuallyHidden live>{t('loading')}</VisuallyHidden>
      <i className="cert-bone cert-blank" aria-hidden="true" />
      <div className="cert-aside" aria-hidden="true">
        <i className="cert-bone" />
        <i className="cert-bone" />
        <i className="cert-bone" />
      </div>
    </div>
  );
}
