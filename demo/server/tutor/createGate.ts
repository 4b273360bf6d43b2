import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { LecternError } from '../../../src/errors.ts';
import { upToDate } from '../calls/lists/upToDate.ts';
import { learner, notFound, param, type Deps } from '../calls/route.ts';
import { tutorMessages } from '../db/schemaTutor.ts';
import { createTenant } from '../shell/tenant.ts';
import { modelOf, type Model } from './modelOf.ts';
import { workUnderWay } from './workUnderWay.ts';

/** The questions of a person in a knowledge model. */
export const ofModel = (userId: string, { course }: Model) =>
  and(
    eq(tutorMessages.userId, userId),
    course ? eq(tutorMessages.objectiveId, course.id) : isNull(tutorMessages.objectiveId),
  );

/** Decides who may ask the tutor, in which model, and whether it answers now. */
export function createGate({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  const tenant = createTenant(db);
  return {
    /** @throws LecternError where nobody may ask: an administrator who acts as a learner reads nothing of theirs (TUTOR-17) */
    async asker(request: FastifyRequest): Promise<string> {
      const userId = await upToDate({ db, clock }, request);
      if (learner(request).impersonator)
        throw new LecternError('forbidden', 'What somebody asked the tutor is theirs alone.');
      if (!(await tenant.settings()).tutor) throw notFound('tutor');
      return userId;
    },
    /** @throws LecternError `not_found` */
    model: (request: FastifyRequest, userId: string) => modelOf(db, userId, param(request, 'knowledgeModelId')),
    /** Whether it is off, or gives hints alone (TUTOR-12, TUTOR-13). @param part path id of the part on the learner's page */
    async verdict(userId: string, model: Model, part: string | null) {
      const { off, hints } = await workUnderWay(db, userId, model, part);
      const name = model.course?.name ?? '';
      const byCourse = model.use === 'off' ? ({ why: 'course', name } as const) : null;
      return { off: off ?? byCourse, hints: hints ?? (model.use === 'hints' ? name : null) };
    },
  };
}

/** Made by {@link createGate}. */
export type Gate = ReturnType<typeof createGate>;
