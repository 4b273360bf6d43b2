import type { StoreApi } from 'zustand/vanilla';
import { readBridgeMessage } from '../bridge/window/readBridgeMessage.ts';
import type { LecternError } from '../errors.ts';
import { digitsOf } from './digitsOf.ts';
import type { TextStore } from './TextStore.ts';
import { newSecret, type Secret } from './newSecret.ts';
import { providerQuery } from './providerQuery.ts';
import type { SessionState } from './sessionState.ts';
import type { SigningIn, SignInStep } from './signingIn.ts';
import { popupLook } from '../web/popupLook.ts';

export interface SignInWindowDeps {
  readonly browser: {
    readonly location: Pick<Location, 'origin'>;
    readonly crypto: Parameters<typeof newSecret>[0];
    readonly open: (url: string, target: string, features: string) => Window | null;
  } & Pick<Window, 'addEventListener' | 'removeEventListener'>;
  readonly tab: Pick<TextStore, 'get'>;
  /** Whether somebody has signed out here on purpose, and nobody has signed in since: then the provider asks the next person to sign in. */
  readonly isOut: () => boolean;
  readonly store: Pick<StoreApi<SessionState>, 'getState' | 'setState'>;
  /** Begins the session of the frame. */
  readonly begin: (proof: { readonly code: string; readonly verifier: string }) => Promise<unknown>;
  /** Called when a session should exist. */
  readonly begun: () => Promise<void>;
  readonly restore: SigningIn['restore'];
}

export interface SignInWindow {
  /** Resolves when a click can open the window at once. */
  readonly ready: () => Promise<void>;
  /** Asks the learner. */
  readonly offer: (why: SigningIn['why'], step?: SignInStep) => void;
  /** Opens the window, or brings it to the front: within the click that asked for it, once it is ready. */
  readonly open: () => void;
  readonly step: (step: SignInStep) => void;
  /** Stops asking the learner, and closes the window if one is open. */
  readonly close: () => void;
}

const watchEvery = 500;
const tries = 5;

/** Whether a window was opened by the plain link: only its opener shows that. */
function isByLink(source: MessageEventSource | null, browser: unknown): boolean {
  try {
    return (source as Window | null)?.opener === browser;
  } catch {
    return false; // of another origin
  }
}

/**
 * Makes the sign-in next to a frame: a small window, the code that it hands over, and the eight digits where it cannot hand over a code
 * (SESS-17, BRIDGE-3).
 */
export function createSignInWindow({
  browser,
  tab,
  isOut,
  store,
  begin,
  begun,
  restore,
}: SignInWindowDeps): SignInWindow {
  /** Null where this browser cannot make one here. */
  let secret: Secret | null | undefined;
  let making: Promise<void> | null = null;
  let popup: Window | null = null;
  let timer: ReturnType<typeof setInterval> | undefined;
  let wrong = 0;

  const asked = () => store.getState().signingIn ?? null;
  const show = (change: Partial<SigningIn>) => {
    const now = asked();
    if (now) store.setState({ signingIn: { ...now, ...change } });
  };
  const link = () =>
    secret
      ? `/learn/bridge?relogin=1&challenge=${secret.challenge}${isOut() ? '&prompt=login' : ''}${providerQuery(tab)}`
      : '';
  const renew = () =>
    (making = newSecret(browser.crypto).then((made) => {
      secret = made;
      wrong = 0;
      show({ link: link(), ...(!made && { step: 'insecure' }) });
    }));
  const ready = () => (making ??= renew());

  const forget = () => {
    clearInterval(timer);
    popup?.close();
    popup = null;
  };

  /** @param lost gives the step to show when the server did not take a code, or could not be asked */
  const exchange = async (code: string, lost: (refused: boolean) => SignInStep) => {
    if (!secret || asked()?.step === 'checking') return;
    show({ step: 'checking' });
    try {
      await begin({ code, verifier: secret.verifier });
    } catch (cause) {
      return show({ step: lost((cause as LecternError).code === 'unauthorized') });
    }
    // The secret has been used, whatever the result: the next sign-in gets a new one.
    void renew();
    forget();
    await begun();
  };

  const listen = (event: Event) => {
    const { source } = event as MessageEvent<unknown>;
    const windows = [isByLink(source, browser) ? source : popup].filter((one) => one !== null);
    const told = readBridgeMessage(event as MessageEvent<unknown>, {
      windows,
      origin: browser.location.origin,
      ownAddress: () => null,
    });
    if (told?.name !== 'relogin' || !told.code) return;
    void exchange(told.code, (refused) => {
      forget();
      return refused ? 'late' : 'failed';
    });
  };

  const follow = () => {
    clearInterval(timer);
    timer = setInterval(() => {
      if (!popup?.closed) return;
      forget();
      if (asked()?.step === 'open') show({ step: 'closed', aside: true });
    }, watchEvery);
  };

  const enter = (typed: string) => {
    const digits = digitsOf(typed);
    if (digits === null) return show({ step: 'short' });
    void exchange(digits, (refused) => {
      if (!refused) return 'failed';
      wrong += 1;
      if (wrong < tries) return 'wrong';
      void renew();
      return 'spent';
    });
  };

  const open = (): void => {
    if (secret === undefined) return void ready().then(open);
    if (asked()?.step === 'checking' || !secret) return;
    if (popup && !popup.closed) return popup.focus();
    // No name: another frame of the host's page may have a window of its own.
    popup = browser.open(link(), '_blank', popupLook);
    show(popup ? { step: 'open' } : { step: 'blocked', aside: true });
    if (popup) follow();
  };

  return {
    ready,
    offer: (why, step = secret === null ? 'insecure' : 'asked') => {
      if (!asked()) browser.addEventListener('message', listen);
      store.setState({ signingIn: { aside: false, enter, restore, ...asked(), link: link(), why, step } });
    },
    open,
    step: (step) => show({ step }),
    close: () => {
      forget();
      if (!asked()) return;
      browser.removeEventListener('message', listen);
      store.setState({ signingIn: null });
    },
  };
}
