import { useQuery } from '@tanstack/react-query';
import { asError } from '../../data/player/asError.ts';
import { contentQuery } from '../../data/player/queries.ts';
import { useTexts } from '../../i18n/context.tsx';
import { usePort } from '../../runtime/context.tsx';
import { below, type HeadingLevel } from '../../ui/Heading.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { AuthorHtml, TextSkeleton } from './AuthorHtml.tsx';
import { LoadFailure } from './LoadFailure.tsx';

export interface PartTextProps {
  readonly workflowId: string;
  readonly activityPathId: string;
  readonly headingLevel: HeadingLevel;
}

/** The text of a part. What was read before stays, whatever becomes of the connection. */
export function PartText({ workflowId, activityPathId, headingLevel }: PartTextProps) {
  const port = usePort();
  const t = useTexts('player');
  const query = useQuery(contentQuery(port, workflowId, activityPathId), port.cache);
  if (query.data) return query.data.html.trim() ? <AuthorHtml html={query.data.html} headingLevel={headingLevel} /> : <p className="muted">{t('emptyText')}</p>;
  if (query.error || query.fetchStatus === 'paused') {
    const error = query.error && asError(query.error);
    if (error && (error.code === 'forbidden' || error.code === 'not_found')) return <p className="instead">{t('long.serverSide')}</p>;
    return <LoadFailure what="textFailed" error={error} headingLevel={below(headingLevel)} busy={query.isFetching} retry={() => void query.refetch()} />;
  }
  return (
    <div aria-busy="true">
      <VisuallyHidden live>{t('loadingText')}</VisuallyHidden>
      <TextSkeleton />
    </div>
  );
}
