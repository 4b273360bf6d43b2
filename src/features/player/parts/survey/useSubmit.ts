import type { CommandPhase } from '../../../../commands/Command.ts';
import { showFailure } from '../../../../commands/showFailure.ts';
import { showNotSent } from '../../../../commands/showNotSent.ts';
import { useCommand } from '../../../../commands/useCommand.ts';
import { submitAnswers } from '../../../../data/player/survey/submitAnswers.ts';
import type { SurveyAnswers, SurveyQuestion } from '../../../../domain/work/survey.ts';
import { useTexts } from '../../../../i18n/context.tsx';
import { usePort } from '../../../../port/context.tsx';
import type { SurveyHere } from './SurveyProps.ts';

export interface Submit {
  readonly phase: CommandPhase;
  /** Whether it is unknown if the answers have arrived (CMD-8). */
  readonly unsent: boolean;
  readonly submit: (answers: SurveyAnswers) => void;
}

/**
 * Submits the answers to a survey, and tells the learner the result (SURVEY-5).
 * @param onFail called when they were refused, or failed on the server
 */
export function useSubmit(
  { handing, workflowId, activityPathId, path }: SurveyHere,
  questions: readonly SurveyQuestion[],
  onFail: () => void,
): Submit {
  const port = usePort();
  const [t, player, common] = [useTexts('survey'), useTexts('player'), useTexts('common')];
  const { objectiveId, userId } = handing;
  const input = { objectiveId, workflowId, activityPathId, path, questions };
  const command = useCommand(port, submitAnswers, {
    userId,
    onAnswer: () => port.notices.announce(t('done')),
    onDone: () => handing.onDone(path),
    onFail: (error) => {
      onFail();
      void showFailure(port, error);
    },
    onLost: (again) => showNotSent(port.notices, { player, common }, t('notSubmitted'), again),
  });
  return {
    phase: command.phaseOf({ ...input, answers: {} }),
    unsent: command.unsent.length > 0,
    submit: (answers) => command.run({ ...input, answers }),
  };
}
