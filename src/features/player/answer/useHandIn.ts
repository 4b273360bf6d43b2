import { useMemo } from 'react';
import { commandFailureText } from '../../../data/player/commandFailureText.ts';
import type { AnswerField } from '../../../data/player/answerField.ts';
import type { CommandPhase } from '../../../data/player/Command.ts';
import { handInAnswer } from '../../../data/player/handInAnswer.ts';
import { useCommand } from '../../../data/player/useCommand.ts';
import { useTexts } from '../../../i18n/context.tsx';
import { usePort } from '../../../runtime/context.tsx';
import type { AnswerViewProps } from './AnswerProps.ts';

export interface HandIn {
  readonly phase: CommandPhase;
  /** Nobody knows whether it has arrived (CMD-8). */
  readonly unsent: boolean;
  readonly handIn: () => void;
}

/** Hands in what stands in a field, and tells of it. @param onEnd the question is answered: it was handed in, or the server is against it */
export function useHandIn(field: AnswerField, { handing, workflowId, activityPathId, path, onEnd }: AnswerViewProps & { readonly onEnd: () => void }): HandIn {
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
      onEnd();
      port.notices.show({ tone: 'danger', title: field.getState().draft.standing === 'choose' ? t('answer.changed') : commandFailureText(error, common) });
    },
    onLost: (again) => port.notices.show({ tone: 'warning', title: player('notSent'), text: t('answer.notHandedIn'), duration: null, action: { label: common('tryAgain'), run: again } }),
  });
  return { phase: hand.phaseOf(input), unsent: hand.unsent.length > 0, handIn: () => hand.run(input) };
}
