import { useEffect, useEffectEvent, useState } from 'react';
import { useTexts } from '../../../../i18n/context.tsx';
import { QuietFailure } from '../../base/QuietFailure.tsx';
import { DownloadLink } from './DownloadLink.tsx';
import type { FilePlace } from './fileModel.ts';
import { useImage } from './useImage.ts';

/** An image that is a part of its own: the picture, its name, a link to download it. */
export function FileImage({
  place,
  name,
  type,
}: {
  readonly place: FilePlace;
  readonly name: string;
  readonly type: string;
}) {
  const t = useTexts('parts');
  const [attempt, setAttempt] = useState(0);
  const source = useImage(place, type, attempt);
  const [broken, setBroken] = useState(false);
  const failed = broken || source === 'failed';
  // LATE-3
  const again = () => {
    setBroken(false);
    setAttempt(attempt + 1);
  };
  const online = useEffectEvent(again);
  useEffect(() => {
    if (!failed) return;
    addEventListener('online', online);
    return () => removeEventListener('online', online);
  }, [failed]);
  const picture = () => {
    if (failed) return <QuietFailure text={t('file.imageFailed')} busy={false} retry={again} />;
    if (source) return <img key={attempt} src={source} alt={name} decoding="async" onError={() => setBroken(true)} />;
    return (
      <div className="bones" aria-hidden="true">
        <i />
      </div>
    );
  };
  return (
    <figure className="file-image">
      {picture()}
      <figcaption>
        <bdi>{name}</bdi>
        <DownloadLink place={place} name={name} type={type} />
      </figcaption>
    </figure>
  );
}
