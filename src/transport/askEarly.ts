/** Asks before there is a transport, as the transport would have asked. A failure is seen by whoever takes the reply. */
export function askEarly(url: string, credentials: 'include' | 'omit', headers: Readonly<Record<string, string>>): Promise<Response> {
  return fetch(url, { credentials, headers });
}
