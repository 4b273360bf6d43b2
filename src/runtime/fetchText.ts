export interface FetchTextDeps {
  readonly fetch: typeof fetch;
  /** Replies that were asked for early; each is taken once. */
  readonly replies: Map<string, Promise<Response>>;
  readonly ended: AbortSignal;
}

const limit = 10_000;

/** Fetches a file of the build. Rejects on any status but 2xx, and after 10 s. */
export function fetchText(url: string, { fetch, replies, ended }: FetchTextDeps): Promise<string> {
  const early = replies.get(url);
  replies.delete(url);
  return new Promise((resolve, reject) => {
    const end = () => reject(new Error(`${url}: not here in ${limit} ms`));
    const timer = setTimeout(end, limit);
    ended.addEventListener('abort', end);
    (early ?? fetch(url, { credentials: 'omit' }))
      .then((reply) => {
        if (!reply.ok) throw new Error(`${url}: ${reply.status}`);
        return reply.text();
      })
      .then(resolve, reject)
      .finally(() => {
        clearTimeout(timer);
        ended.removeEventListener('abort', end);
      });
    if (ended.aborted) end();
  });
}
