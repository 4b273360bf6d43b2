import { useQuery } from '../../../data/query/useQuery.ts';
import { useContext, type FunctionComponent } from 'react';
import { asError } from '../../../commands/asError.ts';
import { contentQuery } from '../../../data/player/queries.ts';
import type { Activity } from '../../../domain/tree/activity.ts';
import { asksAnswer, type PartContent } from '../../../domain/tree/partContent.ts';
import { useTexts } from '../../../i18n/context.tsx';
import { usePort } from '../../../port/context.tsx';
import { below } from '../../../ui/text/Heading.tsx';
import { useLazyTexts } from '../../../i18n/useLazyTexts.ts';
import { lazyPart } from '../../../ui/lazy/lazyPart.tsx';
import { useLazy } from '../../../ui/lazy/useLazy.ts';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { AuthorHtml, TextSkeleton } from './AuthorHtml.tsx';
import { Contained } from './contained/Contained.tsx';
import { GradedContext } from '../base/GradedContext.ts';
import { loadFailed } from '../base/lazy/loadFailed.tsx';
import { quietlyFailed } from '../base/lazy/quietlyFailed.tsx';
import { usePartTexts } from '../base/lazy/usePartTexts.ts';
import { LoadFailure } from '../base/LoadFailure.tsx';
import type { Box, PartProps } from './PartProps.ts';

const framedPart = { Waiting: TextSkeleton, Failed: loadFailed('textFailed') };
const part = { ...framedPart, useReady: usePartTexts };

// The code for content in a frame is requested together with the content, not after it (FRAMED-3).
const scorm = async () => (await import('./scorm/ScormPart.tsx')).ScormPart as FunctionComponent<PartProps>;
const tool = async () => (await import('./tool/ToolPart.tsx')).ToolPart as FunctionComponent<PartProps>;

/** Kinds whose code is loaded with the first part of that kind. */
const views: Partial<Record<PartContent['kind'], FunctionComponent<PartProps>>> = {
  file: lazyPart(async () => (await import('./file/FileView.tsx')).FileView as FunctionComponent<PartProps>, part),
  event: lazyPart(async () => (await import('./event/EventPart.tsx')).EventPart as FunctionComponent<PartProps>, part),
  video: lazyPart(async () => (await import('./video/VideoPart.tsx')).VideoPart as FunctionComponent<PartProps>, part),
  scorm: lazyPart(scorm, framedPart),
  tool: lazyPart(tool, framedPart),
  discussion: lazyPart(
    async () => (await import('./discussion/DiscussionPart.tsx')).DiscussionPart as FunctionComponent<PartProps>,
    part,
  ),
  vimeo: lazyPart(async () => (await import('./video/VimeoPart.tsx')).VimeoPart as FunctionComponent<PartProps>, part),
};
const Answer = lazyPart(async () => (await import('./answer/Answer.tsx')).Answer, {
  Failed: quietlyFailed('answerFailed'),
  useReady: usePartTexts,
});
const Attachments = lazyPart(async () => (await import('./text/Attachments.tsx')).Attachments, {
  Failed: quietlyFailed('attachmentsFailed'),
  useReady: usePartTexts,
});

// Few parts have a size of their own.
const Sized = lazyPart(async () => (await import('./Sized.tsx')).Sized, { Failed: ({ children }) => children });

export interface PartBodyProps extends Pick<PartProps, 'name' | 'workflowId' | 'headingLevel' | 'done' | 'onSeen'> {
  readonly activityPathId: string;
  /** Ids of the parts on the path to it, from the root's child on; empty for a course that is a single activity. */
  readonly path: readonly string[];
  /** Whether the learner can complete the part now. */
  readonly open: boolean;
  /** Whether the part has a time limit, or is proctored: then nothing of it is sent later without a click (DRAFT-5). */
  readonly timed: boolean;
  /** The size that the author gave the part (PRESENT-5). */
  readonly box?: Box | null;
  /** The facts about the part in the tree, known before its content is loaded. */
  readonly told?: Pick<Activity, 'type' | 'resourceKind'> | undefined;
}

/** Kinds with a box of their own if their author gave a size; written text flows freely. */
const boxed: ReadonlySet<PartContent['kind']> = new Set(['file', 'video', 'vimeo']);
/** The boxed kinds in which only the film has the box: the content below it flows. */
const films: ReadonlySet<PartContent['kind']> = new Set(['video', 'vimeo']);

/** The content of a part, by its kind. Content that was already read stays if the connection is lost. */
export function PartBody({ activityPathId, path, open, timed, box = null, told, ...props }: PartBodyProps) {
  const port = usePort();
  const t = useTexts('player');
  const graded = useContext(GradedContext);
  const { workflowId, headingLevel } = props;
  const query = useQuery(
    contentQuery(port, workflowId, activityPathId, path.length > 0 ? 'part' : 'course'),
    port.cache,
  );
  const framed = told?.type === 'lti';
  useLazy(framed && told.resourceKind === 'scorm' ? scorm : tool, framed);
  useLazyTexts('framed', framed);
  const view = (View: FunctionComponent<PartProps>, content: PartContent) => (
    <View key={content.kind} content={content} {...props} />
  );
  if (query.data) {
    const { kind, html, attachments } = query.data;
    const View = views[kind];
    const text = html.trim() ? (
      <AuthorHtml html={html} headingLevel={headingLevel} />
    ) : (
      kind !== 'survey' && <p className="muted">{t('emptyText')}</p>
    );
    return (
      <>
        {View ? (
          <Contained key={activityPathId}>
            {box && boxed.has(kind) ? (
              <Sized name={props.name} box={box} film={films.has(kind)}>
                {view(View, query.data)}
              </Sized>
            ) : (
              view(View, query.data)
            )}
          </Contained>
        ) : (
          text
        )}
        <Contained key={`${activityPathId} files`}>
          {attachments.length > 0 && <Attachments attachments={attachments} headingLevel={below(headingLevel)} />}
        </Contained>
        {asksAnswer(query.data) && (
          <Contained key={`${activityPathId} answer`}>
            <Answer
              kind={kind}
              name={props.name}
              workflowId={workflowId}
              activityPathId={activityPathId}
              path={path}
              open={open}
              timed={timed}
              headingLevel={below(headingLevel)}
            />
          </Contained>
        )}
      </>
    );
  }
  if (query.error || query.fetchStatus === 'paused') {
    const error = query.error && asError(query.error);
    if (error && (error.code === 'forbidden' || error.code === 'not_found'))
      return <p className="instead">{t(graded && error.code === 'forbidden' ? 'inGrading' : 'long.serverSide')}</p>;
    return (
      <LoadFailure
        what="textFailed"
        error={error}
        headingLevel={below(headingLevel)}
        busy={query.isFetching}
        retry={() => void query.refetch()}
      />
    );
  }
  return (
    <div aria-busy="true">
      <VisuallyHidden live>{t('loadingText')}</VisuallyHidden>
      <TextSkeleton />
    </div>
  );
}
