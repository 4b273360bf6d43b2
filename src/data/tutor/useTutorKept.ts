import { useState } from 'react';
import { asError } from '../../commands/asError.ts';
import { deleteTutorHistory, saveTutorConsent } from '../../contract/tutor/tutorCalls.ts';
import type { LecternError } from '../../errors.ts';
import { usePort } from '../../port/context.tsx';

/** What a learner decides about what is kept. */
export interface TutorKept {
  readonly busy: boolean;
  /** Why the last decision was not kept. */
  readonly error: LecternError | null;
  /** Agrees to what is kept. @param instructors also that instructors read it */
  readonly agree: (instructors: boolean) => Promise<boolean>;
  /** Withdraws that, which deletes all that was asked. */
  readonly withdraw: () => Promise<boolean>;
  /** Deletes what was asked in one knowledge model. */
  readonly clear: (knowledgeModelId: string) => Promise<boolean>;
}

/** Sends what a learner decides, one decision at a time (TUTOR-15, TUTOR-16). */
export function useTutorKept(): TutorKept {
  const port = usePort();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<LecternError | null>(null);
  const run = async (work: () => Promise<unknown>) => {
    setBusy(true);
    setError(null);
    try {
      await work();
      port.cache.removeQueries({ queryKey: ['tutor', 'history'], type: 'inactive' });
      await port.cache.invalidateQueries({ queryKey: ['tutor', 'standing'] });
      return true;
    } catch (cause) {
      setError(asError(cause));
      return false;
    } finally {
      setBusy(false);
    }
  };
  const consent = async (given: boolean, instructors: boolean) => {
    const { id: userId } = await port.session.user();
    await port.send(saveTutorConsent, { params: { userId }, body: { given, instructors } });
  };
  const forget = (key: readonly string[]) => port.cache.setQueriesData({ queryKey: key }, () => []);
  return {
    busy,
    error,
    agree: (instructors) => run(() => consent(true, instructors)),
    withdraw: () =>
      run(async () => {
        await consent(false, false);
        forget(['tutor', 'history']);
      }),
    clear: (knowledgeModelId) =>
      run(async () => {
        await port.send(deleteTutorHistory, { params: { knowledgeModelId }, body: {} });
        forget(['tutor', 'history', knowledgeModelId]);
      }),
  };
}
