import type { ChannelState } from '../../bridge/channel.ts';
import { errorCodes, type ErrorCode } from '../../errors.ts';
import { ownAddress } from '../../routes/ownAddress.ts';
import type { Route } from '../../routes/route.ts';

/** What is known of the page in the frame. */
export interface FrameFacts {
  readonly channel: ChannelState;
  /** The page has said that it shows something. */
  readonly shown: boolean;
  /** Whether the portal answers, asked where the page does not; null where nobody has asked. */
  readonly reachable: boolean | null;
  readonly online: boolean;
}

/** What stands in the element. `silent`: the page, which does not speak with its host, under a notice. */
export type FrameView = 'waiting' | 'shown' | 'silent' | 'offline' | 'failed' | 'closed';

/** The view of a frame (FRAME-1). A page that has once answered stays, whatever becomes of the connection: it says so itself. */
export function frameView({ channel, shown, reachable, online }: FrameFacts): FrameView {
  if (channel === 'closed') return 'closed';
  if (shown) return 'shown';
  if (channel === 'open') return 'waiting';
  if (!online) return 'offline';
  if (reachable === false) return 'failed';
  return channel === 'unmanaged' ? 'silent' : 'waiting';
}

/** Height of the frame in CSS pixels (FRAME-2): the one that is given, else that of the content, or of a dialog that needs more. */
export function frameHeight({ given, told, overlay, least }: { readonly given: number | undefined; readonly told: number | null; readonly overlay: number; readonly least: number }): number {
  return given ?? Math.max(told ?? least, overlay);
}

/**
 * Address of a page of the portal (FRAME-1).
 * @param path below `/learn`
 * @param apiBase origin of the portal, with a path if its LMS has one
 * @returns null where it leads elsewhere
 */
export function pageAddress(path: string, apiBase: string): URL | null {
  const { origin } = new URL(apiBase);
  const target = ownAddress(`/learn${path.startsWith('/') ? '' : '/'}${path}`, new URL(origin));
  return target && /^\/learn(\/|$)/.test(target.pathname) ? target : null;
}

/** The path of a page of the portal below `/learn`, as `route` tells it. */
export const pathOf = ({ pathname, search }: URL): string => (pathname.slice('/learn'.length) || '/') + search;

/** Title of a page as the names that it is made of, the nearest first. */
export const sectionsOf = (title: string): readonly string[] => title.split(' | ').filter(Boolean);

/** A code that a frame told, if it is one of the closed list. */
export const knownCode = (code: string): ErrorCode => (errorCodes as readonly string[]).find((one): one is ErrorCode => one === code) ?? 'internal';

/** The part of the frame that is in the host's window, in CSS pixels of the frame. */
export interface Viewport {
  readonly top: number;
  readonly height: number;
  readonly visibleRatio: number;
  /** So much of a frame has room in the host's window. */
  readonly window: number;
}

/**
 * What of a frame is in view.
 * @param frame top and height of the frame, from the top of the host's window
 * @param window from where to where the host's window can be seen; its own bars may cover some of it
 * @param room what of a frame the window has room for, wherever the frame stands in it
 */
export function viewportOf(frame: { readonly top: number; readonly height: number }, window: { readonly top: number; readonly bottom: number }, room: number): Viewport {
  const from = Math.max(frame.top, window.top);
  const to = Math.min(frame.top + frame.height, window.bottom);
  const height = Math.max(0, to - from);
  const top = Math.min(Math.max(0, window.top - frame.top), frame.height);
  return { top: Math.round(top), height: Math.round(height), visibleRatio: frame.height > 0 ? Math.round((height / frame.height) * 1000) / 1000 : 0, window: Math.max(0, Math.round(room)) };
}

// A welcome with a longer text would be refused as a whole.
const longest = 2000;

/** Attributes of an element as texts, without those that say what is so by default, or are longer than can be told. */
export function attributeTexts(specs: Readonly<Record<string, { readonly default?: unknown }>>, read: (attribute: string) => unknown): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(specs).flatMap(([name, spec]) => {
      const value = read(name);
      return value === undefined || value === null || value === false || value === spec.default || String(value).length > longest ? [] : [[name, value === true ? '' : String(value)]];
    }),
  );
}

/** What differs between how a page looks and how it should, for `config.set`; null where nothing does. */
export function changesOf<T extends object>(before: T, now: T): Partial<T> | null {
  const changed = Object.entries(now).filter(([name, value]) => JSON.stringify(before[name as keyof T]) !== JSON.stringify(value));
  return changed.length > 0 ? (Object.fromEntries(changed) as Partial<T>) : null;
}

/** What is raised on the host's element for an event of the element in the frame (FRAME-6); null for what that element does not have. */
export function raisedAnew(
  { events }: { readonly events: Readonly<Record<string, unknown>> },
  hrefFor: (route: Route) => string,
  name: string,
  detail: unknown,
): { readonly name: `lectern-${string}`; readonly detail: unknown } | null {
  if (name === 'lectern-navigate') {
    const { route, replace } = (detail ?? {}) as { readonly route?: Route; readonly replace?: unknown };
    // Its address is the host's own, whatever the frame takes for it.
    return route && typeof route === 'object' ? { name, detail: { route, href: hrefFor(route), ...(replace === true && { replace }) } } : null;
  }
  return name === 'lectern-error' || Object.hasOwn(events, name) ? { name: name as `lectern-${string}`, detail } : null;
}
