import type { LoadedRequest } from './requestChain.ts';

/** What a request brought. */
export function kindOf({ url, method }: Pick<LoadedRequest, 'url' | 'method'>): string {
  const { pathname } = new URL(url);
  if (method === 'OPTIONS') return 'preflights';
  if (/^\/(api|config-ui|token)/.test(pathname)) return 'replies';
  if (pathname.includes('/locales/')) return 'texts';
  if (pathname.includes('/covers/')) return 'covers';
  return pathname.endsWith('.js') ? 'code' : 'page';
}

/** Bytes of requests, by what they brought. */
export function bytesByKind(requests: readonly LoadedRequest[]): Readonly<Record<string, number>> {
  const sums: Record<string, number> = {};
  for (const request of requests) sums[kindOf(request)] = (sums[kindOf(request)] ?? 0) + request.bytes;
  return sums;
}

/** Bytes of requests, headers included. */
export const totalBytes = (requests: readonly LoadedRequest[]): number =>
  requests.reduce((total, { bytes }) => total + bytes, 0);
