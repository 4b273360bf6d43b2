import ShieldCheck from 'lucide/dist/esm/icons/shield-check.mjs';
import ShieldX from 'lucide/dist/esm/icons/shield-x.mjs';
import TriangleAlert from 'lucide/dist/esm/icons/triangle-alert.mjs';
import { useTexts } from '../../../i18n/context.tsx';
import { usePort } from '../../../port/context.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import type { ShownCertificate } from '../model.ts';
import { useLongDay } from '../sheet/useLongDay.ts';

/** Says in one sentence, with its reason, whether the certificate is valid (CERT-20). */
export function Verdict({ shown }: { readonly shown: ShownCertificate }) {
  const t = useTexts('certificate');
  const long = useLongDay();
  const { clock } = usePort();
  const { state, issuer, expires, revokedAt, reason } = shown;
  switch (state) {
    case 'revoked':
      return (
        <Notice tone="danger" icon={ShieldX} title={t('revokedTitle')}>
          {revokedAt === null ? t('revokedPlain') : t('revokedOn', { date: long(revokedAt) })}
          {reason && <> {t('reason', { reason })}</>}
        </Notice>
      );
    case 'expired':
      return (
        <Notice tone="warning" icon={TriangleAlert} title={t('expiredTitle')}>
          {expires === null ? t('expiredTextPlain') : t('expiredText', { date: long(expires) })}
        </Notice>
      );
    case 'valid': {
      const date = long(clock.now());
      return (
        <Notice tone="success" icon={ShieldCheck} title={t('valid')}>
          {issuer ? t('validText', { issuer, date }) : t('validTextPlain', { date })}
        </Notice>
      );
    }
  }
}
