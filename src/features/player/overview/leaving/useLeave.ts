import { useEffect, useMemo, useState } from 'react';
import { forgetPending } from '../../../../commands/forgetPending.ts';
import { showFailure } from '../../../../commands/showFailure.ts';
import { showNotSent } from '../../../../commands/showNotSent.ts';
import { useCommand, type Again } from '../../../../commands/useCommand.ts';
import { leaveCourse, type LeaveInput, type LeaveWords } from '../../../../data/enrolment/leaveCourse.ts';
import { leaveMemory } from '../../../../data/enrolment/leaveMemory.ts';
import { playerKeys } from '../../../../data/player/keys.ts';
import type { ObjectiveAccess } from '../../../../domain/course/course.ts';
import type { LecternError } from '../../../../errors.ts';
import { useTexts } from '../../../../i18n/context.tsx';
import type { Translate } from '../../../../i18n/locale.ts';
import { usePort } from '../../../../port/context.tsx';
import { useLinks } from '../../base/links.ts';

/** The command to leave a course at the learner's request (LEAVE-4). */
export interface Leave {
  readonly busy: boolean;
  /** The command may not have arrived: the learner can send it again or withdraw it. Null if nothing waits. */
  readonly unsent: { readonly again: () => void; readonly stay: () => void } | null;
  readonly run: (words: LeaveWords) => void;
}

/** If the host keeps showing the page of a left course, the course is requested again after this time, in milliseconds. */
const stays = 1000;

/**
 * Leaves a course, with its messages and the page that opens afterwards (LEAVE-4).
 * @param onLeft called when the course was left, before the next page opens
 */
export function useLeave(
  { objective, aggregate, userId }: ObjectiveAccess,
  t: Translate<'leaving'>,
  onLeft: () => void,
): Leave {
  const port = usePort();
  const [player, common] = [useTexts('player'), useTexts('common')];
  const links = useLinks();
  const { id: objectiveId, name: courseName } = objective;
  const aggregateId = aggregate.id;
  const memory = useMemo(() => leaveMemory(port.storage.of(userId), objectiveId), [port, userId, objectiveId]);
  const [left, setLeft] = useState(false);
  // The cached course still describes an enrolled learner.
  useEffect(() => {
    if (!left) return;
    const queryKey = playerKeys.course(objectiveId);
    void port.cache.invalidateQueries({ queryKey, refetchType: 'none' });
    const timer = setTimeout(() => void port.cache.invalidateQueries({ queryKey }), stays);
    return () => {
      clearTimeout(timer);
      if (port.cache.getQueryState(queryKey)?.isInvalidated) port.cache.removeQueries({ queryKey });
    };
  }, [left, port, objectiveId]);
  const command = useCommand(port, leaveCourse, {
    userId,
    left: { objectiveId, aggregateId, ...memory.get() },
    onAnswer: () => {
      memory.forget();
      port.notices.show({ tone: 'success', title: t('left', { courseName }) });
    },
    onDone: () => {
      onLeft();
      setLeft(true);
      links.go({ name: 'courses', query: '' });
    },
    onFail: (error: LecternError) => {
      memory.forget();
      void showFailure(port, error);
    },
    onLost: (again: Again) => showNotSent(port.notices, { player, common }, t('notSent'), again),
  });
  const [taken, setTaken] = useState(false);
  const waiting = taken ? undefined : command.unsent[0];
  const send = (input: LeaveInput) => {
    setTaken(false);
    command.run(input);
  };
  return {
    busy: command.phaseOf({ objectiveId, aggregateId, reason: null, comment: '' }) === 'sending',
    unsent: waiting
      ? {
          again: () => send(waiting.input),
          stay: () => {
            forgetPending(port, userId, leaveCourse, waiting.input);
            memory.forget();
            setTaken(true);
          },
        }
      : null,
    run: (words) => {
      memory.set(words);
      send({ objectiveId, aggregateId, ...words });
    },
  };
}
