import { useQuery } from '../../../../data/query/useQuery.ts';
import { useEffect } from 'react';
import { asError } from '../../../../commands/asError.ts';
import { playerKeys } from '../../../../data/player/keys.ts';
import { useTeamNews } from '../../../../data/player/team/useTeamNews.ts';
import { participantsQuery } from '../../../../data/player/participantsQuery.ts';
import { useTexts } from '../../../../i18n/context.tsx';
import { usePort } from '../../../../port/context.tsx';
import { below } from '../../../../ui/text/Heading.tsx';
import { useSheet } from '../../../../ui/sheets/sheet.ts';
import { VisuallyHidden } from '../../../../ui/text/VisuallyHidden.tsx';
import { TextSkeleton } from '../AuthorHtml.tsx';
import { QuietFailure } from '../../base/QuietFailure.tsx';
import { FailedPanel } from '../../../../panels/FailedPanel.tsx';
import { teamPollDelay } from './teamPollDelay.ts';
import css from './team.css';
import type { TeamProps } from './TeamProps.ts';
import { TeamQuestion } from './TeamQuestion.tsx';
import { TeamStrip } from './TeamStrip.tsx';

/** The team of a part: the question before the part starts, and a line afterwards (TEAM-2). */
export function Team(props: TeamProps) {
  useSheet(css);
  const { workflowId, activityPathId, asked, userId, headingLevel } = props;
  const port = usePort();
  const t = useTexts('parts');
  const { data, error, fetchStatus, isFetching, refetch } = useQuery(
    { ...participantsQuery(port, workflowId, activityPathId), refetchInterval: asked ? () => teamPollDelay() : false },
    port.cache,
  );
  const news = useTeamNews({ workflowId, activityPathId, userId });
  // The part was begun in another tab, so the tree is outdated.
  const elsewhere = asked && (data?.some(({ id, started }) => id === userId && started !== null) ?? false);
  useEffect(() => {
    if (elsewhere) void port.cache.invalidateQueries({ queryKey: playerKeys.tree(workflowId) });
  }, [elsewhere, port, workflowId]);
  const retry = () => void refetch();
  if (data && asked) return <TeamQuestion people={data} live={news.live} {...props} />;
  if (data)
    return (
      <TeamStrip
        people={data}
        news={news}
        asking={{ failed: error !== null, offline: fetchStatus === 'paused', busy: isFetching }}
        onRetry={retry}
        {...props}
      />
    );
  if (error || fetchStatus === 'paused') {
    if (!asked) return <QuietFailure text={t('team.failed')} busy={isFetching} retry={retry} />;
    return (
      <FailedPanel
        title={t('team.failed')}
        error={error && asError(error)}
        headingLevel={below(headingLevel)}
        saved
        busy={isFetching}
        retry={retry}
      />
    );
  }
  if (!asked) return <p className="team-line" aria-hidden="true" />;
  return (
    <div aria-busy="true">
      <VisuallyHidden live>{t('team.loading')}</VisuallyHidden>
      <TextSkeleton />
    </div>
  );
}
