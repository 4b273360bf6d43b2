import { bridgeTargets, type BridgePlaces } from './bridgeTargets.ts';
import type { Message } from '../messages/message.ts';
import type { Flag } from './readFlag.ts';

/**
 * The window that the helper page sends its message to: the one that opened it, else the one that holds it; null where there is neither.
 */
export const bridgeListener = (view: Pick<Window, 'opener' | 'parent'>): Window | null =>
  (view.opener as Window | null) ?? (view.parent === view ? null : view.parent);

function bodyOf(flag: Flag, code: string | undefined): Readonly<Record<string, string>> {
  if (flag.kind === 'nav') return { path: flag.path };
  return flag.kind === 'relogin' && flag.challenge !== null && code !== undefined ? { code } : {};
}

/**
 * Tells a window the purpose for which the helper page was opened (BRIDGE-1, BRIDGE-2).
 * @param code one-time code, for a flag with a challenge (SESS-17)
 * @returns the origins that the message was sent to; browsers deliver it only where the window has that origin
 */
export function tellBridge(to: Window, flag: Flag, places: BridgePlaces, code?: string): readonly string[] {
  const message = {
    ns: 'lectern',
    v: 1,
    ch: '',
    id: `bridge.${flag.kind}`,
    kind: 'event',
    name: `bridge.${flag.kind}`,
    body: bodyOf(flag, code),
  } satisfies Message;
  const targets = bridgeTargets(flag, places);
  for (const origin of targets) to.postMessage(message, origin);
  return targets;
}
