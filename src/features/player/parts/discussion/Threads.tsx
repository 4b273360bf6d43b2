import { useEffect, useMemo, useRef, useState } from 'react';
import type { DiscussionPages } from '../../../../data/player/discussion/discussionQuery.ts';
import { useDiscussionTools } from '../../../../data/player/discussion/useDiscussionTools.ts';
import { lastSaid } from '../../../../domain/work/discussion.ts';
import type { Instant } from '../../../../domain/time/instant.ts';
import { useTexts } from '../../../../i18n/context.tsx';
import { usePort } from '../../../../port/context.tsx';
import { commandFailureText } from '../../../../commands/commandFailureText.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { below, Heading, type HeadingLevel } from '../../../../ui/Heading.tsx';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx';
import type { Handing } from '../../base/HandingContext.ts';
import { QuietFailure } from '../../base/QuietFailure.tsx';
import { shownThreads, unreadIn } from './discussionModel.ts';
import { PostForm } from './PostForm.tsx';
import { useNamedPost } from './useNamedPost.ts';
import { ThreadItem } from './ThreadItem.tsx';

export interface ThreadsProps {
  readonly pages: DiscussionPages;
  /** Up to when the learner had read when they came. */
  readonly readUntil: Instant | null;
  /** Null where nothing is handed in: looking back. */
  readonly handing: Handing | null;
  readonly workflowId: string;
  readonly activityPathId: string;
  readonly headingLevel: HeadingLevel;
  /** It may have changed since. */
  readonly stale: boolean;
  readonly retry: () => void;
}

/** What was said, what is new of it, and a field to say something. */
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
  const [t, common] = [useTexts('work'), useTexts('common')];
  const port = usePort();
  const open = pages.pages[0]?.open === true;
  const list = useRef<HTMLDivElement>(null);
  const { waiting, tools, showMore, busy } = useDiscussionTools(port, {
    handing,
    workflowId,
    activityPathId,
    open,
    onFail: (error) => port.notices.show({ tone: 'danger', title: commandFailureText(error, common) }),
  });
  const threads = useMemo(() => shownThreads(pages, waiting, readUntil, null), [pages, waiting, readUntil]);
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

/** What screen readers are told of what others say meanwhile: the number of posts; no focus moves (DISC-6). */
function useNews(pages: DiscussionPages): string {
  const t = useTexts('work');
  const others = pages.pages
    .flatMap((page) => page.threads)
    .flatMap((thread) => [thread, ...thread.replies])
    .filter(({ own }) => !own)
    .map(({ id }) => id);
  const [known, setKnown] = useState<ReadonlySet<string>>(() => new Set(others));
  const [shownPages, setShownPages] = useState(pages.pages.length);
  const [said, setSaid] = useState('');
  const fresh = others.filter((id) => !known.has(id));
  if (fresh.length > 0) {
    setKnown(new Set([...known, ...fresh]));
    // What comes with older pages is not news.
    if (shownPages === pages.pages.length) setSaid(t('disc.news', { count: fresh.length }));
    setShownPages(pages.pages.length);
  }
  return said;
}
