// What a page in a frame says at each step of signing in beside it (SESS-16, SESS-17).
import { expect, it } from 'vitest';
import { signInWords } from '../../../widgets/learn/signInWords.ts';

type Given = Parameters<typeof signInWords>[0];

it.each<[given: Partial<Given>, words: Partial<ReturnType<typeof signInWords>>]>([
  [{ why: 'first' }, { title: 'signInFirst', text: 'signInFirstText', word: null, failed: false, action: 'signIn', away: false, aside: false }],
  [{ why: 'expired' }, { title: 'expired', text: 'expiredFrameText', word: null, action: 'signInAgain' }],
  [{ why: 'signed-out' }, { title: 'signedOut', text: 'signedOutText', action: 'signInAgain' }],
  [{ step: 'open' }, { word: 'signIn.open', failed: false, action: 'showWindow' }],
  [{ step: 'checking' }, { word: 'signIn.checking', failed: false }],
  [{ step: 'blocked', aside: true }, { word: 'signIn.blocked', failed: false, aside: true }],
  [{ step: 'closed', aside: true }, { word: 'signIn.closed', failed: false, aside: true, action: 'signInAgain' }],
  [{ step: 'short', aside: true }, { word: 'signIn.short', failed: true, aside: true }],
  [{ step: 'wrong', aside: true }, { word: 'signIn.wrong', failed: true, aside: true }],
  [{ step: 'spent', aside: true }, { word: 'signIn.spent', failed: true, aside: true }],
  [{ step: 'late' }, { word: 'signIn.late', failed: true }],
  [{ step: 'failed' }, { word: 'signIn.failed', failed: true }],
  [{ step: 'unended', why: 'signed-out' }, { word: 'signIn.unended', failed: false }],
  // Signing in here once more would not help.
  [{ step: 'kept-out', aside: true }, { word: 'signIn.kept-out', failed: true, away: true, aside: false, action: 'openPortal' }],
  [{ step: 'insecure' }, { word: 'signIn.insecure', failed: true, away: true, action: 'openPortal' }],
])('%j', (given, words) => {
  expect(signInWords({ why: 'expired', step: 'asked', aside: false, ...given })).toMatchObject(words);
});
