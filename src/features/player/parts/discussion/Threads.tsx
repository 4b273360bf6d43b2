import { useEffect, useMemo, useRef, useState } from 'react';
import type { DiscussionPages } from '../../../../data/player/discussion/discussionQuery.ts';
import { useDiscussionTools } from '../../../../data/player/discussion/useDiscussionTools.ts';
import { lastSaid } from '../../../../domain/work/discussion.ts';
import type { Instant } from '../../../../domain/time/instant.ts';
import { useTexts } from '../../../../i18n/context.tsx';
import { usePort } from '../../../../port/context.tsx';
import { showFailure } from '../../../../commands/showFailure.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { below, Heading, type HeadingLevel } from '../../../../ui/text/Heading.tsx';
import { VisuallyHidden } from '../../../../ui/text/VisuallyHidden.tsx';
import type { Handing } from '../../base/HandingContext.ts';
import { QuietFailure } from '../../base/QuietFailure.tsx';
import { shownThreads, unreadIn } from './discussionModel.ts';
import { PostForm } from './PostForm.tsx';
import { useNamedPost } from './useNamedPost.ts';
import { ThreadItem } from './ThreadItem.tsx';

export interface ThreadsProps {
  readonly pages: DiscussionPages;
  /** The time up to which the learner had read when they came. */
  readonly readUntil: Instant | null;
  /** Null if nothing can be handed in, as in a review. */
  readonly handing: Handing | null;
  readonly workflowId: string;
  readonly activityPathId: string;
  readonly headingLevel: HeadingLevel;
  /** Whether it may have changed since it was loaded. */
  readonly stale: boolean;
  readonly retry: () => void;
}

/** The threads, a button to the unread posts, and a field for a new thread. */
export function Threads({
  pages,
  readUntil,
  handing,
  workflowId,
  activityPathId,
  headingLevel,
  stale,
  retry,
}: ThreadsProps) {
  const t = useTexts('work');
  const port = usePort();
  const open = pages.pages[0]?.open === true;
  const list = useRef<HTMLDivElement>(null);
  const { waiting, tools, showMore, busy } = useDiscussionTools(port, {
    handing,
    workflowId,
    activityPathId,
    open,
    onFail: (error) => void showFailure(port, error),
  });
  const threads = useMemo(() => shownThreads(pages, waiting, readUntil), [pages, waiting, readUntil]);
  const unread = unreadIn(threads);
  const said = useNews(pages);
  const last = lastSaid(pages.pages.flatMap((page) => page.threads));
  const { read } = tools;
  useEffect(() => {
    if (last !== null) read(last);
  }, [last, read]);
  useNamedPost({
    list,
    threads,
    showMore: pages.pages.at(-1)?.more && !busy ? () => showMore(pages) : null,
    showEarlier: tools.showEarlier,
  });
  const jump = () => {
    const place = unread[0] && list.current?.querySelector<HTMLElement>(`#post-${CSS.escape(unread[0].id)}`);
    place?.focus();
    place?.scrollIntoView({ block: 'center' });
  };
  return (
    <section className="discussion">
      <div className="discussion-head">
        <Heading level={headingLevel}>{t('disc.title')}</Heading>
        {unread.length > 0 && (
          <Button look="quiet" onClick={jump}>
            {t('disc.jump', { count: unread.length })}
          </Button>
        )}
      </div>
      {stale && <QuietFailure text={t('disc.stale')} busy={false} retry={retry} />}
      {tools.canPost && (
        <PostForm
          label={t('disc.start')}
          send={t('disc.post')}
          draft={tools.draftOf('')}
          onSend={(text) => tools.say({ threadId: null, answersId: null, text })}
        />
      )}
      {!open && <p className="muted">{t('disc.readOnly')}</p>}
      <div ref={list}>
        {threads.length === 0 && <p className="muted">{t('disc.empty')}</p>}
        {threads.map((thread) => (
          <ThreadItem key={thread.id} thread={thread} headingLevel={below(headingLevel)} tools={tools} />
        ))}
      </div>
      {pages.pages.at(-1)?.more && (
        <p>
          <Button busy={busy} onClick={() => showMore(pages)}>
            {t('disc.more')}
          </Button>
        </p>
      )}
      <VisuallyHidden live>{said}</VisuallyHidden>
    </section>
  );
}

/**
 * Announces the number of new posts by others to screen readers, without moving the focus (DISC-6). Posts that the learner asked for are no
 * news: earlier replies are older than the posts that are shown, and a page of older threads may hold late replies.
 */
function useNews({ pages }: DiscussionPages): string {
  const t = useTexts('work');
  const times = pages
    .flatMap((page) => page.threads)
    .flatMap((thread) => [thread, ...thread.replies])
    .filter(({ own }) => !own)
    .map(({ created }) => created);
  const [known, setKnown] = useState(() => ({ newest: Math.max(...times), count: pages.length }));
  const [said, setSaid] = useState('');
  const fresh = times.filter((time) => time > known.newest);
  if (fresh.length > 0 || pages.length !== known.count) {
    setKnown({ newest: Math.max(known.newest, ...fresh), count: pages.length });
    if (fresh.length > 0 && pages.length <= known.count) setSaid(t('disc.news', { count: fresh.length }));
  }
  return said;
}
