import { createObjectiveAccess, createSelfEnrollment } from '../../contract/courses/enrolment.ts';
import { objectiveAccessOf } from '../../contract/courses/objectiveAccesses.ts';
import { isSessionOver } from '../../contract/wire/outcomeOf.ts';
import { LecternError } from '../../errors.ts';
import type { RuntimePort } from '../../port/port.ts';
import { refetchLists } from '../courses/refetchLists.ts';
import { asWish } from '../../commands/asWish.ts';
import type { Command } from '../../commands/Command.ts';
import { playerKeys } from '../player/keys.ts';
import { startCourse } from '../player/run/startCourse.ts';
import { refetchBeside } from './refetchBeside.ts';
import { awaitAggregate } from './awaitAggregate.ts';
import type { EnrolInput } from './EnrolInput.ts';

/** How an enrolment ended. `notSeen`: it was created, but the wait for it failed (ENROL-4). */
export type Enrolled =
  | { readonly kind: 'enrolled'; readonly aggregateId: string }
  | { readonly kind: 'started'; readonly aggregateId: string; readonly workflowId: string }
  | { readonly kind: 'notSeen' };

/** Reports a failure while waiting, and gives null (ENROL-4): the enrolment itself has been created. */
async function waited<T>(port: RuntimePort, wait: () => Promise<T>): Promise<T | null> {
  try {
    return await wait();
  } catch (error) {
    // The page leaves for sign-in, or its person has signed out: the wish stays, and continues afterwards.
    if (isSessionOver(error as LecternError)) throw error;
    port.host.report(error as LecternError);
    return null;
  }
}

async function create(
  port: RuntimePort,
  { objectiveAccessId, aggregateId, enrolled, userId }: EnrolInput,
  id: string,
): Promise<void> {
  if (enrolled) return;
  if (objectiveAccessId === null)
    throw new LecternError('bad_reply', 'a course without an assignment cannot be enrolled in', {
      call: createSelfEnrollment.name,
      field: 'objectiveAccessId',
    });
  if (aggregateId === null)
    await asWish(port, userId, `access:${objectiveAccessId}`, (own) =>
      port.send(createObjectiveAccess, { body: { id: own, objectiveAccessId } }),
    );
  await port.send(createSelfEnrollment, { body: { id, objectiveAccessId } });
}

/** Fetches the lists again, also while none is shown, and the course, channels, unread counts and bookmarks (LEAVE-6). */
function enrolmentChanged(port: RuntimePort, { objectiveId }: EnrolInput): Promise<void> {
  refetchLists(port);
  refetchBeside(port);
  return port.cache.invalidateQueries({ queryKey: playerKeys.course(objectiveId) });
}

/** Enrols in a course without starting it (ENROL-1). */
export const addToMyCourses: Command<EnrolInput, Enrolled> = {
  wish: ({ objectiveId }) => `enrol:${objectiveId}`,
  run: async (port, input, id) => {
    await create(port, input, id);
    const { aggregateId, objectiveId } = input;
    if (aggregateId !== null) return { kind: 'enrolled', aggregateId };
    const access = await waited(port, () => port.send(objectiveAccessOf, { params: { objectiveId } }));
    return access ? { kind: 'enrolled', aggregateId: access.aggregate.id } : { kind: 'notSeen' };
  },
  after: enrolmentChanged,
};

/**
 * Enrols, waits until the enrolment is known everywhere, and starts the course (ENROL-2). The start is the same wish as the Start of the
 * course page, with one id: whichever of them is repeated, the course starts once.
 */
export const startTheCourse: Command<EnrolInput, Enrolled> = {
  wish: ({ objectiveId }) => `enrol-start:${objectiveId}`,
  run: async (port, input, id) => {
    const { objectiveId, userId } = input;
    await create(port, input, id);
    try {
      const aggregateId = input.enrolled
        ? input.aggregateId
        : await waited(port, () => awaitAggregate(port, objectiveId, userId));
      if (aggregateId === null) return { kind: 'notSeen' };
      const start = { objectiveId, aggregateId, after: null, restart: false };
      const workflowId = await asWish(port, userId, startCourse.wish(start), (own) =>
        startCourse.run(port, start, own),
      );
      return { kind: 'started', aggregateId, workflowId };
    } catch (error) {
      // A refused start does not undo the enrolment: page and lists have to show it.
      void enrolmentChanged(port, input);
      throw error;
    }
  },
  after: enrolmentChanged,
};
