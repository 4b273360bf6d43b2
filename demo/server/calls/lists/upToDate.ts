import type { FastifyRequest } from 'fastify';
import { gradeDue } from '../courseCommands.ts';
import { learner, type Deps } from '../route.ts';

/** The id of the learner whose courses are about to be read. First grades the learner's runs that are due (SUBMIT-2). */
export async function upToDate({ db, clock }: Pick<Deps, 'db' | 'clock'>, request: FastifyRequest): Promise<string> {
  const { userId, nextGrade } = learner(request);
  const now = clock.now();
  if (nextGrade === undefined || (nextGrade && nextGrade.getTime() <= now)) await gradeDue(db, userId, now);
  return userId;
}
