import { useEffect, useEffectEvent } from 'react';
import { addToMyCourses, startTheCourse, type Enrolled } from '../../../data/enrolment/commands.ts';
import type { CourseToEnrol } from '../../../data/enrolment/courseToEnrol.ts';
import type { EnrolFlow } from '../../../data/enrolment/EnrolFlow.ts';
import { showFailure } from '../../../commands/showFailure.ts';
import { showNotSent } from '../../../commands/showNotSent.ts';
import { useCommand } from '../../../commands/useCommand.ts';
import { useTexts } from '../../../i18n/context.tsx';
import type { Translate } from '../../../i18n/locale.ts';
import type { Route } from '../../../routes/route.ts';
import { usePort } from '../../../port/context.tsx';
import { Spinner } from '../../../ui/spinner/Spinner.tsx';
import { ArrivalNotice } from './ArrivalNotice.tsx';
import type { ListEmit } from '../manifest.ts';

export interface EnrollingProps {
  readonly t: Translate<'player'>;
  readonly flow: EnrolFlow;
  readonly course: CourseToEnrol;
  /** Opens another page. */
  readonly go: (route: Route) => void;
  /** Stays on the list and removes the arrival's parameters from the address. */
  readonly leave: () => void;
  readonly emit: ListEmit;
}

/**
 * Enrols the learner on arrival, once and without a click, and opens the course (ENROL-17). A command that an earlier
 * page could not send waits for the learner (CMD-8).
 */
export function Enrolling({ t, flow, course, go, leave, emit }: EnrollingProps) {
  const port = usePort();
  const common = useTexts('common');
  const { input, name, access } = course;
  const { objectiveId } = input;
  const goToCourse = () => go({ name: 'course', objectiveId, aggregateId: null, review: false });
  const command = useCommand(port, flow === 'addToMyCourses' ? addToMyCourses : startTheCourse, {
    userId: input.userId,
    left: input,
    onAnswer: ({ kind }: Enrolled) => {
      if (kind === 'notSeen') port.notices.show({ tone: 'danger', title: common('unknownError') });
      // A learner who was already enrolled has only started the course (ENROL-5).
      else if (kind === 'enrolled' || !input.enrolled)
        port.notices.show({ tone: 'success', title: t('enrolledTo', { courseName: name }) });
    },
    onDone: (done) => {
      if (done.kind === 'notSeen') return leave();
      emit('lectern-course-enrolled', { objectiveId, aggregateId: done.aggregateId });
      if (done.kind !== 'started') return goToCourse();
      emit('lectern-course-started', { objectiveId, workflowId: done.workflowId });
      go({ name: 'content', objectiveId, axis: [], query: '' });
    },
    onFail: (error) => {
      void showFailure(port, error);
      leave();
    },
    onLost: (again) => showNotSent(port.notices, { player: t, common }, t('notSentEnrol'), again),
  });
  const begin = useEffectEvent(() => {
    if (command.unsent.length > 0) return;
    const begun = access?.aggregate.lastObjectiveWorkflow ?? access?.aggregate.lastObjectiveRecord;
    // ENROL-9; an enrolled learner who arrives to start the course starts it (ENROL-5).
    if (begun || (input.enrolled && flow === 'addToMyCourses')) goToCourse();
    else command.run(input);
  });
  useEffect(() => begin(), []);

  if (command.unsent.length > 0) return <ArrivalNotice t={t} again={() => command.run(input)} />;
  return command.phaseOf(input) === 'sending' ? (
    <Spinner label={t(flow === 'startTheCourse' ? 'starting' : 'enrolling')} />
  ) : null;
}
