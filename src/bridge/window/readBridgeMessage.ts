import { bridgeMessages } from './bridgeMessages.ts';
import { guards } from '../messages/guards.ts';
import { learnPath } from './learnPath.ts';
import { own } from '../messages/own.ts';
import { pickBody } from '../messages/pickBody.ts';
import { windowArrival } from '../channel/windowArrival.ts';

/** A message of the helper page. */
export type BridgeMessage =
  | { readonly name: 'logout' }
  | { readonly name: 'relogin'; readonly code?: string }
  | { readonly name: 'nav'; readonly path: string };

/** The windows and the origin from which messages are taken, and the addresses that they may lead to. */
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
 * else. It is a hint, never a proof: the page that gets it checks the session again (BRIDGE-3).
 */
export function readBridgeMessage(
  { data, source, origin }: Pick<MessageEvent<unknown>, 'data' | 'source' | 'origin'>,
  sender: BridgeSender,
): BridgeMessage | null {
  const spec = known.get(own(data, 'name') as keyof typeof bridgeMessages);
  const arrival = windowArrival({
    data,
    isPeer: source !== null && sender.windows.includes(source),
    isOrigin: origin === sender.origin,
    kinds: { event: spec?.body ?? {} },
    isNonce: () => spec !== undefined,
  });
  if (!spec || guards.window.some(({ check }) => check(arrival) !== null)) return null;
  const name = String(own(data, 'name')).replace('bridge.', '') as BridgeMessage['name'];
  const body = pickBody(spec.body, own(data, 'body') ?? {});
  if (name !== 'nav') return { name, ...body };
  const path = learnPath(body['path'] as string, sender.ownAddress);
  return path === null ? null : { name, path };
}
