import { QueryObserver } from '@tanstack/query-core';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { RuntimePort, Store } from '../../port/port.ts';
import { unreadQuery } from '../player/unreadQuery.ts';
import { channelsQuery } from './channelsQuery.ts';
import { followCounts } from './followCounts.ts';
import { whileNeeded } from './whileNeeded.ts';

/** The unread announcements of a course. */
export interface CourseUnread {
  readonly channelId: string;
  readonly count: number;
}

/** By the id of the objective. Courses without unread announcements are left out; empty until the server has answered. */
export type UnreadByCourse = ReadonlyMap<string, CourseUnread>;

/**
 * Asks for the counts and for the channels. A list of courses does not contain the channels, since all its bytes come before the first
 * card.
 */
function ask(port: RuntimePort, store: StoreApi<UnreadByCourse>): () => void {
  const counts = new QueryObserver(port.cache, unreadQuery(port));
  const channels = new QueryObserver(port.cache, channelsQuery(port));
  const read = () => {
    const known = counts.getCurrentResult().data ?? {};
    const unread = (channels.getCurrentResult().data ?? []).flatMap(({ id, objectiveId }) => {
      const count = known[id] ?? 0;
      return objectiveId !== null && Number.isSafeInteger(count) && count > 0
        ? [[objectiveId, { channelId: id, count }] as const]
        : [];
    });
    store.setState(new Map(unread), true);
  };
  const ends = [followCounts(port), counts.subscribe(read), channels.subscribe(read)];
  read();
  return () => {
    for (const end of ends) end();
    // The next subscriber may be another person.
    store.setState(new Map(), true);
  };
}

function create(port: RuntimePort): Store<UnreadByCourse> {
  const store = createStore<UnreadByCourse>(() => new Map());
  const follow = whileNeeded(() => ask(port, store));
  return {
    getState: store.getState,
    subscribe: (listener) => {
      const ends = [store.subscribe(listener), follow(port)];
      return () => ends.forEach((end) => end());
    },
  };
}

const stores = new WeakMap<RuntimePort, Store<UnreadByCourse>>();

/**
 * The unread announcements of all courses, for an LMS that has such calls. The store asks as long as it has a subscriber, and once for
 * all subscribers: a list has hundreds of cards.
 */
export function unreadByCourse(port: RuntimePort): Store<UnreadByCourse> {
  const store = stores.get(port) ?? create(port);
  stores.set(port, store);
  return store;
}
