import type { RuntimePort } from '../../index.ts';
import type { ShellKey } from '../portal.tsx';

type SigningIn = NonNullable<ReturnType<RuntimePort['session']['store']['getState']>['signingIn']>;

/** The texts and actions that the learner gets while they are asked to sign in beside a frame. */
export interface SignInTexts {
  readonly title: ShellKey;
  readonly text: ShellKey;
  /** The outcome of the last step, or null. */
  readonly status: ShellKey | null;
  /** Whether that outcome is a failure. A window that is closed or does not open is none: the other way is offered. */
  readonly failed: boolean;
  /** Null if nobody can sign in here. */
  readonly action: ShellKey | null;
  /** Signing in here does not help; opening the portal in its own tab does. */
  readonly away: boolean;
  /** The address as a link, and the field for the digits. */
  readonly aside: boolean;
}

const titles = { 'first': 'signInFirst', 'expired': 'expired', 'signed-out': 'signedOut' } as const;
const texts = { 'first': 'signInFirstText', 'expired': 'expiredFrameText', 'signed-out': 'signedOutText' } as const;

function actionOf(step: SigningIn['step'], why: SigningIn['why']): ShellKey {
  if (step === 'open') return 'showWindow';
  return why === 'first' ? 'signIn' : 'signInAgain';
}

/**
 * The texts of each step (SESS-16, SESS-17). A page that a platform has launched asks nobody to sign in; the platform opens it again
 * (TOOL-16).
 */
export function signInTexts(
  { why, step, aside }: Pick<SigningIn, 'why' | 'step' | 'aside'>,
  launched: boolean,
): SignInTexts {
  if (launched) {
    const title = why === 'signed-out' ? 'signedOut' : 'expired';
    return { title, text: 'expiredLaunchText', status: null, failed: false, action: null, away: false, aside: false };
  }
  const away = step === 'kept-out' || step === 'insecure';
  return {
    title: titles[why],
    text: texts[why],
    status: step === 'asked' ? null : `signIn.${step}`,
    failed: !['asked', 'open', 'closed', 'blocked', 'checking', 'unended'].includes(step),
    action: away ? 'openPortal' : actionOf(step, why),
    away,
    aside: aside && !away,
  };
}
