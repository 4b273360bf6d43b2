import type { RefusalsDeps, Refusal } from './createRefusals.ts';
import { lazily } from '../web/lazily.ts';

export interface Renewal {
  /**
   * Signs in again. All requests that are refused during this time wait for one sign-in. A request that was sent before a sign-in ended,
   * and is refused after it, shares its result (SESS-2). A request that is refused a second time counts by itself.
   */
  readonly renew: (refusal: Refusal) => Promise<void>;
  /** Forgets earlier refusals. */
  readonly forgive: () => void;
}

/** Makes the answer to a 401; its code is not needed for the first card. */
export function createRenewal(deps: Omit<RefusalsDeps, 'unsent'>): Renewal {
  let renewal: Promise<void> | null = null;
  /** The newest sign-in that has ended, and the moment of its end. */
  let last = { at: 0, renewal: Promise.resolve() };
  /** Whether a command of the learner is among the requests that wait. */
  let unsent = false;
  const answers = lazily(() =>
    import('./createRefusals.ts').then(({ createRefusals }) => createRefusals({ ...deps, unsent: () => unsent })),
  );
  const round = async (refusal: Refusal): Promise<void> => (await answers.get()).answer(refusal);
  return {
    renew: (refusal) => {
      if (refusal.again) return round(refusal);
      if (!renewal && refusal.sent < last.at) return last.renewal;
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
