import type { Command } from '../../../commands/Command.ts';
import { submitSurvey } from '../../../contract/work/surveys.ts';
import { submittedAnswers, type Survey, type SurveyAnswers, type SurveyQuestion } from '../../../domain/work/survey.ts';
import type { PartInput } from '../run/PartInput.ts';
import { progressMade } from '../run/progressMade.ts';
import { surveyQuery } from './surveyQuery.ts';

export interface SubmitAnswersInput extends PartInput {
  readonly activityPathId: string;
  readonly questions: readonly SurveyQuestion[];
  readonly answers: SurveyAnswers;
}

/** Submits the answers to a survey, which completes its part (SURVEY-5). */
export const submitAnswers: Command<SubmitAnswersInput, Survey> = {
  wish: ({ workflowId, path }) => `survey:${workflowId}:${path.join('/')}`,
  run: async (port, { workflowId: id, activityPathId, questions, answers }) => {
    const body = { answers: submittedAnswers(questions, answers) };
    const survey = await port.send(submitSurvey, { params: { id, activityPathId }, body });
    const { queryKey } = surveyQuery(port, id, activityPathId);
    // An older reply that is still on its way would remove the submitted answers from the page.
    await port.cache.cancelQueries({ queryKey });
    port.cache.setQueryData(queryKey, survey);
    return survey;
  },
  after: (port, input) => progressMade(port, input),
};
