import { createStore } from 'zustand/vanilla';
import type { Notice, NoticesPort, Store } from './port.ts';

/** A notice in the outlet. */
export interface ShownNotice extends Notice {
  readonly id: string;
}

export interface NoticesState {
  readonly shown: readonly ShownNotice[];
  /** What screen readers alone are told last. */
  readonly announcement: string;
}

/** What the outlet draws and how it closes a notice. */
export interface NoticesModel {
  readonly store: Store<NoticesState>;
  readonly close: (id: string) => void;
}

export interface NoticesDeps {
  /** Raises a cancelable event beside the elements. @returns whether the host let it pass */
  readonly raise: (name: `lectern-${string}`, detail: unknown) => boolean;
  /** Draws the outlet; asked for with the first notice. */
  readonly mount: (model: NoticesModel) => void;
}

/** Makes the notices of one runtime (RUN-5). */
export function createNotices({ raise, mount }: NoticesDeps): NoticesPort & NoticesModel {
  const store = createStore<NoticesState>(() => ({ shown: [], announcement: '' }));
  const close = (id: string) => store.setState(({ shown }) => ({ shown: shown.filter((notice) => notice.id !== id) }));
  let made = 0;
  const model = { store, close };
  return {
    ...model,
    show: (notice) => {
      const { tone, title, text } = notice;
      if (!raise('lectern-notice', { tone, title, text: text ?? null })) return;
      store.setState(({ shown }) => ({ shown: [...shown, { ...notice, id: String(++made) }] }));
      mount(model);
    },
    announce: (announcement) => {
      // The same words twice are two messages; a reader hears only a change.
      store.setState((state) => ({ announcement: announcement === state.announcement ? `${announcement}\u00a0` : announcement }));
      mount(model);
    },
  };
}
