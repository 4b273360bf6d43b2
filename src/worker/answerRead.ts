import { keepReply, type KeepDeps } from './keepReply.ts';
import type { FetchEvent } from './workerScope.ts';

export interface AnswerDeps extends KeepDeps {
  readonly fetch: (request: Request) => Promise<Response>;
  /** Called with the source of the last reply: `live` for the server, `kept` for a cache. */
  readonly tell: (state: 'live' | 'kept') => void;
}

/** Answers a read of the LMS: from its server, and from the kept replies only where the server cannot be reached (OFF-2). */
export async function answerRead(event: FetchEvent, deps: AnswerDeps): Promise<Response> {
  const { request } = event;
  const asked = deps.now();
  try {
    const reply = await deps.fetch(request);
    deps.tell('live');
    event.waitUntil(keepReply(deps, request.url, reply.clone(), asked).catch(() => undefined));
    return reply;
  } catch (cause) {
    const reply = request.method === 'GET' ? await deps.kept.find(request.url) : null;
    if (!reply) throw cause;
    deps.tell('kept');
    return reply;
  }
}
