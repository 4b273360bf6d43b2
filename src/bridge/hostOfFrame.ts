import { originOfParent } from './originOfParent.ts';
import { otherProtocol } from './otherProtocol.ts';

/** A host of another protocol (CHAN-10). */
export interface OtherSpeaker {
  readonly speaks: 'lti' | 'plugin';
  /** Its origin as the browser told it; empty where it did not. */
  readonly origin: string;
}

interface Held {
  readonly location: Pick<Location, 'href' | 'search'> & { readonly ancestorOrigins?: ArrayLike<string> };
  readonly document: { readonly referrer: string };
  readonly performance: { readonly getEntriesByType: (type: string) => readonly object[] };
  readonly addEventListener: (type: 'pagehide', listener: () => void) => void;
}

/** Values of this tab, kept apart by the site that frames the page. */
interface Tab {
  readonly get: (key: string) => string | null;
  readonly set: (key: string, value: string) => unknown;
  readonly remove: (key: string) => void;
}

interface Word extends OtherSpeaker {
  /** Addresses that pages of the frame have left, the last one first. */
  readonly left: readonly string[];
}

/** STORE-14. */
const key = 'frameHost';
/** Steps of Back that are found again. */
const most = 50;

const bare = (address: string) => address.split('#')[0]!;

function read(kept: string | null): Word | null {
  try {
    const { speaks, origin, left } = JSON.parse(kept ?? '') as Record<string, unknown>;
    return (speaks === 'lti' || speaks === 'plugin') && typeof origin === 'string' && Array.isArray(left) ? { speaks, origin, left: left.filter((one) => typeof one === 'string') } : null;
  } catch {
    return null;
  }
}

/**
 * The host of another protocol that holds this page: the one that its address names, or the one that the page before it in this frame knew
 * (CHAN-10); null where there is none. Each page leaves word for the one that follows it. Only that one takes it: it was led to by a page of
 * this frame, or is one of them come back. What another frame shows is neither, and a frame never gets another host; where the browser says
 * who holds it, that counts.
 */
export function hostOfFrame(view: Held, tab: Tab): OtherSpeaker | null {
  const { location, document } = view;
  const word = read(tab.get(key));
  const { type } = (view.performance.getEntriesByType('navigation')[0] ?? {}) as { readonly type?: string };
  const from = bare(type === 'reload' || type === 'back_forward' ? location.href : document.referrer);
  const holders = location.ancestorOrigins;
  const before = word && word.left.includes(from) && (!holders || holders[0] === word.origin) ? word : null;
  const named = otherProtocol(location.search);
  const host = named ? { speaks: named, origin: originOfParent(view) } : before && { speaks: before.speaks, origin: before.origin };
  if (before) tab.remove(key);
  if (host?.origin) view.addEventListener('pagehide', () => tab.set(key, JSON.stringify({ ...host, left: [...new Set([bare(location.href), ...(before?.left ?? [])])].slice(0, most) } satisfies Word)));
  return host;
}
