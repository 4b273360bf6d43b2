import BadgeCheck from 'lucide/dist/esm/icons/badge-check.mjs';
import BadgePlus from 'lucide/dist/esm/icons/badge-plus.mjs';
import ExternalLink from 'lucide/dist/esm/icons/external-link.mjs';
import FileDown from 'lucide/dist/esm/icons/file-down.mjs';
import { useId } from 'react';
import { useFormats, useTexts } from '../../../i18n/context.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { linkedInAddress } from '../linkedInAddress.ts';
import type { ShownCertificate } from '../model.ts';
import { ShareLink } from './ShareLink.tsx';
import { usePublicAddress } from './useShareAddress.ts';

const elsewhere = { target: '_blank', rel: 'noopener' } as const;

/** The actions of a certificate. A revoked one can be neither downloaded nor added to a profile (CERT-25, CERT-17). */
export function CertificateActions({ shown, isOwn }: { readonly shown: ShownCertificate; readonly isOwn: boolean }) {
  const t = useTexts('certificate');
  const about = useId();
  const { timeZone } = useFormats();
  const certUrl = usePublicAddress(shown);
  const { file, badge, credly, state, course, title, number } = shown;
  const name = course ?? title;
  const hint = <span className="sr"> ({t('newTab')})</span>;
  return (
    <div className="cert-actions">
      {credly && (
        <Button look="filled" icon={ExternalLink} href={credly} {...elsewhere}>
          {t('openCredly')}
          {hint}
        </Button>
      )}
      {file && (
        <Button {...(credly ? {} : { look: 'filled' as const })} icon={FileDown} href={file} {...elsewhere}>
          {t('download')}
          {hint}
        </Button>
      )}
      {!file && !credly && state !== 'revoked' && <p className="muted cert-without">{t('noFile')}</p>}
      {badge && (
        <Button icon={BadgeCheck} href={badge} aria-describedby={about} {...elsewhere}>
          {t('openBadge')}
          {hint}
        </Button>
      )}
      <ShareLink shown={shown} />
      {isOwn && name && state !== 'revoked' && (
        <Button
          icon={BadgePlus}
          href={linkedInAddress({
            name,
            organization: shown.issuer,
            issued: shown.issued,
            expires: shown.expires,
            certUrl,
            certId: number,
            timeZone,
          })}
          {...elsewhere}
        >
          {t('addToLinkedIn')}
          {hint}
        </Button>
      )}
      {badge && (
        <p className="muted cert-badge" id={about}>
          {t('openBadgeText')}
        </p>
      )}
    </div>
  );
}
