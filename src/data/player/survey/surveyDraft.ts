import { fittingAnswers, type SurveyAnswers, type SurveyQuestion } from '../../../domain/work/survey.ts';
import { fromJson } from '../../../plain/fromJson.ts';
import { toJson } from '../../../plain/toJson.ts';
import type { RuntimePort } from '../../../port/port.ts';

/** Answers to a survey that were not submitted: kept with each change, by person, run and part (SURVEY-3). */
export interface SurveyDraft {
  /** The answers that still fit their questions. */
  readonly read: (questions: readonly SurveyQuestion[]) => SurveyAnswers;
  /** @returns whether this browser keeps them; else they live as long as the page (ERR-17) */
  readonly write: (answers: SurveyAnswers) => boolean;
  readonly remove: () => void;
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
    read: (questions) => fittingAnswers(questions, parsed(own.get(key))),
    write: (answers) => own.set(key, toJson(answers)),
    remove: () => own.remove(key),
  };
}
