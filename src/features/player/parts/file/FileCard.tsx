import { useQuery } from '../../../../data/query/useQuery.ts';
import File from 'lucide/dist/esm/icons/file.mjs';
import { attachmentSizeQuery } from '../../../../data/player/attachmentSize.ts';
import type { Attachment } from '../../../../domain/tree/partContent.ts';
import { useFormats, useTexts } from '../../../../i18n/context.tsx';
import { usePort } from '../../../../port/context.tsx';
import { Icon } from '../../../../ui/text/Icon.tsx';
import { sizeText } from '../../../../web/sizeText.ts';
import { DownloadLink } from './DownloadLink.tsx';
import { fileType, type FilePlace } from './fileModel.ts';

export interface FileCardProps {
  readonly file: Attachment;
  /** Null if its address does not lead to a file. */
  readonly place: FilePlace | null;
  readonly name: string;
}

/** A file that is not shown here: its facts, and a link to download it. */
export function FileCard({ file, place, name }: FileCardProps) {
  const port = usePort();
  const t = useTexts('parts');
  const { dateTag } = useFormats();
  // MEDIA-4: the size is left out until it is known, and if the server does not report it.
  const { data: bytes } = useQuery(
    { ...attachmentSizeQuery(port, place?.href ?? ''), enabled: place !== null },
    port.cache,
  );
  const about = [fileType(file), typeof bytes === 'number' && sizeText(bytes, dateTag)].filter(Boolean).join(' · ');
  return (
    <div className="file-card">
      <span className="muted">
        <Icon of={File} size="lg" />
      </span>
      <p className="file-name">
        <b>
          <bdi>{name}</bdi>
        </b>
        <span className="muted">{place ? about : t('file.noAddress')}</span>
      </p>
      {place && <DownloadLink place={place} name={name} type={file.mediaType} />}
    </div>
  );
}
