import { bridgeMessages } from './bridgeMessages.ts';
import { guards } from './guards.ts';
import { learnPath } from './learnPath.ts';
import { own } from './own.ts';
import { pickBody } from './pickBody.ts';
import { windowArrival } from './windowArrival.ts';

/** What the helper page has told. */
export type BridgeMessage = { readonly name: 'logout' } | { readonly name: 'relogin'; readonly code?: string } | { readonly name: 'nav'; readonly path: string };

/** Who may tell it, and where it may lead. */
export interface BridgeSender {
  /** Windows that this page has opened, or holds. */
  readonly windows: readonly unknown[];
  /** The portal's origin. */
  readonly origin: string;
  readonly ownAddress: (wanted: string) => URL | null;
}

const known = new Map(Object.entries(bridgeMessages));

/**
 * A message of the helper page, from a window that this page opened or holds and from the portal's origin; null for anything
 * else. It is a hint, never a proof: whoever gets it looks at the session anew (BRIDGE-3).
 */
export function readBridgeMessage({ data, source, origin }: Pick<MessageEvent<unknown>, 'data' | 'source' | 'origin'>, sender: BridgeSender): BridgeMessage | null {
  const spec = known.get(own(data, 'name') as keyof typeof bridgeMessages);
  const arrival = windowArrival({ data, isPeer: source !== null && sender.windows.includes(source), isOrigin: origin === sender.origin, kinds: { event: spec?.body ?? {} }, isNonce: () => spec !== undefined });
  if (guards.window.some(({ check }) => check(arrival) !== null)) return null;
  const name = String(own(data, 'name')).replace('bridge.', '') as BridgeMessage['name'];
  const body = pickBody(spec!.body, own(data, 'body') ?? {});
  if (name !== 'nav') return { name, ...body };
  const path = learnPath(body['path'] as string, sender.ownAddress);
  return path === null ? null : { name, path };
}
