import { usePort } from '../../../../port/context.tsx';
import { below } from '../../../../ui/text/Heading.tsx';
import { lazyPart } from '../../../../ui/lazy/lazyPart.tsx';
import { useSheet } from '../../../../ui/sheets/sheet.ts';
import { AuthorHtml, TextSkeleton } from '../AuthorHtml.tsx';
import { loadFailed } from '../../base/lazy/loadFailed.tsx';
import type { PartProps } from '../PartProps.ts';
import css from './file.css';
import { FileCard } from './FileCard.tsx';
import { FileImage } from './FileImage.tsx';
import { fileKind, filePlace } from './fileModel.ts';

const PdfPart = lazyPart(async () => (await import('../pdf/PdfPart.tsx')).PdfPart, {
  Waiting: TextSkeleton,
  Failed: loadFailed('textFailed', (own) => own),
});

/** A part that is a file: the author's text about it, and the file by its kind. */
export function FileView({
  content: { file, html, activityPathId },
  name: part,
  workflowId,
  headingLevel,
}: PartProps<'file'>) {
  useSheet(css);
  const { host } = usePort();
  const name = file.name.trim() || part;
  const kind = fileKind(file);
  const place = filePlace(file.url, host.apiBase, location.origin);
  const shown = () => {
    if (kind === 'pdf')
      return (
        <PdfPart
          key={activityPathId + file.url}
          url={file.url}
          name={name}
          workflowId={workflowId}
          activityPathId={activityPathId}
          headingLevel={below(headingLevel)}
        />
      );
    if (kind === 'image' && place)
      return <FileImage key={place.href} place={place} name={name} type={file.mediaType} />;
    return <FileCard file={file} place={place} name={name} />;
  };
  return (
    <>
      {html.trim() && (
        <div className="beside">
          <AuthorHtml html={html} headingLevel={headingLevel} />
        </div>
      )}
      {shown()}
    </>
  );
}
