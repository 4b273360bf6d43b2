import { useOneAtATime } from '../../commands/useOneAtATime.ts';
import { deleteTutorHistory, saveTutorConsent } from '../../contract/tutor/tutorCalls.ts';
import type { LecternError } from '../../errors.ts';
import { usePort } from '../../port/context.tsx';

/** The decisions of a learner about the data that the tutor keeps. */
export interface TutorKept {
  readonly busy: boolean;
  /** Why the last decision was not saved. */
  readonly error: LecternError | null;
  /** Agrees to the keeping of questions. @param instructors whether instructors may read them too */
  readonly agree: (instructors: boolean) => Promise<boolean>;
  /** Withdraws the consent, which deletes all questions. */
  readonly withdraw: () => Promise<boolean>;
  /** Deletes the questions in one knowledge model. */
  readonly clear: (knowledgeModelId: string) => Promise<boolean>;
}

/** Sends the learner's decisions, one at a time (TUTOR-15, TUTOR-16). */
export function useTutorKept(): TutorKept {
  const port = usePort();
  const { busy, error, run } = useOneAtATime();
  const decide = (work: () => Promise<unknown>) =>
    run(async () => {
      await work();
      port.cache.removeQueries({ queryKey: ['tutor', 'history'], type: 'inactive' });
      await port.cache.invalidateQueries({ queryKey: ['tutor', 'standing'] });
    });
  const consent = async (given: boolean, instructors: boolean) => {
    const { id: userId } = await port.session.user();
    await port.send(saveTutorConsent, { params: { userId }, body: { given, instructors } });
  };
  const forget = (key: readonly string[]) => port.cache.setQueriesData({ queryKey: key }, () => []);
  return {
    busy,
    error,
    agree: (instructors) => decide(() => consent(true, instructors)),
    withdraw: () =>
      decide(async () => {
        await consent(false, false);
        forget(['tutor', 'history']);
      }),
    clear: (knowledgeModelId) =>
      decide(async () => {
        await port.send(deleteTutorHistory, { params: { knowledgeModelId }, body: {} });
        forget(['tutor', 'history', knowledgeModelId]);
      }),
  };
}
