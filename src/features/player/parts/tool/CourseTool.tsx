import { contentQuery } from '../../../../data/player/queries.ts';
import { useQuery } from '../../../../data/query/useQuery.ts';
import type { ObjectiveAccess } from '../../../../domain/course/course.ts';
import { usePort } from '../../../../port/context.tsx';
import { lazyPart } from '../../../../ui/lazy/lazyPart.tsx';
import type { HeadingLevel } from '../../../../ui/text/Heading.tsx';
import { below } from '../../../../ui/text/Heading.tsx';
import { AuthorHtml, TextSkeleton } from '../AuthorHtml.tsx';
import { asError } from '../../../../commands/asError.ts';
import { loadFailed } from '../../base/lazy/loadFailed.tsx';
import { usePartTexts } from '../../base/lazy/usePartTexts.ts';
import { LoadFailure } from '../../base/LoadFailure.tsx';
import { useProctoredPlace } from '../../base/useProctoredPlace.ts';
import type { PlayerEmit } from '../../manifest.ts';
import { ToolView } from './ToolView.tsx';

export interface CourseToolProps {
  readonly access: ObjectiveAccess;
  readonly workflowId: string;
  /** Whether the run is over, so that the learner reviews it. */
  readonly review: boolean;
  readonly headingLevel: HeadingLevel;
}

const ProctoredStart = lazyPart(async () => (await import('../proctoring/ProctoredStart.tsx')).ProctoredStart, {
  Waiting: TextSkeleton,
  Failed: loadFailed('textFailed'),
  useReady: usePartTexts,
});

/** A course that is a tool, on its own page (ROUTE-34, BTN-11). A proctored one first waits for its start-token (PROCT-3). */
export function CourseTool({ emit, ...props }: CourseToolProps & { readonly emit: PlayerEmit }) {
  const { access, workflowId, headingLevel } = props;
  const { objective, aggregate } = access;
  const root = { proctored: objective.activity.proctored, aggregate };
  const start = useProctoredPlace(access, root, null, aggregate.lastObjectiveWorkflow?.state === 'inProgress');
  if (start.place === null) return <OpenTool {...props} />;
  return (
    <ProctoredStart
      {...start.place}
      objectiveId={objective.id}
      workflowId={workflowId}
      headingLevel={headingLevel}
      emit={emit}
      onReady={start.onReady}
    />
  );
}

function OpenTool({ access: { objective }, workflowId, review, headingLevel }: CourseToolProps) {
  const port = usePort();
  const { id } = objective.activity;
  const content = useQuery(contentQuery(port, workflowId, id, 'course'), port.cache);
  if (!content.data)
    return content.error || content.fetchStatus === 'paused' ? (
      <LoadFailure
        what="contentFailed"
        error={content.error && asError(content.error)}
        headingLevel={below(headingLevel)}
        busy={content.isFetching}
        retry={() => void content.refetch()}
      />
    ) : (
      <TextSkeleton />
    );
  const { kind, html } = content.data;
  if (kind !== 'tool') return null;
  return (
    <>
      {html.trim() && <AuthorHtml html={html} headingLevel={below(headingLevel)} />}
      <ToolView
        workflowId={workflowId}
        activityPathId={id}
        version={content.data.version}
        name={objective.name}
        fullscreen={objective.supportFullscreenView}
        review={review}
        headingLevel={headingLevel}
      />
    </>
  );
}
