import { createStore } from 'zustand/vanilla';
import type { RaiseOnPage } from '../port/pageEvents.ts';
import type { NoticesModel, NoticesPort, NoticesState } from '../port/port.ts';

export interface NoticesDeps {
  /** Raises a cancelable event of the page. @returns whether the host let it pass */
  readonly raise: RaiseOnPage;
  /** Draws the outlet; called with the first notice. */
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
      // The same text twice is two messages, but a screen reader announces only a change.
      store.setState((state) => ({
        announcement: announcement === state.announcement ? `${announcement}\u00a0` : announcement,
      }));
      mount(model);
    },
  };
}
