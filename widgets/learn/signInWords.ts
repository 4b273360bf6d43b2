import type { RuntimePort } from '../index.ts';
import type { ShellKey } from './portal.tsx';

type SigningIn = NonNullable<ReturnType<RuntimePort['session']['store']['getState']>['signingIn']>;

/** What is said and offered while the learner is asked to sign in beside a frame. */
export interface SignInWords {
  readonly title: ShellKey;
  readonly text: ShellKey;
  /** What has happened since, or went wrong; null where nothing has. */
  readonly word: ShellKey | null;
  /** Whether that is a fault: a window that is closed or does not open is none, the other way is offered. */
  readonly failed: boolean;
  readonly action: ShellKey;
  /** Not signing in here helps, but the portal by itself. */
  readonly away: boolean;
  /** The address as a link, and the field for the digits. */
  readonly aside: boolean;
}

const titles = { 'first': 'signInFirst', 'expired': 'expired', 'signed-out': 'signedOut' } as const;
const texts = { 'first': 'signInFirstText', 'expired': 'expiredFrameText', 'signed-out': 'signedOutText' } as const;

/** The words of each step (SESS-16, SESS-17). */
export function signInWords({ why, step, aside }: Pick<SigningIn, 'why' | 'step' | 'aside'>): SignInWords {
  const away = step === 'kept-out' || step === 'insecure';
  return {
    title: titles[why],
    text: texts[why],
    word: step === 'asked' ? null : `signIn.${step}`,
    failed: !['asked', 'open', 'closed', 'blocked', 'checking', 'unended'].includes(step),
    action: away ? 'openPortal' : step === 'open' ? 'showWindow' : why === 'first' ? 'signIn' : 'signInAgain',
    away,
    aside: aside && !away,
  };
}
