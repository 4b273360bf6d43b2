import { useLinks } from '../../base/links.ts';
import { AuthorHtml } from '../AuthorHtml.tsx';
import type { PartProps } from '../PartProps.ts';
import { ScormView } from './ScormView.tsx';

/** A part that is a SCORM package: the author's text about it, and the package (SCORM-18). */
export function ScormPart({ content, name, workflowId, headingLevel }: PartProps<'scorm'>) {
  const review = new URLSearchParams(useLinks().query).get('viewType') === 'REVIEW';
  const { html, activityPathId } = content;
  return (
    <>
      {html.trim() && <AuthorHtml html={html} headingLevel={headingLevel} />}
      <ScormView {...{ activityPathId, name, workflowId, headingLevel, review }} />
    </>
  );
}
