import { useEffect, useRef, type RefObject } from 'react';
import { useLinks } from '../../base/links.ts';
import type { ShownThread } from './discussionModel.ts';

/** So often at most is something asked for on the way to a post. */
const most = 50;

export interface NamedPostProps {
  readonly list: RefObject<HTMLElement | null>;
  readonly threads: readonly ShownThread[];
  /** Asks for older threads; null where there are none, or some are on their way. */
  readonly showMore: (() => void) | null;
  readonly showEarlier: (threadId: string) => void;
}

/**
 * Takes the reader to the post that the address names (DISC-10); so does each link to it that is followed. What stands before it and is not
 * shown yet is asked for. Where the post is gone, nothing happens.
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
      // After the page has been turned, which scrolls it to its top.
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
