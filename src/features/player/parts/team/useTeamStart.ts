import { useRef, type MouseEvent } from 'react';
import { showFailure } from '../../../../commands/showFailure.ts';
import { showNotSent } from '../../../../commands/showNotSent.ts';
import { firstPending } from '../../../../commands/firstPending.ts';
import { useCommand } from '../../../../commands/useCommand.ts';
import { playerKeys } from '../../../../data/player/keys.ts';
import { startTogether, type TogetherInput } from '../../../../data/player/run/startTogether.ts';
import { useTexts } from '../../../../i18n/context.tsx';
import { usePort } from '../../../../port/context.tsx';
import type { TeamProps } from './TeamProps.ts';

/**
 * Starts a part with a team, or alone.
 * @param choices ids of the teams; null means alone
 */
export function useTeamStart(
  { name, workflowId, objectiveId, activityPathId, path, userId }: TeamProps,
  choices: readonly (string | null)[],
) {
  const port = usePort();
  const t = useTexts('parts');
  const [player, common] = [useTexts('player'), useTexts('common')];
  const inputOf = (groupId: string | null): TogetherInput => ({
    objectiveId,
    workflowId,
    path,
    activityPathId,
    groupId,
  });
  // Gets the focus once the question and its button are removed.
  const next = useRef<HTMLElement | null>(null);
  const command = useCommand(port, startTogether, {
    userId,
    left: firstPending(port, userId, startTogether, choices.map(inputOf)),
    onDone: () => next.current?.focus(),
    onFail: (error) => {
      void showFailure(port, error);
      void port.cache.invalidateQueries({ queryKey: playerKeys.team(workflowId, activityPathId) });
    },
    onLost: (again) => showNotSent(port.notices, { player, common }, t('team.notSentPart', { name }), again),
  });
  const isSending = (groupId: string | null) => command.phaseOf(inputOf(groupId)) === 'sending';
  const start = (groupId: string | null) => (event: MouseEvent<HTMLElement>) => {
    const around = event.currentTarget.closest<HTMLElement>('[data-section], .part');
    next.current = around?.querySelector<HTMLElement>('.title[tabindex]') ?? around;
    if (!choices.some(isSending)) command.run(inputOf(groupId));
  };
  return { unsent: command.unsent, retry: command.run, isSending, start };
}
