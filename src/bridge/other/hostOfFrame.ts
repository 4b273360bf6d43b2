import { addressDigest } from '../channel/addressDigest.ts';
import { originOfParent } from '../channel/originOfParent.ts';
import { otherProtocol } from './otherProtocol.ts';
import { toJson } from '../../plain/toJson.ts';
import { fromJson } from '../../plain/fromJson.ts';

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

interface FrameRecord extends OtherSpeaker {
  /** Digests of the addresses of earlier pages of the frame, the last one first. */
  readonly left: readonly string[];
}

/** STORE-14. */
const key = 'frameHost';
/** The most steps of Back that are recognized, and the most frames whose pages may be loading at one time. */
const [most, frames] = [50, 8];

const digestOf = (address: string) => addressDigest(address.replace(/#.*$/s, ''));

function isRecord(value: unknown): value is FrameRecord {
  const { speaks, origin, left } = (value ?? {}) as Record<string, unknown>;
  return (
    (speaks === 'lti' || speaks === 'plugin') &&
    typeof origin === 'string' &&
    Array.isArray(left) &&
    left.every((one) => typeof one === 'string')
  );
}

function read(kept: string | null): readonly FrameRecord[] {
  try {
    const records = fromJson(kept ?? '') as unknown;
    return Array.isArray(records) ? records.filter(isRecord) : [];
  } catch {
    return [];
  }
}

const speakerOf = (record: FrameRecord | undefined): OtherSpeaker | null =>
  record ? { speaks: record.speaks, origin: record.origin } : null;

/**
 * The host of another protocol that holds this page: the one that the page's address names, or the one that the previous page of this frame
 * knew (CHAN-14); null where there is none. Each page leaves a record for the next page of its frame. A page takes a record that lists its
 * referrer or, after a reload or a step in the history, its own address. A page of another frame is on no such list, so a frame never gets
 * the host of another frame. Where the browser tells the origin of the parent, that origin has to fit too.
 * @param onSignOut gets a function that forgets the earlier pages, to be called when somebody signs out (SESS-11)
 */
export function hostOfFrame(view: Held, tab: Tab, onSignOut: (forget: () => void) => void): OtherSpeaker | null {
  const { location, document } = view;
  const records = read(tab.get(key));
  const { type } = (view.performance.getEntriesByType('navigation')[0] ?? {}) as { readonly type?: string };
  const from = digestOf(type === 'reload' || type === 'back_forward' ? location.href : document.referrer);
  const holders = location.ancestorOrigins;
  const before = records.find(({ left, origin }) => left.includes(from) && (!holders || holders[0] === origin));
  const named = otherProtocol(location.search);
  const host = named ? { speaks: named, origin: originOfParent(view) } : speakerOf(before);
  const keep = (now: readonly FrameRecord[]) => (now.length > 0 ? void tab.set(key, toJson(now)) : tab.remove(key));
  if (before) keep(records.filter((record) => record !== before));
  if (!host?.origin) return host;
  let earlier = before?.left ?? [];
  onSignOut(() => {
    earlier = [];
    tab.remove(key);
  });
  // Read again: other frames of the host's page may have left records since.
  view.addEventListener('pagehide', () =>
    keep(
      [
        { ...host, left: [...new Set([digestOf(location.href), ...earlier])].slice(0, most) },
        ...read(tab.get(key)),
      ].slice(0, frames),
    ),
  );
  return host;
}
