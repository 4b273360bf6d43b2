import { lazyPart } from '../../../ui/lazy/lazyPart.tsx';
import type { ShownCertificate } from '../model.ts';
import { useTexts } from '../../../i18n/context.tsx';
import { loadQrCode } from './loadQrCode.ts';
import { usePublicAddress } from './useShareAddress.ts';

const Blank = () => <i className="cert-bone" aria-hidden="true" />;
// The placeholder keeps the space, so that nothing moves when the code arrives late.
const QrCode = lazyPart(loadQrCode, { Waiting: Blank });

/** Cameras cannot read the code of a longer address. */
const longest = 1000;

/** The address of the public page as a QR code. If its code cannot be loaded, the share link offers the same address. */
export function QrPlace({ shown }: { readonly shown: ShownCertificate }) {
  const t = useTexts('certificate');
  const address = usePublicAddress(shown);
  if (address === null || address.length > longest) return null;
  return (
    <figure className="cert-qr">
      <div className="cert-code">
        <QrCode address={address} label={t('qrOf', { address })} />
      </div>
      <figcaption className="muted">{t('scan')}</figcaption>
    </figure>
  );
}
