import File from 'lucide/dist/esm/icons/file.mjs';
import type { Attachment } from '../../../domain/partContent.ts';
import { useTexts } from '../../../i18n/context.tsx';
import { Icon } from '../../../ui/Icon.tsx';
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
  const t = useTexts('parts');
  const type = fileType(file);
  return (
    <div className="file-card">
      <span className="muted"><Icon of={File} size="lg" /></span>
      <p className="about">
        <b><bdi>{name}</bdi></b>
        <span className="muted">{place ? type : t('file.noAddress')}</span>
      </p>
      {place && <DownloadLink place={place} name={name} type={file.mediaType} />}
    </div>
  );
}
