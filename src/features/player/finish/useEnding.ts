import { showFailure } from '../../../commands/showFailure.ts';
import { showNotSent } from '../../../commands/showNotSent.ts';
import { useCommand, type Again } from '../../../commands/useCommand.ts';
import { playerKeys } from '../../../data/player/keys.ts';
import { completePart } from '../../../data/player/run/completePart.ts';
import { finishCourse } from '../../../data/player/run/finishCourse.ts';
import { submitCourse } from '../../../data/player/run/submitCourse.ts';
import type { CommandPhase } from '../../../commands/Command.ts';
import { useTexts } from '../../../i18n/context.tsx';
import { usePort } from '../../../port/context.tsx';
import type { RuntimePort } from '../../../port/port.ts';
import { useLinks } from '../base/links.ts';
import type { LecternError } from '../../../errors.ts';
import type { ObjectiveAccess } from '../../../domain/course/course.ts';
import type { FinishModel } from './finishModel.ts';
import type { PlayerEmit } from '../manifest.ts';

/** The course or the module that is to end. */
export interface EndingOf {
  readonly access: ObjectiveAccess;
  readonly workflowId: string;
  /** Axis of the module to finish instead of the course (FINISH-6). */
  readonly within?: readonly string[] | null;
  readonly onClose: () => void;
  readonly emit: PlayerEmit;
}

/** The command that ends the course or the module. */
export interface EndCommand {
  readonly phase: CommandPhase;
  /** Whether the command may not have arrived (CMD-8). */
  readonly unsent: boolean;
  readonly run: () => void;
  readonly verb: string;
  /** The text for a command that may not have arrived. */
  readonly lost: string;
}

/** Whether the page of a course is on screen. */
const isShown = ({ cache }: Pick<RuntimePort, 'cache'>, objectiveId: string): boolean =>
  cache
    .getQueryCache()
    .find({ queryKey: playerKeys.course(objectiveId) })
    ?.isActive() === true;

/**
 * Ends a course or a module, and tells the learner the result (FINISH-5, FINISH-6).
 * @param how the way in which a course ends: it is finished, or handed in
 */
export function useEnding(
  { access, workflowId, within = null, onClose, emit }: EndingOf,
  how: FinishModel['how'],
): EndCommand {
  const port = usePort();
  const { notices } = port;
  const [t, player, common] = [useTexts('finish'), useTexts('player'), useTexts('common')];
  const links = useLinks();
  const { id: objectiveId } = access.objective;
  const input = { objectiveId, workflowId };
  const texts = within
    ? { verb: player('finishModule'), lost: t('notSentModule') }
    : { verb: player('finishCourse'), lost: t('notSentFinish') };
  const { userId } = access;
  const shared = {
    userId,
    // The dialog may be closed while it sends; the learner is told all the same.
    outlives: true,
    onFail: (error: LecternError) => void showFailure(port, error),
    onLost: (again: Again) => showNotSent(notices, { player, common }, texts.lost, again),
  };
  const ofCourse = {
    ...shared,
    left: input,
    onDone: () => {
      emit('lectern-course-finished', input);
      onClose();
      notices.show({ tone: 'success', title: player('finished') });
      // Whoever has gone to another page meanwhile stays there.
      if (!isShown(port, objectiveId)) return;
      const query = `ended=${encodeURIComponent(workflowId)}`;
      links.go({ name: 'course', objectiveId, aggregateId: null, review: false, query });
    },
  };
  const finish = useCommand(port, finishCourse, ofCourse);
  const submit = useCommand(port, submitCourse, ofCourse);
  const ofModule = { ...input, path: within ?? [] };
  const module = useCommand(port, completePart, {
    ...shared,
    left: ofModule,
    onDone: () => {
      if (within) emit('lectern-part-completed', { objectiveId, axis: within.join('/') });
      notices.announce(t('finishModuleDone'));
      onClose();
    },
  });
  if (within)
    return {
      ...texts,
      phase: module.phaseOf(ofModule),
      unsent: module.unsent.length > 0,
      run: () => module.run(ofModule),
    };
  const course = how === 'submit' ? submit : finish;
  return { ...texts, phase: course.phaseOf(input), unsent: course.unsent.length > 0, run: () => course.run(input) };
}
