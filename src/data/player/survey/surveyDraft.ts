import { fittingAnswers, type SurveyAnswers, type SurveyQuestion } from '../../../domain/work/survey.ts';
import { fromJson } from '../../../plain/fromJson.ts';
import { toJson } from '../../../plain/toJson.ts';
import type { RuntimePort } from '../../../port/port.ts';
import { followStored } from '../followStored.ts';

/** Answers to a survey that were not submitted: kept with each change, by person, run and part (SURVEY-3). */
export interface SurveyDraft {
  /** The answers that still fit their questions; null where none are kept. */
  readonly read: (questions: readonly SurveyQuestion[]) => SurveyAnswers | null;
  /** @returns whether this browser keeps them; else they live as long as the page (ERR-17) */
  readonly write: (answers: SurveyAnswers) => boolean;
  readonly remove: () => void;
  /** Calls the listener after other tabs may have changed the answers. */
  readonly follow: (listener: () => void) => () => void;
}

/** Parses the stored text; null where it is absent or unreadable. */
function parsed(text: string | null): unknown {
  try {
    return text === null ? null : fromJson(text);
  } catch {
    return null;
  }
}

export function surveyDraft(
  { storage }: Pick<RuntimePort, 'storage'>,
  userId: string,
  { workflowId, activityPathId }: { readonly workflowId: string; readonly activityPathId: string },
): SurveyDraft {
  const own = storage.of(userId);
  const key = `surveyDraft:${workflowId}:${activityPathId}`;
  return {
    read: (questions) => {
      const kept = parsed(own.get(key));
      return kept === null ? null : fittingAnswers(questions, kept);
    },
    write: (answers) => own.set(key, toJson(answers)),
    remove: () => own.remove(key),
    follow: (listener) => followStored(`user:${userId}:${key}`, listener),
  };
}
