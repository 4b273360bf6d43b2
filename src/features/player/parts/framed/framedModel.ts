import type { LecternError } from '../../../../errors.ts';
import { isBusy } from '../../../../errors.ts';
import { firstMessage } from '../../../../plain/firstMessage.ts';

/** The state of a content frame. */
export type FramedView =
  /** Not near the view yet, so nothing was requested (MEDIA-5). */
  | { readonly kind: 'far' }
  | { readonly kind: 'offline' }
  /** The launch is requested, or the content loads. */
  | { readonly kind: 'loading' }
  | { readonly kind: 'shown' }
  /** The content has not loaded within {@link silentAfter}, but it still may. */
  | { readonly kind: 'silent' }
  /** The LMS gave no launch; `said` is its own message, if it sent one. */
  | { readonly kind: 'failed'; readonly why: 'refused' | 'signIn' | 'busy' | 'failed'; readonly said: string | null }
  /** The frame shows a page of the portal that does not belong there, such as the sign-in (FRAMED-5). */
  | { readonly kind: 'strayed' };

/** Time until the page says that the content does not answer (CONST-31), in milliseconds. */
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

/** The view of a frame (FRAMED-2). Loaded content stays when the connection is lost. */
export function framedView({ near, online, launched, error, loaded, late, strayed }: FramedFacts): FramedView {
  if (!near) return { kind: 'far' };
  if (strayed) return { kind: 'strayed' };
  if (error) {
    if (error.code === 'offline') return { kind: 'offline' };
    const said = firstMessage(error.detail.messages);
    if (error.code === 'unauthorized') return { kind: 'failed', why: 'signIn', said: null };
    if (refusals.has(error.code)) return { kind: 'failed', why: 'refused', said };
    return { kind: 'failed', why: isBusy(error) ? 'busy' : 'failed', said: null };
  }
  if (loaded) return { kind: 'shown' };
  if (!online && !launched) return { kind: 'offline' };
  return { kind: late ? 'silent' : 'loading' };
}

/**
 * Classifies the document in the frame by its address.
 * @param seen its address, if it has the page's own origin; null for a document of another origin
 * @param begun the first address of the frame; null for a form
 * @returns `content` for a page of another origin, `way` for a page of the launch, `blank` before the first page,
 * `strayed` for any other page of the portal (FRAMED-5)
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
