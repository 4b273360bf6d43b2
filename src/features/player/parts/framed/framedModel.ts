import type { LecternError } from '../../../../errors.ts';
import { isBusy } from '../../../../errors.ts';

/** How a content frame stands. */
export type FramedView =
  /** Not near the view yet, so nothing was asked for (MEDIA-5). */
  | { readonly kind: 'far' }
  | { readonly kind: 'offline' }
  /** The launch is being asked for, or the content loads. */
  | { readonly kind: 'loading' }
  | { readonly kind: 'shown' }
  /** The content has not loaded within {@link silentAfter}; it still may. */
  | { readonly kind: 'silent' }
  /** The LMS gave no launch; `said` are its own words, where there are any. */
  | { readonly kind: 'failed'; readonly why: 'refused' | 'signIn' | 'busy' | 'failed'; readonly said: string | null }
  /** The frame went to a page of the portal that has no place in it, such as signing in (FRAMED-5). */
  | { readonly kind: 'strayed' };

/** How long the content may take before the page says that it does not answer (CONST-31), in milliseconds. */
export const silentAfter = 20_000;

export interface FramedFacts {
  readonly near: boolean;
  readonly online: boolean;
  readonly launched: boolean;
  readonly error: LecternError | null;
  readonly loaded: boolean;
  readonly late: boolean;
  readonly strayed: boolean;
}

const refusals: ReadonlySet<string> = new Set(['bad_request', 'conflict', 'forbidden', 'not_found']);

/** What is shown of a frame (FRAMED-2). What has loaded stays when the connection is lost. */
export function framedView({ near, online, launched, error, loaded, late, strayed }: FramedFacts): FramedView {
  if (!near) return { kind: 'far' };
  if (strayed) return { kind: 'strayed' };
  if (error) {
    if (error.code === 'offline') return { kind: 'offline' };
    const said = Object.values(error.detail.messages ?? {}).flat()[0] ?? null;
    if (error.code === 'unauthorized') return { kind: 'failed', why: 'signIn', said: null };
    if (refusals.has(error.code)) return { kind: 'failed', why: 'refused', said };
    return { kind: 'failed', why: isBusy(error) ? 'busy' : 'failed', said: null };
  }
  if (loaded) return { kind: 'shown' };
  if (!online && !launched) return { kind: 'offline' };
  return { kind: late ? 'silent' : 'loading' };
}

/**
 * Where a document of the frame is, by what the page can see of it.
 * @param seen its address where it is of the page's own origin; null for a document of another origin
 * @param begun the address at which the frame began; null for a form
 * @returns `content` for a page of another origin, `way` for a page of the launch, `blank` before there is any, `strayed` for any other
 * page of the portal (FRAMED-5)
 */
export function placeInFrame(seen: string | null, begun: string | null): 'content' | 'way' | 'blank' | 'strayed' {
  if (seen === null) return 'content';
  if (seen === '' || seen.startsWith('about:')) return 'blank';
  const path = new URL(seen).pathname;
  if (path === '/learn/lti-tool-callback') return 'way';
  const top = (address: string) => new URL(address, seen).pathname.split('/')[1];
  const ownTop = begun === null ? null : new URL(begun, seen).origin === new URL(seen).origin && top(begun);
  return top(seen) !== 'learn' && (top(seen) === ownTop || top(seen) === 'lti') ? 'way' : 'strayed';
}
