import { readFlag } from '../../../src/bridge/window/readFlag.ts';
import { bridgeListener, tellBridge } from '../../../src/bridge/window/tellBridge.ts';
import { isListedOrigin } from '../../../src/routes/isListedOrigin.ts';
import { ownAddress } from '../../../src/routes/ownAddress.ts';

/** The sections of the helper page, of which one is shown; `busy` until it has finished. */
export type BridgeSection = 'nothing' | 'busy' | 'told' | 'signed-in' | 'ask' | 'spoken' | 'failed';

export interface BridgeDeps {
  readonly view: Pick<Window, 'opener' | 'parent' | 'close' | 'setTimeout'> & {
    readonly location: Pick<Location, 'href' | 'origin' | 'pathname' | 'search' | 'replace'>;
    readonly document: Pick<Document, 'referrer'>;
  };
  /** Origins that the tenant lists as hosts. */
  readonly listed: readonly string[];
  /** Gets a one-time code by the session of this window (CALL-64). */
  readonly askCode: (wish: {
    readonly challenge: string;
    readonly spoken: boolean;
  }) => Promise<{ readonly status: number; readonly code?: unknown }>;
  readonly show: (section: BridgeSection, code?: string) => void;
  /** Where the window was opened from, as the server has seen it (AUTH-11). */
  readonly begun: 'here' | 'unknown' | 'elsewhere';
  /** Resolves when the learner confirms that they have asked for a code. */
  readonly confirmed: () => Promise<void>;
  /** Called after a sign-in in this window: the portal's tabs may show another person. */
  readonly personChanged: () => void;
}

/** Milliseconds after which a window closes itself if the page that waits for it could not close it. */
const patience = 1500;

const originOf = (address: string) => (URL.canParse(address) ? new URL(address).origin : null);

/**
 * The only task of the helper page (BRIDGE-1, BRIDGE-2): it passes its flag to the window that opened it, else to the window that contains
 * it. If a frame waits for a code (SESS-17), the page gets the code, after a sign-in if nobody is signed in. If there is no window to pass
 * it to, the page shows the code as eight digits, but only for a sign-in that the learner has begun (AUTH-11).
 */
export async function runBridge({
  view,
  listed,
  askCode,
  show,
  begun,
  confirmed,
  personChanged,
}: BridgeDeps): Promise<void> {
  const { location } = view;
  const flag = readFlag(location.search, (wanted) => ownAddress(wanted, new URL(location.href)));
  const listener = bridgeListener(view);
  const isWindow = view.parent === (view as unknown);
  const done = (section: BridgeSection) => {
    show(section);
    if (view.opener) view.setTimeout(() => view.close(), patience);
  };
  const places = {
    own: location.origin,
    listed,
    isListed: (origin: string) => isListedOrigin(listed, origin),
    known: originOf(view.document.referrer),
  };
  if (!flag) return show('nothing');
  if (flag.kind !== 'relogin' || flag.challenge === null) {
    const isTold = listener !== null && tellBridge(listener, flag, places).length > 0;
    return isTold ? done('told') : show('nothing');
  }
  // A code is only for a separate window: in a frame, the page around the frame would receive it.
  if (!isWindow || (!listener && begun === 'elsewhere')) return show('nothing');
  const given = new URLSearchParams(location.search);
  const signIn = (prompt: string) => {
    const provider = given.get('provider');
    const back = new URLSearchParams(given);
    back.delete('prompt');
    back.set('again', '1');
    const redirectUrl = encodeURIComponent(`${location.pathname}?${back}`);
    const by = provider ? `&provider=${encodeURIComponent(provider)}` : '';
    location.replace(`/oidc/login?redirectUrl=${redirectUrl}${prompt}${by}`);
  };
  // After a sign-out in a frame, a different person may be signed in here, so the sign-in asks once (SESS-20). Only a page of the portal
  // itself can demand that.
  if (given.get('prompt') === 'login' && places.known === places.own) return signIn('&prompt=login');
  const { status, code } = await askCode({ challenge: flag.challenge, spoken: !listener });
  if (status === 401) {
    // The sign-in led to no session, so another attempt would repeat forever.
    return given.has('again') ? show('failed') : signIn('');
  }
  if (given.has('again')) personChanged();
  if (typeof code !== 'string' || !code) return show('failed');
  if (!listener) {
    if (begun === 'unknown') {
      show('ask');
      await confirmed();
    }
    return show('spoken', code);
  }
  tellBridge(listener, flag, places, code);
  done('signed-in');
}
