import { useContext, useState } from 'react';
import { asError } from '../../../../commands/asError.ts';
import { discussionQuery } from '../../../../data/player/discussion/discussionQuery.ts';
import { useQuery } from '../../../../data/query/useQuery.ts';
import { useTexts } from '../../../../i18n/context.tsx';
import { usePort } from '../../../../port/context.tsx';
import { below } from '../../../../ui/text/Heading.tsx';
import { useSheet } from '../../../../ui/sheets/sheet.ts';
import { VisuallyHidden } from '../../../../ui/text/VisuallyHidden.tsx';
import { HandingContext } from '../../base/HandingContext.ts';
import { useWorkTexts } from '../../base/lazy/useWorkTexts.ts';
import { QuietFailure } from '../../base/QuietFailure.tsx';
import { AuthorHtml } from '../AuthorHtml.tsx';
import type { PartProps } from '../PartProps.ts';
import css from './discussion.css';
import { Threads } from './Threads.tsx';

/** A discussion: its author's text, and the posts of the course's learners (DISC-1 to DISC-8). */
export function DiscussionPart({ content, workflowId, headingLevel }: PartProps<'discussion'>) {
  useSheet(css);
  const ready = useWorkTexts();
  return (
    <>
      {content.html.trim() && <AuthorHtml html={content.html} headingLevel={headingLevel} />}
      {ready && (
        <Asked workflowId={workflowId} activityPathId={content.activityPathId} headingLevel={below(headingLevel)} />
      )}
    </>
  );
}

type AskedProps = Pick<PartProps, 'workflowId' | 'headingLevel'> & { readonly activityPathId: string };

function Asked({ workflowId, activityPathId, headingLevel }: AskedProps) {
  const t = useTexts('work');
  const port = usePort();
  const handing = useContext(HandingContext);
  const query = useQuery(discussionQuery(port, workflowId, activityPathId), port.cache);
  const [came, setCame] = useState<{ readonly readUntil: number | null } | null>(null);
  const first = query.data?.pages[0];
  // Posts that were unread when the learner came stay marked while they are on screen (DISC-5).
  if (first && !came) setCame({ readUntil: first.readUntil });
  if (query.data && came)
    return (
      <Threads
        key={`${workflowId} ${activityPathId}`}
        pages={query.data}
        readUntil={came.readUntil}
        handing={handing}
        workflowId={workflowId}
        activityPathId={activityPathId}
        headingLevel={headingLevel}
        stale={query.error !== null || query.fetchStatus === 'paused'}
        retry={() => void query.refetch()}
      />
    );
  const error = query.error && asError(query.error);
  if (error?.code === 'forbidden' || error?.code === 'not_found') return <p className="instead">{t('disc.notNow')}</p>;
  if (error || query.fetchStatus === 'paused')
    return <QuietFailure text={t('disc.failed')} busy={query.isFetching} retry={() => void query.refetch()} />;
  return (
    <div className="discussion" aria-busy="true">
      <VisuallyHidden live>{t('disc.loading')}</VisuallyHidden>
      <i className="bone" />
    </div>
  );
}
