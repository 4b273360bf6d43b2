import { readersPath, sharedPaths } from '../storage/kept/keptNames.ts';

/** What the worker does with a request; null leaves it to the browser. */
export type RequestKind = 'page' | 'code' | 'readers' | 'read' | 'file' | 'shared';

/** Paths that the worker leaves to the server: the worker itself, and the manifest and icons of the page as an app. */
const ofServer = /^\/learn\/(worker\.js|manifest\.webmanifest|icon-)/;

/**
 * Finds the kind of a request (OFF-2). The worker does not handle streams, other origins (except the object storage) and requests that
 * change something (OFF-11).
 * @param build path of the folder with the code of the page
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
  return sharedPaths.test(pathname) ? 'shared' : null;
}
