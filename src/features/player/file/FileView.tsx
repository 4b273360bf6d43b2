import { useState } from 'react';
import { usePort } from '../../../runtime/context.tsx';
import { below } from '../../../ui/Heading.tsx';
import { useSheet } from '../../../ui/sheet.ts';
import { useLate } from '../../../ui/useLate.ts';
import { AuthorHtml, TextSkeleton } from '../AuthorHtml.tsx';
import { LoadFailure } from '../LoadFailure.tsx';
import type { PartProps } from '../PartProps.ts';
import type { PdfPartProps } from '../pdf/PdfPart.tsx';
import css from './file.css';
import { FileCard } from './FileCard.tsx';
import { FileImage } from './FileImage.tsx';
import { fileKind, filePlace } from './fileModel.ts';

/** A part that is a file: what the author wrote about it, and the file by its kind. */
export function FileView({ content: { file, html, activityPathId }, name: part, workflowId, headingLevel }: PartProps<'file'>) {
  useSheet(css);
  const { host } = usePort();
  const name = file.name.trim() || part;
  const kind = fileKind(file);
  const place = filePlace(file.url, host.apiBase, location.origin);
  return (
    <>
      {html.trim() && <div className="beside"><AuthorHtml html={html} headingLevel={headingLevel} /></div>}
      {kind === 'pdf' ? <LatePdf key={activityPathId + file.url} url={file.url} name={name} workflowId={workflowId} activityPathId={activityPathId} headingLevel={below(headingLevel)} />
      : kind === 'image' && place ? <FileImage key={place.href} place={place} name={name} type={file.mediaType} />
      : <FileCard file={file} place={place} name={name} />}
    </>
  );
}

const load = () => import('../pdf/PdfPart.tsx');

/** The viewer, whose code comes with the first PDF. */
function LatePdf(props: PdfPartProps) {
  const [tried, setTried] = useState(0);
  return <Arriving key={tried} {...props} again={() => setTried(tried + 1)} />;
}

function Arriving({ again, ...props }: PdfPartProps & { readonly again: () => void }) {
  const late = useLate(load, true);
  if (late === null) return <TextSkeleton />;
  return late === 'failed' ? <LoadFailure what="textFailed" error={null} headingLevel={props.headingLevel} busy={false} retry={again} /> : <late.PdfPart {...props} />;
}
