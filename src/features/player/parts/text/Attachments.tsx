import { useQuery } from '../../../../data/query/useQuery.ts';
import Download from 'lucide/dist/esm/icons/download.mjs';
import type { ReactNode } from 'react';
import { attachmentSizeQuery } from '../../../../data/player/attachmentSize.ts';
import type { Attachment } from '../../../../domain/tree/partContent.ts';
import { useFormats, useTexts } from '../../../../i18n/context.tsx';
import { usePort } from '../../../../port/context.tsx';
import { Heading, type HeadingLevel } from '../../../../ui/text/Heading.tsx';
import { Icon } from '../../../../ui/text/Icon.tsx';
import { useSheet } from '../../../../ui/sheets/sheet.ts';
import { VisuallyHidden } from '../../../../ui/text/VisuallyHidden.tsx';
import { filePlace, type FilePlace } from '../file/fileModel.ts';
import { useDownload } from '../file/useDownload.ts';
import css from './attachments.css';
import { fileIcon } from './fileIcon.ts';
import { sizeText } from '../../../../web/sizeText.ts';

export interface AttachmentsProps {
  readonly attachments: readonly Attachment[];
  readonly headingLevel: HeadingLevel;
}

/** Files that belong to a part, for download (MEDIA-4, MEDIA-7). */
export function Attachments({ attachments, headingLevel }: AttachmentsProps) {
  useSheet(css);
  const t = useTexts('parts');
  return (
    <section className="attachments">
      <Heading level={headingLevel}>{t('attachments')}</Heading>
      <ul>
        {attachments.map((one, index) => (
          <li key={index}>
            <Row {...one} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Row({ name, url, mediaType }: Attachment) {
  const port = usePort();
  const { dateTag } = useFormats();
  const place = filePlace(url, port.host.apiBase, location.origin);
  const { data: bytes } = useQuery(
    { ...attachmentSizeQuery(port, place?.href ?? ''), enabled: place !== null },
    port.cache,
  );
  const path = (place?.href ?? url).split(/[?#]/)[0] ?? '';
  const said = name || path.slice(path.lastIndexOf('/') + 1);
  const what = (
    <>
      <Icon of={fileIcon(mediaType)} />
      <span className="file">
        <bdi>{said}</bdi>
      </span>
      {typeof bytes === 'number' && <span className="size">{sizeText(bytes, dateTag)}</span>}
    </>
  );
  return place ? (
    <Taken place={place} name={said} type={mediaType}>
      {what}
    </Taken>
  ) : (
    <span className="attachment">{what}</span>
  );
}

interface TakenProps {
  readonly place: FilePlace;
  readonly name: string;
  readonly type: string;
  readonly children: ReactNode;
}

function Taken({ place, name, type, children }: TakenProps) {
  const [t, player] = [useTexts('parts'), useTexts('player')];
  const { state, link } = useDownload(usePort(), place, name, type);
  return (
    <>
      <a className="attachment" {...link}>
        <VisuallyHidden>{t('download')} </VisuallyHidden>
        {children}
        {place.at === 'elsewhere' && <VisuallyHidden> {player('newTab')}</VisuallyHidden>}
        <Icon of={Download} size="s" />
      </a>
      {place.at !== 'elsewhere' && (
        <span className="muted" role="status">
          {state === 'failed' && t('file.downloadFailed')}
        </span>
      )}
    </>
  );
}
