import { failureCause } from '../domain/load/failureCause.ts';
import type { LecternError } from '../errors.ts';
import { useLazyTexts } from '../i18n/useLazyTexts.ts';

/** The sentence that explains a failed load (ERR-6, ERR-19); empty until its texts have arrived. */
export interface FailureText {
  /** @param error null while the request waits for a connection */
  readonly because: (error: LecternError | null) => string;
  /** The same, and that the learner's work is saved. */
  readonly becauseSaved: (error: LecternError | null) => string;
}

/** @param wanted whether something has failed */
export function useFailureText(wanted = true): FailureText {
  const t = useLazyTexts('failure', wanted);
  const because = (error: LecternError | null) => t?.(failureCause(error)) ?? '';
  return { because, becauseSaved: (error) => t?.('saved', { cause: because(error) }) ?? '' };
}
