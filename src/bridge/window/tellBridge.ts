import { bridgeTargets, type BridgePlaces } from './bridgeTargets.ts';
import type { Message } from '../messages/message.ts';
import type { Flag } from './readFlag.ts';

/** The window that the helper page speaks to: the one that opened it, else the one that holds it; null on a page by itself. */
export const bridgeListener = (view: Pick<Window, 'opener' | 'parent'>): Window | null =>
  (view.opener as Window | null) ?? (view.parent === view ? null : view.parent);

function bodyOf(flag: Flag, code: string | undefined): Readonly<Record<string, string>> {
  if (flag.kind === 'nav') return { path: flag.path };
  return flag.kind === 'relogin' && flag.challenge !== null && code !== undefined ? { code } : {};
}

/**
 * Tells a window what the helper page was opened for (BRIDGE-1, BRIDGE-2).
 * @param code one-time code, for a flag with a challenge (SESS-17)
 * @returns the origins it was sent to; browsers deliver it to the one that is there
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
