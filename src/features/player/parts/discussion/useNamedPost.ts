import { useEffect, useRef, type RefObject } from 'react';
import { useLinks } from '../../base/links.ts';
import type { ShownThread } from './discussionModel.ts';

/** The most requests for older posts on the way to a named post. */
const most = 50;

export interface NamedPostProps {
  readonly list: RefObject<HTMLElement | null>;
  readonly threads: readonly ShownThread[];
  /** Requests older threads; null if there are none, or while some are loading. */
  readonly showMore: (() => void) | null;
  readonly showEarlier: (threadId: string) => void;
}

/**
 * Takes the reader to the post that the address names (DISC-10), again for each click on a link to it. Posts before it
 * that are not shown yet are requested first. If the post no longer exists, nothing happens.
 */
export function useNamedPost({ list, threads, showMore, showEarlier }: NamedPostProps): void {
  const { query, followed } = useLinks();
  const id = new URLSearchParams(query).get('post') ?? '';
  const reached = useRef('');
  const asked = useRef(0);
  useEffect(() => {
    const wish = `${String(followed)} ${id}`;
    if (id === '' || reached.current === wish) return;
    const post = list.current?.querySelector<HTMLElement>(`#post-${CSS.escape(id)}`);
    if (post) {
      reached.current = wish;
      // The next frame comes after the change of the part, which scrolls the page to its top.
      requestAnimationFrame(() => {
        post.focus();
        post.scrollIntoView({ block: 'center' });
      });
      return;
    }
    const thread = threads.find(({ earlier }) => earlier > 0);
    if (asked.current >= most || !(showMore ?? thread)) return;
    asked.current += 1;
    if (showMore) showMore();
    else if (thread) showEarlier(thread.id);
  }, [list, threads, showMore, showEarlier, id, followed]);
}
