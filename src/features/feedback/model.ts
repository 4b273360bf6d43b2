import type { FeedbackState } from '../../data/feedback/createFeedback.ts';
import { feedbackFaults } from '../../domain/feedback/feedbackFaults.ts';
import { longestComment, type FeedbackDraft } from '../../domain/feedback/feedback.ts';
import { isFeedbackVisible } from '../../domain/feedback/isFeedbackVisible.ts';
import { quietUntil } from '../../domain/feedback/quietUntil.ts';
import { mayLearn } from '../../domain/person/mayLearn.ts';
import type { User } from '../../domain/person/user.ts';
import type { Instant } from '../../domain/time/instant.ts';
import type { ErrorCode } from '../../errorCodes.ts';
import type { FeedbackSize } from './FeedbackProps.ts';

/** What is known when the feedback is drawn. */
export interface FeedbackKnown {
  readonly size: FeedbackSize;
  readonly periodDays: number;
  /** Null until the settings are known. */
  readonly configuration: { readonly environment: string; readonly learner: { readonly visible: unknown } } | null;
  readonly user: Pick<User, 'permissions' | 'impersonator'> | null;
  /** Why nobody is known. */
  readonly error: { readonly code: ErrorCode } | null;
  readonly state: FeedbackState;
  /** Something of it stood here before: what becomes of that is told, also by a card. */
  readonly stood: boolean;
  readonly now: Instant;
}

/** What stands in the element's place. */
export type FeedbackView =
  | { readonly kind: 'waiting' | 'absent' | 'acting' | 'unsent' }
  | { readonly kind: 'failed'; readonly text: 'failedText' | 'offlineText' | 'signInText' }
  /** `dry`: this environment takes no events (ANA-1), so nothing is sent. */
  | { readonly kind: 'form'; readonly busy: boolean; readonly refused: boolean; readonly dry: boolean }
  /** Nobody is asked again before `until`. */
  | { readonly kind: 'thanks' | 'later'; readonly until: Instant };

const absent: FeedbackView = { kind: 'absent' };

function failure({ code }: { readonly code: ErrorCode }): FeedbackView {
  if (code === 'unauthorized') return { kind: 'failed', text: 'signInText' };
  return { kind: 'failed', text: code === 'offline' ? 'offlineText' : 'failedText' };
}

/** What is shown (FEED-1, FEED-5, FEED-7 to FEED-9). A card that has nothing to ask or to tell is absent. */
export function feedbackView(known: FeedbackKnown): FeedbackView {
  const { size, periodDays, configuration, user, error, state, stood, now } = known;
  const { sending, last } = state;
  const asksOnly = size === 'card' || size === 'button';
  const isQuietCard = size === 'card' && !stood;
  if (!user && error) return asksOnly ? absent : failure(error);
  if (!user || !configuration) return { kind: 'waiting' };
  if (!isFeedbackVisible(configuration.learner.visible) || !mayLearn(user)) return absent;
  if (user.impersonator) return size === 'card' ? absent : { kind: 'acting' };
  if (sending === 'unsent') return { kind: 'unsent' };
  const dry = !/^(production|test)$/.test(configuration.environment);
  if (sending === 'sending') return isQuietCard ? absent : { kind: 'form', busy: true, refused: false, dry };
  const until = quietUntil(last, periodDays);
  const isQuiet = until !== null && until > now && sending !== 'refused';
  if (isQuiet && isQuietCard) return absent;
  if (isQuiet && last?.kind === 'sent') return { kind: 'thanks', until };
  // Who opens it by themselves is not told to wait.
  if (isQuiet && size === 'card') return { kind: 'later', until };
  return { kind: 'form', busy: false, refused: sending === 'refused', dry };
}

/** Whether the form is no more than its first question yet: a card asks the rest once there is an answer. */
export const isUntouched = ({ grade, options, comment }: FeedbackDraft): boolean =>
  grade === null && options.length === 0 && comment === '';

/** Field that has the focus when feedback cannot be sent; null where it can. */
export function firstFault(draft: FeedbackDraft): 'grade' | 'comment' | null {
  const { grade, comment } = feedbackFaults(draft);
  if (grade) return 'grade';
  return comment ? 'comment' : null;
}

/** The last so many characters are counted. */
const near = 200;

/** Characters that are left of a comment, where they are few; null else, and where there are too many already. */
export function leftToWrite(length: number): number | null {
  const left = longestComment - length;
  return left > near || left < 0 ? null : left;
}

/** The same as it is spoken while somebody types: not each character, but each fifty, and the last ten. */
export function leftToSay(length: number): number | null {
  const left = leftToWrite(length);
  if (left === null) return null;
  return left <= 10 ? left : Math.ceil(left / 50) * 50;
}
