// What a page in a frame says at each step of signing in beside it (SESS-16, SESS-17).
import { expect, it } from 'vitest';
import { signInTexts } from '../../../widgets/learn/signIn/signInTexts.ts';

type Given = Parameters<typeof signInTexts>[0];

it.each<[given: Partial<Given>, words: Partial<ReturnType<typeof signInTexts>>]>([
  [
    { why: 'first' },
    {
      title: 'signInFirst',
      text: 'signInFirstText',
      status: null,
      failed: false,
      action: 'signIn',
      away: false,
      aside: false,
    },
  ],
  [{ why: 'expired' }, { title: 'expired', text: 'expiredFrameText', status: null, action: 'signInAgain' }],
  [{ why: 'signed-out' }, { title: 'signedOut', text: 'signedOutText', action: 'signInAgain' }],
  [{ step: 'open' }, { status: 'signIn.open', failed: false, action: 'showWindow' }],
  [{ step: 'checking' }, { status: 'signIn.checking', failed: false }],
  [
    { step: 'blocked', aside: true },
    { status: 'signIn.blocked', failed: false, aside: true },
  ],
  [
    { step: 'closed', aside: true },
    { status: 'signIn.closed', failed: false, aside: true, action: 'signInAgain' },
  ],
  [
    { step: 'short', aside: true },
    { status: 'signIn.short', failed: true, aside: true },
  ],
  [
    { step: 'wrong', aside: true },
    { status: 'signIn.wrong', failed: true, aside: true },
  ],
  [
    { step: 'spent', aside: true },
    { status: 'signIn.spent', failed: true, aside: true },
  ],
  [{ step: 'late' }, { status: 'signIn.late', failed: true }],
  [{ step: 'failed' }, { status: 'signIn.failed', failed: true }],
  [
    { step: 'unended', why: 'signed-out' },
    { status: 'signIn.unended', failed: false },
  ],
  // Signing in here once more would not help.
  [
    { step: 'kept-out', aside: true },
    { status: 'signIn.kept-out', failed: true, away: true, aside: false, action: 'openPortal' },
  ],
  [{ step: 'insecure' }, { status: 'signIn.insecure', failed: true, away: true, action: 'openPortal' }],
])('%j', (given, words) => {
  expect(signInTexts({ why: 'expired', step: 'asked', aside: false, ...given }, false)).toMatchObject(words);
});

it.each(['first', 'expired', 'signed-out'] as const)(
  'TOOL-16 a launched page, %s: nobody is asked to sign in',
  (why) => {
    expect(signInTexts({ why, step: 'asked', aside: true }, true)).toEqual({
      title: why === 'signed-out' ? 'signedOut' : 'expired',
      text: 'expiredLaunchText',
      status: null,
      failed: false,
      action: null,
      away: false,
      aside: false,
    });
  },
);
