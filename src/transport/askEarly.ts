/** Sends a request before there is a transport, as the transport would send it. The code that takes the reply handles a failure. */
export const askEarly = (url: string, init: Pick<RequestInit, 'credentials' | 'headers'>): Promise<Response> =>
  fetch(url, init);
