/** Asks before there is a transport, as the transport would have asked. A failure is seen by whoever takes the reply. */
export const askEarly = (url: string, init: Pick<RequestInit, 'credentials' | 'headers'>): Promise<Response> => fetch(url, init);
