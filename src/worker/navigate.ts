import type { FetchEvent } from './workerScope.ts';

/**
 * The server's reply to the request of a page. Most browsers ask for it before the worker that answers has started; others leave that to
 * the worker.
 */
export const navigate = async (
  { preloadResponse, request }: Pick<FetchEvent, 'preloadResponse' | 'request'>,
  fetch: (request: Request) => Promise<Response>,
  own = request,
): Promise<Response> => (await preloadResponse) ?? fetch(own);
