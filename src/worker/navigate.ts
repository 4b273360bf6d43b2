import type { FetchEvent } from './workerScope.ts';

/**
 * The server's reply to the request for a page. Most browsers send that request before the worker has started (preload); in others the
 * worker sends it.
 */
export const navigate = async (
  { preloadResponse, request }: Pick<FetchEvent, 'preloadResponse' | 'request'>,
  fetch: (request: Request) => Promise<Response>,
  own = request,
): Promise<Response> => (await preloadResponse) ?? fetch(own);
