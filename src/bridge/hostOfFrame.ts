import { addressDigest } from './addressDigest.ts';
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
  /** Digests of addresses that pages of the frame have left, the last one first. */
  readonly left: readonly string[];
}

/** STORE-14. */
const key = 'frameHost';
/** Steps of Back that are found again, and frames whose pages may be on their way at one time. */
const [most, frames] = [50, 8];

const digestOf = (address: string) => addressDigest(address.split('#')[0]!);

function isWord(value: unknown): value is Word {
  const { speaks, origin, left } = (value ?? {}) as Record<string, unknown>;
  return (speaks === 'lti' || speaks === 'plugin') && typeof origin === 'string' && Array.isArray(left) && left.every((one) => typeof one === 'string');
}

function read(kept: string | null): readonly Word[] {
  try {
    const words = JSON.parse(kept ?? '') as unknown;
    return Array.isArray(words) ? words.filter(isWord) : [];
  } catch {
    return [];
  }
}

/**
 * The host of another protocol that holds this page: the one that its address names, or the one that the page before it in this frame knew
 * (CHAN-10); null where there is none. Each page leaves word for the one that follows it. Only that one takes it: it was led to by a page of
 * this frame, or is one of them come back. What another frame shows is neither, and a frame never gets another host; where the browser says
 * who holds it, that counts.
 * @param onSignOut hands over what forgets the way that led here, for when somebody signs out (SESS-11)
 */
export function hostOfFrame(view: Held, tab: Tab, onSignOut: (forget: () => void) => void): OtherSpeaker | null {
  const { location, document } = view;
  const words = read(tab.get(key));
  const { type } = (view.performance.getEntriesByType('navigation')[0] ?? {}) as { readonly type?: string };
  const from = digestOf(type === 'reload' || type === 'back_forward' ? location.href : document.referrer);
  const holders = location.ancestorOrigins;
  const before = words.find(({ left, origin }) => left.includes(from) && (!holders || holders[0] === origin));
  const named = otherProtocol(location.search);
  const host = named ? { speaks: named, origin: originOfParent(view) } : before ? { speaks: before.speaks, origin: before.origin } : null;
  const keep = (now: readonly Word[]) => (now.length > 0 ? void tab.set(key, JSON.stringify(now)) : tab.remove(key));
  if (before) keep(words.filter((word) => word !== before));
  if (!host?.origin) return host;
  let way = before?.left ?? [];
  onSignOut(() => {
    way = [];
    tab.remove(key);
  });
  // Other frames of the host's page may have left theirs meanwhile.
  view.addEventListener('pagehide', () => keep([{ ...host, left: [...new Set([digestOf(location.href), ...way])].slice(0, most) }, ...read(tab.get(key))].slice(0, frames)));
  return host;
}
