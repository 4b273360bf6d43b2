import type { ChannelState } from '../../bridge/channel/channel.ts';
import { errorCodes, type ErrorCode } from '../../errorCodes.ts';
import { ownAddress } from '../../routes/ownAddress.ts';
import type { Route } from '../../routes/route.ts';
import { toJson } from '../../plain/toJson.ts';

/** Facts that are known about the page in the frame. */
export interface FrameFacts {
  readonly channel: ChannelState;
  /** Whether the page has said that it shows something. */
  readonly shown: boolean;
  /** Whether the portal answers; it is asked if the page does not. Null if it was not asked. */
  readonly reachable: boolean | null;
  readonly online: boolean;
}

/** The view of the element. `silent`: the page does not talk to its host and is shown below a notice. */
export type FrameView = 'waiting' | 'shown' | 'silent' | 'offline' | 'failed' | 'closed';

/**
 * The view of a frame (FRAME-1). A page that has once answered stays even if the connection is lost: the page itself
 * tells the learner.
 */
export function frameView({ channel, shown, reachable, online }: FrameFacts): FrameView {
  if (channel === 'closed') return 'closed';
  if (shown) return 'shown';
  if (channel === 'open') return 'waiting';
  if (!online) return 'offline';
  if (reachable === false) return 'failed';
  return channel === 'unmanaged' ? 'silent' : 'waiting';
}

/** Height of the frame in CSS pixels (FRAME-2): the given one, else that of the content, or of a dialog that needs more. */
export function frameHeight({
  given,
  told,
  overlay,
  least,
}: {
  readonly given: number | undefined;
  readonly told: number | null;
  readonly overlay: number;
  readonly least: number;
}): number {
  return given ?? Math.max(told ?? least, overlay);
}

/**
 * Address of a page of the portal (FRAME-1).
 * @param path below `/learn`
 * @param apiBase origin of the portal, with a path if its LMS has one
 * @returns null if the path leads to another place
 */
export function pageAddress(path: string, apiBase: string): URL | null {
  const { origin } = new URL(apiBase);
  const target = ownAddress(`/learn${path.startsWith('/') ? '' : '/'}${path}`, new URL(origin));
  return target && /^\/learn(\/|$)/.test(target.pathname) ? target : null;
}

/** The path of a page of the portal below `/learn`, in the form of the message `route`. */
export const pathOf = ({ pathname, search }: URL): string => (pathname.slice('/learn'.length) || '/') + search;

/** The names in a page's title, the nearest first. */
export const sectionsOf = (title: string): readonly string[] => title.split(' | ').filter(Boolean);

/** The code that a frame reported, if it is in the closed list; else `internal`. */
export const knownCode = (code: string): ErrorCode =>
  (errorCodes as readonly string[]).find((one): one is ErrorCode => one === code) ?? 'internal';

/** The part of the frame that is in the host's window, in CSS pixels of the frame. */
export interface Viewport {
  readonly top: number;
  readonly height: number;
  readonly visibleRatio: number;
  /** Height of the frame that fits in the host's window. */
  readonly window: number;
}

/**
 * The part of a frame that is in view.
 * @param frame top and height of the frame, from the top of the host's window
 * @param window the top and bottom edges of the visible area of the host's window; the host's own bars may cover some
 * of it
 * @param room how much of a frame fits in the window, wherever the frame stands in it
 */
export function viewportOf(
  frame: { readonly top: number; readonly height: number },
  window: { readonly top: number; readonly bottom: number },
  room: number,
): Viewport {
  const from = Math.max(frame.top, window.top);
  const to = Math.min(frame.top + frame.height, window.bottom);
  const height = Math.max(0, to - from);
  const top = Math.min(Math.max(0, window.top - frame.top), frame.height);
  return {
    top: Math.round(top),
    height: Math.round(height),
    visibleRatio: frame.height > 0 ? Math.round((height / frame.height) * 1000) / 1000 : 0,
    window: Math.max(0, Math.round(room)),
  };
}

// The page would refuse a welcome message with a longer text altogether.
const longest = 2000;

/**
 * Attributes of an element as texts. Attributes with their default value, and values that are too long to be sent, are
 * left out.
 */
export function attributeTexts(
  specs: Readonly<Record<string, { readonly default?: unknown }>>,
  read: (attribute: string) => unknown,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(specs).flatMap(([name, spec]) => {
      const value = read(name);
      return value === undefined ||
        value === null ||
        value === false ||
        value === spec.default ||
        String(value).length > longest
        ? []
        : [[name, value === true ? '' : String(value)]];
    }),
  );
}

/**
 * The settings in which a page's present look differs from the wanted look, for `config.set`; null if there is no
 * difference.
 */
export function changesOf<T extends object>(before: T, now: T): Partial<T> | null {
  const changed = Object.entries(now).filter(([name, value]) => toJson(before[name as keyof T]) !== toJson(value));
  return changed.length > 0 ? (Object.fromEntries(changed) as Partial<T>) : null;
}

/**
 * The event to raise on the host's element for an event of the element in the frame (FRAME-6); null if the element has
 * no such event.
 */
export function eventToRaise(
  { events }: { readonly events: Readonly<Record<string, unknown>> },
  hrefFor: (route: Route) => string,
  name: string,
  detail: unknown,
): { readonly name: `lectern-${string}`; readonly detail: unknown } | null {
  if (name === 'lectern-navigate') {
    const { route, replace } = (detail ?? {}) as { readonly route?: Route; readonly replace?: unknown };
    // The address is the host's own, even if the frame names another one.
    return route && typeof route === 'object'
      ? { name, detail: { route, href: hrefFor(route), ...(replace === true && { replace }) } }
      : null;
  }
  return name === 'lectern-error' || Object.hasOwn(events, name) ? { name: name as `lectern-${string}`, detail } : null;
}
