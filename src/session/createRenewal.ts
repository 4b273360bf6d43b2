import type { AnswersDeps, Refusal } from './createAnswers.ts';
import { lazily } from './lazily.ts';

export interface Renewal {
  /**
   * Signs in again. All requests that are refused meanwhile wait for one sign-in, and those that were sent before its end share it
   * (SESS-2). A request that is refused again after it counts by itself.
   */
  readonly renew: (refusal: Refusal) => Promise<void>;
  /** Forgets earlier refusals. */
  readonly forgive: () => void;
}

/** Makes the answer to a 401; its code is not needed for the first card. */
export function createRenewal(deps: Omit<AnswersDeps, 'unsent'>): Renewal {
  let renewal: Promise<void> | null = null;
  /** The newest one that has ended, and when. */
  let last = { at: 0, renewal: Promise.resolve() };
  /** Whether a command of the learner is among the requests that wait. */
  let unsent = false;
  const answers = lazily(
    () => import('./createAnswers.ts').then(({ createAnswers }) => createAnswers({ ...deps, unsent: () => unsent })),
    'to sign in',
  );
  const round = async (refusal: Refusal): Promise<void> => (await answers.get()).answer(refusal);
  return {
    renew: (refusal) => {
      if (refusal.again) return round(refusal);
      if (refusal.sent < last.at) return last.renewal;
      unsent ||= refusal.command;
      if (!renewal) {
        const begun = round(refusal).finally(() => {
          last = { at: deps.elapsed(), renewal: begun };
          renewal = null;
          unsent = false;
        });
        renewal = begun;
      }
      return renewal;
    },
    forgive: () => {
      last.at = 0;
      answers.use(({ forgive }) => forgive());
    },
  };
}
