import type { FastifyRequest } from 'fastify';
import { gradeDue } from '../courseCommands.ts';
import { learner, type Deps } from '../route.ts';

/** Whose courses are about to be read, with what has to be graded by now graded (SUBMIT-2). */
export async function upToDate({ db, clock }: Pick<Deps, 'db' | 'clock'>, request: FastifyRequest): Promise<string> {
  const { userId } = learner(request);
  await gradeDue(db, userId, clock.now());
  return userId;
}
