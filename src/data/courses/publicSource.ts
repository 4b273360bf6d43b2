import { isUnreadable } from '../../contract/wire/decode.ts';
import type { ObjectiveAccess } from '../../domain/course/course.ts';
import type { PublicObjective } from '../../domain/course/publicObjective.ts';
import type { CourseSource } from './CourseSource.ts';
import { pageSize } from './enrolledPage.ts';
import { publicKey } from './keys.ts';
import type { ListRequest } from './ListRequest.ts';

/** The open catalog of a domain (CALL-46). Its courses look as they do for a learner who has done nothing yet (DATA-24). */
export function publicSource(domain: string, request: ListRequest): CourseSource {
  return {
    key: [...publicKey, domain, request.key],
    call: 'publicObjectives.query',
    ask: async (port, skip, signal) => {
      const { publicObjectives } = await import('../../contract/courses/openCatalog.ts');
      const { filter, sort } = request;
      const query = { domain, ...(filter && { filter }), sort, skip, take: pageSize(skip), requireTotalCount: true };
      const { items, total } = await port.send(publicObjectives, { query }, { signal });
      return { items: items.map((item) => (isUnreadable(item) ? item : untouched(item))), total };
    },
  };
}

const untouchedAggregate = {
  isSelfEnrolled: false,
  lastObjectiveWorkflow: null,
  lastObjectiveRecord: null,
  lastActivityWorkflow: null,
};

/** Turns a course of the open catalog into an access that belongs to no person. */
function untouched({
  activity,
  objectiveAccessId,
  availabilityDate,
  availabilityEndDate,
  ...objective
}: PublicObjective): ObjectiveAccess {
  const root = {
    id: '',
    type: 'composite',
    duration: null,
    childrenCount: 0,
    presentationMode: 'tree',
    displayMode: 'embeddedAuto',
    supportReview: false,
    supportMobileView: true,
    proctored: false,
  } as const;
  return {
    id: objective.id,
    userId: '',
    objectiveAccessId,
    objective: {
      ...objective,
      activity: { ...root, ...activity, state: objective.state },
      announcementChannelId: null,
      gradingScaleId: null,
      gradingScale: null,
      supportFullscreenView: true,
      proctored: false,
    },
    isMandatory: false,
    retake: false,
    showInCatalog: true,
    availabilityDate,
    availabilityEndDate,
    dueDate: null,
    gradeRevealPolicy: 'none',
    gradeRevealDate: null,
    termId: null,
    parts: null,
    aggregate: { id: '', ...untouchedAggregate },
  };
}
