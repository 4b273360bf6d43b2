import { addToMyCourses, startTheCourse, type Enrolled } from '../../../data/enrolment/commands.ts';
import type { EnrolFlow } from '../../../data/enrolment/EnrolFlow.ts';
import { enrolInput, type EnrolInput } from '../../../data/enrolment/EnrolInput.ts';
import { showFailure } from '../../../commands/showFailure.ts';
import { showNotSent } from '../../../commands/showNotSent.ts';
import { useCommand, type Again, type CommandState } from '../../../commands/useCommand.ts';
import type { ObjectiveAccess } from '../../../domain/course/course.ts';
import { enrolmentStanding } from '../../../domain/course/enrolmentStanding.ts';
import type { LecternError } from '../../../errors.ts';
import { useTexts } from '../../../i18n/context.tsx';
import { usePort } from '../../../port/context.tsx';
import { useLinks } from '../base/links.ts';
import type { PlayerEmit } from '../manifest.ts';

/** Enrolling in a course that can be chosen. */
export interface Enrolment {
  readonly run: (flow: EnrolFlow) => void;
  /** The enrolment that is in progress. */
  readonly busy: EnrolFlow | null;
  /** Sends a command again that may not have arrived; null if none waits. */
  readonly again: (() => void) | null;
}

/**
 * The two ways to enrol from the page of a course, with their messages and the pages that they open (ENROL-1 to
 * ENROL-7).
 */
export function useEnrolment(access: ObjectiveAccess, emit: PlayerEmit): Enrolment {
  const port = usePort();
  const t = useTexts('player');
  const common = useTexts('common');
  const links = useLinks();
  const { id: objectiveId, name: courseName } = access.objective;
  const input = enrolInput(access);
  const options = {
    userId: access.userId,
    left: enrolmentStanding(access) === 'choosable' ? input : undefined,
    // Announced even if the learner has moved to another page.
    onAnswer: ({ kind }: Enrolled) =>
      port.notices.show(
        kind === 'notSeen'
          ? { tone: 'danger', title: common('unknownError') }
          : { tone: 'success', title: t('enrolledTo', { courseName }) },
      ),
    onDone: (done: Enrolled) => {
      if (done.kind === 'notSeen') return links.go({ name: 'courses', query: '' }, { replace: true });
      emit('lectern-course-enrolled', { objectiveId, aggregateId: done.aggregateId });
      if (done.kind !== 'started') return;
      emit('lectern-course-started', { objectiveId, workflowId: done.workflowId });
      links.go({ name: 'content', objectiveId, axis: [], query: '' });
    },
    onFail: (error: LecternError) => void showFailure(port, error),
    onLost: (again: Again) => showNotSent(port.notices, { player: t, common }, t('notSentEnrol'), again),
  };
  const commands: Readonly<Record<EnrolFlow, CommandState<EnrolInput>>> = {
    addToMyCourses: useCommand(port, addToMyCourses, options),
    startTheCourse: useCommand(port, startTheCourse, options),
  };
  const flows = ['addToMyCourses', 'startTheCourse'] as const;
  const lost = flows.find((flow) => commands[flow].unsent.length > 0);
  return {
    run: (flow) => commands[flow].run(input),
    busy: flows.find((flow) => commands[flow].phaseOf(input) === 'sending') ?? null,
    again: lost ? () => commands[lost].run(input) : null,
  };
}
