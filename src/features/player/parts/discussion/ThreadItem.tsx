import { useState } from 'react';
import { useTexts } from '../../../../i18n/context.tsx';
import { Button } from '../../../../ui/button/Button.tsx';
import { below, type HeadingLevel } from '../../../../ui/text/Heading.tsx';
import type { ShownThread } from './discussionModel.ts';
import type { DiscussionTools } from './DiscussionTools.ts';
import { PostForm } from './PostForm.tsx';
import { PostItem } from './PostItem.tsx';

export interface ThreadItemProps {
  readonly thread: ShownThread;
  readonly headingLevel: HeadingLevel;
  readonly tools: DiscussionTools;
}

/** A thread: its first post, the replies to it, and a field for another one (DISC-3). */
export function ThreadItem({ thread, headingLevel, tools }: ThreadItemProps) {
  const t = useTexts('work');
  const [answering, setAnswering] = useState<string | null>(null);
  const { id, replies, closed, pinned, earlier, deleted, waiting } = thread;
  const open = tools.canPost && !closed;
  const canReply = open && !deleted && !waiting;
  const marks = [pinned && t('disc.pinned'), closed && t('disc.closed')].filter(Boolean).join(' · ');
  const reply = (to: string | null) => (canReply ? () => setAnswering(to ?? id) : undefined);
  return (
    <section className="thread">
      <PostItem
        post={thread}
        threadId={id}
        headingLevel={headingLevel}
        tools={tools}
        open={open}
        marks={marks || undefined}
        onReply={reply(null)}
      />
      {earlier > 0 && (
        <p>
          <Button look="quiet" onClick={() => tools.showEarlier(id)}>
            {t('disc.earlier', { count: earlier })}
          </Button>
        </p>
      )}
      {replies.length > 0 && (
        <ul className="thread-replies" aria-label={t('disc.replies')}>
          {replies.map((post) => (
            <li key={post.id}>
              <PostItem
                post={post}
                threadId={id}
                headingLevel={below(headingLevel)}
                tools={tools}
                open={open}
                onReply={reply(post.id)}
              />
            </li>
          ))}
        </ul>
      )}
      {canReply && answering !== null && (
        <PostForm
          key={answering}
          label={t('disc.yourReply')}
          send={t('disc.sendReply')}
          focused
          draft={tools.draftOf(id)}
          onSend={(text) => {
            tools.say({ threadId: id, answersId: answering === id ? null : answering, text });
            setAnswering(null);
          }}
          onCancel={() => setAnswering(null)}
        />
      )}
    </section>
  );
}
