import { useState } from 'react';
import { useFormats, useTexts } from '../../../../i18n/context.tsx';
import { usePort } from '../../../../port/context.tsx';
import { Heading, type HeadingLevel } from '../../../../ui/text/Heading.tsx';
import type { ShownPost } from './discussionModel.ts';
import type { DiscussionTools } from './DiscussionTools.ts';
import { PostForm } from './PostForm.tsx';
import { PostText } from './PostText.tsx';

export interface PostItemProps {
  readonly post: ShownPost;
  readonly threadId: string;
  readonly headingLevel: HeadingLevel;
  /** Absent if replies are no longer possible. */
  readonly onReply?: (() => void) | undefined;
  readonly tools: DiscussionTools;
  /** Whether it can still be changed, because the thread is open. */
  readonly open: boolean;
  readonly marks?: string | undefined;
}

/** One post: its author, its time, its text, and the reader's actions on it. */
export function PostItem({ post, threadId, headingLevel, onReply, tools, open, marks }: PostItemProps) {
  const [t, common] = [useTexts('work'), useTexts('common')];
  const formats = useFormats();
  const { clock } = usePort();
  const [editing, setEditing] = useState(false);
  const { id, author, own, text, created, edited, deleted, waiting, unread, answers } = post;
  const name = own ? t('disc.you') : (author ?? t('disc.someone'));
  const change = open && own && !deleted && !waiting && tools.canPost;
  const day = formats.moment(created, clock.now());
  return (
    <article
      className={`post${unread ? ' post-unread' : ''}`}
      id={`post-${id}`}
      tabIndex={-1}
      aria-label={t('disc.by', { name, date: day })}
    >
      <Heading level={headingLevel} className="post-head">
        <bdi className="post-author">{name}</bdi>{' '}
        <time className="post-when" dateTime={new Date(created).toISOString()}>
          {day}
        </time>
        {unread && <span className="post-new">{t('disc.new')}</span>}
        {marks && <span className="post-mark">{marks}</span>}
      </Heading>
      {answers && <p className="post-answers">{t('disc.answers', { name: answers })}</p>}
      {editing ? (
        <PostForm
          label={t('disc.edit')}
          send={t('disc.save')}
          focused
          draft={{ read: () => text, write: () => undefined }}
          onSend={(typed) => {
            setEditing(false);
            if (typed.trim() !== text)
              tools.say({ id, threadId: threadId === id ? null : threadId, answersId: post.answersId, text: typed });
          }}
          onCancel={() => setEditing(false)}
        />
      ) : (
        <>
          {deleted ? <p className="muted">{t(`disc.removed.${deleted}`)}</p> : <PostText text={text} />}
          {edited !== null && !deleted && <p className="post-note">{t('disc.edited')}</p>}
        </>
      )}
      {waiting && (
        <p className={waiting.refused === null ? 'post-note' : 'post-fault'} role="status">
          {waiting.refused === null
            ? t(waiting.unsent || waiting.needsConfirmation ? 'disc.waiting' : 'disc.sending')
            : `${t('disc.refused')} ${waiting.refused}`}{' '}
          {(waiting.unsent || waiting.needsConfirmation || waiting.refused !== null) && (
            <>
              <button type="button" className="link" onClick={() => tools.again(waiting)}>
                {common('tryAgain')}
              </button>{' '}
              <button type="button" className="link" onClick={() => tools.drop(waiting)}>
                {t('disc.discard')}
              </button>
            </>
          )}
        </p>
      )}
      {(onReply || change) && !editing && (
        <p className="post-tools">
          {onReply && !waiting && (
            <button type="button" className="link" onClick={onReply} aria-label={t('disc.replyTo', { name })}>
              {t('disc.reply')}
            </button>
          )}
          {change && (
            <>
              <button type="button" className="link" onClick={() => setEditing(true)}>
                {t('disc.edit')}
              </button>
              <button type="button" className="link" onClick={() => tools.remove(id)}>
                {t('disc.remove')}
              </button>
            </>
          )}
        </p>
      )}
    </article>
  );
}
