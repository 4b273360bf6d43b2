import type { FeedbackState } from '../../data/feedback/createFeedback.ts';
import { feedbackFaults } from '../../domain/feedback/feedbackFaults.ts';
import { longestComment, type FeedbackDraft } from '../../domain/feedback/feedback.ts';
import { isFeedbackVisible } from '../../domain/feedback/isFeedbackVisible.ts';
import { quietUntil } from '../../domain/feedback/quietUntil.ts';
import { mayLearn } from '../../domain/person/mayLearn.ts';
import type { User } from '../../domain/person/user.ts';
import type { Instant } from '../../domain/time/instant.ts';
import { notLoaded, type NotLoaded } from '../../domain/load/notLoaded.ts';
import type { LecternError } from '../../errors.ts';
import type { FeedbackSize } from './FeedbackProps.ts';

/** The facts that decide what the feedback shows. */
export interface FeedbackKnown {
  readonly size: FeedbackSize;
  readonly periodDays: number;
  /** Null until the settings are known. */
  readonly configuration: { readonly environment: string; readonly learner: { readonly visible: unknown } } | null;
  readonly user: Pick<User, 'permissions' | 'impersonator'> | null;
  /** The reason why the user is unknown. */
  readonly error: LecternError | null;
  readonly state: FeedbackState;
  /** Whether it was visible before. Then even a card shows what follows, such as the thanks. */
  readonly stood: boolean;
  readonly now: Instant;
}

/** The view of the element. */
export type FeedbackView =
  | NotLoaded
  | { readonly kind: 'absent' | 'acting' | 'unsent' }
  /** `dry`: this environment takes no events (ANA-1), so nothing is sent. */
  | { readonly kind: 'form'; readonly busy: boolean; readonly refused: boolean; readonly dry: boolean }
  /** The next question comes at `until` at the earliest. */
  | { readonly kind: 'thanks' | 'later'; readonly until: Instant };

const absent: FeedbackView = { kind: 'absent' };

/** The view for these facts (FEED-1, FEED-5, FEED-7 to FEED-9). A card without a question or a message is absent. */
export function feedbackView(known: FeedbackKnown): FeedbackView {
  const { size, periodDays, configuration, user, error, state, stood, now } = known;
  const { sending, last } = state;
  const asksOnly = size === 'card' || size === 'button';
  const isQuietCard = size === 'card' && !stood;
  if (!user && error && asksOnly) return absent;
  if (!user) return notLoaded(error, true);
  if (!configuration) return { kind: 'loading' };
  if (!isFeedbackVisible(configuration.learner.visible) || !mayLearn(user)) return absent;
  if (user.impersonator) return size === 'card' ? absent : { kind: 'acting' };
  if (sending === 'unsent') return { kind: 'unsent' };
  const dry = !/^(production|test)$/.test(configuration.environment);
  if (sending === 'sending') return isQuietCard ? absent : { kind: 'form', busy: true, refused: false, dry };
  const until = quietUntil(last, periodDays);
  const isQuiet = until !== null && until > now && sending !== 'refused';
  if (isQuiet && isQuietCard) return absent;
  if (isQuiet && last?.kind === 'sent') return { kind: 'thanks', until };
  // A learner who opened the form is not told to wait.
  if (isQuiet && size === 'card') return { kind: 'later', until };
  return { kind: 'form', busy: false, refused: sending === 'refused', dry };
}

/** Whether nothing is answered yet: a card shows its further questions after the first answer. */
export const isUntouched = ({ grade, options, comment }: FeedbackDraft): boolean =>
  grade === null && options.length === 0 && comment === '';

/** The field that gets the focus when feedback cannot be sent; null if it can. */
export function firstFault(draft: FeedbackDraft): 'grade' | 'comment' | null {
  const { grade, comment } = feedbackFaults(draft);
  if (grade) return 'grade';
  return comment ? 'comment' : null;
}

/** The number of last characters that are counted down. */
const near = 200;

/** The number of remaining characters of a comment, once there are few; null before, and null if the comment is too long. */
export function leftToWrite(length: number): number | null {
  const left = longestComment - length;
  return left > near || left < 0 ? null : left;
}

/** The same number as a screen reader hears it while the learner types: only every fifty characters, and each of the last ten. */
export function leftToSay(length: number): number | null {
  const left = leftToWrite(length);
  if (left === null) return null;
  return left <= 10 ? left : Math.ceil(left / 50) * 50;
}
