import { useContext } from 'react';
import { FullscreenContext } from '../../base/FullscreenContext.ts';
import { useLinks } from '../../base/links.ts';
import { AuthorHtml } from '../AuthorHtml.tsx';
import type { PartProps } from '../PartProps.ts';
import { ToolView } from './ToolView.tsx';

/** A part that is an external tool: the author's text about it, and the tool in its frame (FRAMED-11). */
export function ToolPart({ content, name, workflowId, headingLevel }: PartProps<'tool'>) {
  const review = new URLSearchParams(useLinks().query).get('viewType') === 'REVIEW';
  const fullscreen = useContext(FullscreenContext);
  const { html, activityPathId, version } = content;
  return (
    <>
      {html.trim() && <AuthorHtml html={html} headingLevel={headingLevel} />}
      <ToolView {...{ activityPathId, version, name, workflowId, headingLevel, fullscreen, review }} />
    </>
  );
}
