import { readFlag } from '../../src/bridge/readFlag.ts';
import { bridgeListener, tellBridge } from '../../src/bridge/tellBridge.ts';
import { isListedOrigin } from '../../src/routes/isListedOrigin.ts';
import { ownAddress } from '../../src/routes/ownAddress.ts';

/** What the helper page says; `busy` until it has done its work. */
export type BridgeWord = 'nothing' | 'busy' | 'told' | 'signed-in' | 'spoken' | 'failed';

export interface BridgeDeps {
  readonly view: Pick<Window, 'opener' | 'parent' | 'close' | 'setTimeout'> & {
    readonly location: Pick<Location, 'href' | 'origin' | 'pathname' | 'search' | 'replace'>;
    readonly document: Pick<Document, 'referrer'>;
  };
  /** The tenant's list. */
  readonly listed: readonly string[];
  /** Gets a one-time code by the session of this window (CALL-64). */
  readonly askCode: (wish: { readonly challenge: string; readonly spoken: boolean }) => Promise<{ readonly status: number; readonly code?: unknown }>;
  readonly say: (word: BridgeWord, code?: string) => void;
  /** Somebody has signed in in this window: the portal's tabs may show another person. */
  readonly anew: () => void;
}

/** A window that could not be closed by whoever waits for it closes itself after so long, in milliseconds. */
const patience = 1500;

const originOf = (address: string) => (URL.canParse(address) ? new URL(address).origin : null);

/**
 * The helper page's one task (BRIDGE-1, BRIDGE-2): it tells the window that opened it, else the one that holds it, what its flag says.
 * Where a frame waits for a code (SESS-17) it gets one for it, signing in first where nobody is, and shows it as eight digits where
 * there is nobody to tell.
 */
export async function runBridge({ view, listed, askCode, say, anew }: BridgeDeps): Promise<void> {
  const { location } = view;
  const flag = readFlag(location.search, (wanted) => ownAddress(wanted, new URL(location.href)));
  const listener = bridgeListener(view);
  const isWindow = view.parent === (view as unknown);
  const done = (word: BridgeWord) => {
    say(word);
    if (view.opener) view.setTimeout(() => view.close(), patience);
  };
  // A code is for a window of its own: in a frame it would be told to whoever holds the frame.
  if (!flag || (flag.kind === 'relogin' && flag.challenge !== null ? !isWindow : !listener)) return say('nothing');
  const places = { own: location.origin, listed, isListed: (origin: string) => isListedOrigin(listed, origin), known: originOf(view.document.referrer) };
  if (flag.kind !== 'relogin' || flag.challenge === null) return tellBridge(listener!, flag, places).length > 0 ? done('told') : say('nothing');

  const given = new URLSearchParams(location.search);
  const signIn = (prompt: string) => {
    const provider = given.get('provider');
    const back = new URLSearchParams(given);
    back.delete('prompt');
    back.set('again', '1');
    location.replace(`/oidc/login?redirectUrl=${encodeURIComponent(`${location.pathname}?${back}`)}${prompt}${provider ? `&provider=${encodeURIComponent(provider)}` : ''}`);
  };
  // Whoever is signed in here is not taken for who comes back to a frame that somebody has signed out of: they are asked, once (SESS-20).
  // Only a page of the portal's own can wish it.
  if (given.get('prompt') === 'login' && places.known === places.own) return signIn('&prompt=login');
  const { status, code } = await askCode({ challenge: flag.challenge, spoken: !listener });
  if (status === 401) {
    // Signed in, and nobody is here: trying again by itself would go round and round.
    return given.has('again') ? say('failed') : signIn('');
  }
  if (given.has('again')) anew();
  if (typeof code !== 'string' || !code) return say('failed');
  if (!listener) return say('spoken', code);
  tellBridge(listener, flag, places, code);
  done('signed-in');
}
