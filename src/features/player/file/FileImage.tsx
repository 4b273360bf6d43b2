import { useState } from 'react';
import { useTexts } from '../../../i18n/context.tsx';
import { DownloadLink } from './DownloadLink.tsx';
import type { FilePlace } from './fileModel.ts';
import { useImage } from './useImage.ts';

/** An image that is a part of its own: the picture, its name, a way to take it away. */
export function FileImage({ place, name, type }: { readonly place: FilePlace; readonly name: string; readonly type: string }) {
  const t = useTexts('parts');
  const source = useImage(place, type);
  const [broken, setBroken] = useState(false);
  const failed = broken || source === 'failed';
  return (
    <figure className="file-image">
      {failed ? <p className="muted" role="status">{t('file.imageFailed')}</p> : source ? <img src={source} alt={name} decoding="async" onError={() => setBroken(true)} /> : <div className="bones" aria-hidden="true"><i /></div>}
      <figcaption>
        <bdi>{name}</bdi>
        <DownloadLink place={place} name={name} type={type} />
      </figcaption>
    </figure>
  );
}
