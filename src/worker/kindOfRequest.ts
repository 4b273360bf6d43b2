/** What the worker does with a request; null leaves it to the browser. */
export type RequestKind = 'page' | 'code' | 'readers' | 'read' | 'file' | 'shared';

/** The address at which a page has the worker keep the code that reads PDF files. */
const readersPath = '/learn/keep/readers';

/** Words that are left to the server: the worker itself, and what belongs to the page as an app. */
const ofServer = /^\/learn\/(worker\.js|manifest\.webmanifest|icon-)/;
const texts = /^\/(embed\/[\d.]+\/locales\/|config-ui\/config\.json$|media\/)/;

/**
 * Tells requests apart (OFF-2). Streams, other origins and all that changes something (OFF-11) are none of the
 * worker's business.
 * @param build where the code of the page lies
 * @param storage origin of the object storage; null where there is none
 */
export function kindOfRequest(
  { method, url, mode, destination, headers }: Pick<Request, 'method' | 'url' | 'mode' | 'destination' | 'headers'>,
  origin: string,
  build: string,
  storage: string | null = null,
): RequestKind | null {
  const { origin: of, pathname } = new URL(url);
  if (method !== 'GET' && method !== 'HEAD') return null;
  if (of !== origin) return of === storage ? 'file' : null;
  if (mode === 'navigate')
    return destination === 'document' && /^\/learn(\/|$)/.test(pathname) && !ofServer.test(pathname) ? 'page' : null;
  if (pathname.startsWith(build)) return 'code';
  if (pathname === readersPath) return 'readers';
  if (pathname.startsWith('/api/lms-storage/')) return 'file';
  if (pathname.startsWith('/api/')) return headers.get('accept')?.includes('event-stream') ? null : 'read';
  return texts.test(pathname) ? 'shared' : null;
}
