/** The page around the frame, for a tool of LTI. */
export interface PlatformPage {
  /** Sends a message, and returns the answer; null where none comes in time. */
  readonly ask: (subject: string, fields?: object) => Promise<Readonly<Record<string, unknown>> | null>;
}

/** Milliseconds to wait for an answer; a page that does not know the subject sends none. */
const patience = 3000;

/** @param origin of the platform @param target the frame that gets the messages, as the platform named it */
export function platformPage(origin: string, target = '_parent'): PlatformPage {
  const holder = window.parent === window ? (window.opener as Window | null) : window.parent;
  const named = target === '_parent' || target === '' ? undefined : (holder?.[target as keyof Window] as Window);
  const to = named ?? holder;
  let asked = 0;
  return {
    ask: (subject, fields = {}) =>
      new Promise((resolve) => {
        if (!to) return resolve(null);
        const id = `${Date.now()}-${(asked += 1)}`;
        const end = (answer: Readonly<Record<string, unknown>> | null) => {
          clearTimeout(timer);
          removeEventListener('message', hear);
          resolve(answer);
        };
        const hear = ({ data, origin: from, source }: MessageEvent<unknown>) => {
          const answer = data as Readonly<Record<string, unknown>> | null;
          if (from !== origin || source !== to || answer?.['message_id'] !== id) return;
          end('error' in answer ? null : answer);
        };
        const timer = setTimeout(() => end(null), patience);
        addEventListener('message', hear);
        to.postMessage({ subject, message_id: id, ...fields }, origin);
      }),
  };
}
