import { useMemo } from 'react';
import { showFailure } from '../../../../commands/showFailure.ts';
import { showNotSent } from '../../../../commands/showNotSent.ts';
import type { AnswerField } from '../../../../data/player/answer/AnswerField.ts';
import type { CommandPhase } from '../../../../commands/Command.ts';
import { handInAnswer } from '../../../../data/player/answer/handInAnswer.ts';
import { useCommand } from '../../../../commands/useCommand.ts';
import { useTexts } from '../../../../i18n/context.tsx';
import { usePort } from '../../../../port/context.tsx';
import type { AnswerViewProps } from './AnswerProps.ts';

export interface HandIn {
  readonly phase: CommandPhase;
  /** Whether it is unknown if the command has arrived (CMD-8). */
  readonly unsent: boolean;
  readonly handIn: () => void;
}

/**
 * Hands in the text of a field, and tells the learner the result.
 * @param onFail called when it was refused, or failed on the server
 */
export function useHandIn(
  field: AnswerField,
  { handing, workflowId, activityPathId, path, onFail }: AnswerViewProps & { readonly onFail: () => void },
): HandIn {
  const port = usePort();
  const [t, player, common] = [useTexts('parts'), useTexts('player'), useTexts('common')];
  const { objectiveId, userId } = handing;
  const command = useMemo(() => handInAnswer(field), [field]);
  const input = { objectiveId, workflowId, activityPathId, path };
  const hand = useCommand(port, command, {
    userId,
    onAnswer: () => port.notices.announce(t('answer.done')),
    onDone: () => handing.onDone(path),
    onFail: (error) => {
      onFail();
      if (field.getState().draft.standing === 'choose')
        port.notices.show({ tone: 'danger', title: t('answer.changed') });
      else void showFailure(port, error);
    },
    onLost: (again) => showNotSent(port.notices, { player, common }, t('answer.notHandedIn'), again),
  });
  return { phase: hand.phaseOf(input), unsent: hand.unsent.length > 0, handIn: () => hand.run(input) };
}
