import { withLimit } from '../web/withLimit.ts';

export interface FetchTextDeps {
  readonly fetch: typeof fetch;
  /** Replies to early requests; each is taken once. */
  readonly replies: Map<string, Promise<Response>>;
  readonly ended: AbortSignal;
}

const limit = 10_000;

/** Fetches a file of the build. Rejects on any status but 2xx, and after 10 s. */
export function fetchText(url: string, { fetch, replies, ended }: FetchTextDeps): Promise<string> {
  return withLimit({ call: url, milliseconds: limit, signals: [ended] }, async () => {
    const early = replies.get(url);
    replies.delete(url);
    const reply = await (early ?? fetch(url, { credentials: 'omit' }));
    if (!reply.ok) throw new Error(`${url}: ${reply.status}`);
    return reply.text();
  });
}
