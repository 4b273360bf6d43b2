import type { AttachedFile } from '../../../../domain/work/attachedFile.ts';
import { useFormats, useTexts } from '../../../../i18n/context.tsx';
import { usePort } from '../../../../port/context.tsx';
import { VisuallyHidden } from '../../../../ui/text/VisuallyHidden.tsx';
import { filePlace, type FilePlace } from '../file/fileModel.ts';
import { useDownload } from '../file/useDownload.ts';
import { sizeText } from '../../../../web/sizeText.ts';

/** The name of a file, as a download link once it has arrived, and its size. */
export function AttachedFileLink({ file }: { readonly file: AttachedFile }) {
  const { host } = usePort();
  const { dateTag } = useFormats();
  const place = file.url === null ? null : filePlace(file.url, host.apiBase, location.origin);
  return (
    <>
      {place ? <Taken place={place} file={file} /> : <bdi className="attach-file">{file.name}</bdi>}{' '}
      <span className="attach-size">{sizeText(file.size, dateTag)}</span>
    </>
  );
}

function Taken({ place, file: { name, mediaType } }: { readonly place: FilePlace; readonly file: AttachedFile }) {
  const [t, parts] = [useTexts('work'), useTexts('parts')];
  const { state, link } = useDownload(usePort(), place, name, mediaType);
  return (
    <>
      <a className="attach-file" {...link}>
        <VisuallyHidden>{parts('download')} </VisuallyHidden>
        <bdi>{name}</bdi>
      </a>
      <span className="muted" role="status">
        {state === 'failed' && t('attach.downloadFailed')}
      </span>
    </>
  );
}
