import { showFailure } from '../../../commands/showFailure.ts';
import { showNotSent } from '../../../commands/showNotSent.ts';
import { startCourse } from '../../../data/player/run/startCourse.ts';
import { useCommand } from '../../../commands/useCommand.ts';
import type { ObjectiveAccess } from '../../../domain/course/course.ts';
import { isProctored } from '../../../domain/proctoring/isProctored.ts';
import { useTexts } from '../../../i18n/context.tsx';
import { usePort } from '../../../port/context.tsx';
import { useLinks } from './links.ts';
import type { PlayerEmit } from '../manifest.ts';

/** Starting a course. */
export interface Start {
  readonly run: () => void;
  readonly sending: boolean;
  /** Whether the command may not have arrived and waits until the learner confirms it (CMD-8). */
  readonly unsent: boolean;
}

/** Starts or restarts a course, and opens its content (START-1 to START-7). @param offered whether it can be started now */
export function useStart({ userId, objective, aggregate }: ObjectiveAccess, offered: boolean, emit: PlayerEmit): Start {
  const port = usePort();
  const [t, common] = [useTexts('player'), useTexts('common')];
  const links = useLinks();
  const { id: objectiveId } = objective;
  const { lastObjectiveWorkflow: workflow, lastObjectiveRecord: record } = aggregate;
  const wish = {
    objectiveId,
    aggregateId: aggregate.id,
    after: workflow?.id ?? null,
    restart: workflow !== null || record !== null,
    activity: { ...objective.activity, proctored: isProctored(objective) },
  };
  const start = useCommand(port, startCourse, {
    userId,
    left: offered ? wish : undefined,
    onDone: (workflowId) => {
      emit('lectern-course-started', { objectiveId, workflowId });
      links.go({ name: 'content', objectiveId, axis: [], query: '' });
    },
    onFail: (error) => void showFailure(port, error),
    onLost: (again) => showNotSent(port.notices, { player: t, common }, t('notSentStart'), again),
  });
  return { run: () => start.run(wish), sending: start.phaseOf(wish) === 'sending', unsent: start.unsent.length > 0 };
}
