import { useQuery } from '@tanstack/react-query';
import File from 'lucide/dist/esm/icons/file.mjs';
import { attachmentSizeQuery } from '../../../data/player/attachmentSize.ts';
import type { Attachment } from '../../../domain/partContent.ts';
import { useDirection, useTexts } from '../../../i18n/context.tsx';
import { usePort } from '../../../runtime/context.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { sizeText } from '../text/sizeText.ts';
import { DownloadLink } from './DownloadLink.tsx';
import { fileType, type FilePlace } from './fileModel.ts';

export interface FileCardProps {
  readonly file: Attachment;
  /** Null where its address leads to no file. */
  readonly place: FilePlace | null;
  readonly name: string;
}

/** A file that is not shown here: what it is, and a way to take it away. */
export function FileCard({ file, place, name }: FileCardProps) {
  const port = usePort();
  const t = useTexts('parts');
  const { tag } = useDirection();
  // MEDIA-4: left out until it is told, and where it is not.
  const { data: bytes } = useQuery({ ...attachmentSizeQuery(port, place?.href ?? ''), enabled: place !== null }, port.cache);
  const about = [fileType(file), typeof bytes === 'number' && sizeText(bytes, t, tag)].filter(Boolean).join(' · ');
  return (
    <div className="file-card">
      <span className="muted"><Icon of={File} size="lg" /></span>
      <p className="about">
        <b><bdi>{name}</bdi></b>
        <span className="muted">{place ? about : t('file.noAddress')}</span>
      </p>
      {place && <DownloadLink place={place} name={name} type={file.mediaType} />}
    </div>
  );
}
