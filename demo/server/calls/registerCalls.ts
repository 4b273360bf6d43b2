import type { FastifyInstance } from 'fastify';
import { LecternError, type ErrorCode } from '../../../src/errors.ts';
import { registerAnswers } from './answers.ts';
import { registerBookmarks } from './bookmarks.ts';
import { registerCommands } from './command.ts';
import { finish, start, submit } from './courseCommands.ts';
import { registerNextSteps } from './nextSteps.ts';
import { registerOpened } from './opened.ts';
import { enrol, giveAccess } from './enrolCommands.ts';
import { registerFileReads } from './fileReads.ts';
import { finishParts, startParts } from './partCommands.ts';
import { registerProctoring } from './proctoring.ts';
import { registerListReads } from './listReads.ts';
import { registerOpenCatalog } from './openCatalog.ts';
import { registerPartReads } from './partReads.ts';
import { registerReads } from './reads.ts';
import { registerRecordReads } from './recordReads.ts';
import type { Deps } from './route.ts';
import { registerStartToken } from './startToken.ts';
import { registerTeamReads } from './teamReads.ts';
import { registerUnread } from './unread.ts';

const statuses: Partial<Readonly<Record<ErrorCode, number>>> = { unauthorized: 401, forbidden: 403, not_found: 404, bad_request: 400, conflict: 409 };

/** The LMS calls of learners, as a plugin of their own; errors of the rules become `{ error: { code, message, fields } }`. */
export async function registerCalls(app: FastifyInstance, deps: Deps): Promise<void> {
  app.setErrorHandler((error, _request, reply) => {
    const status = error instanceof LecternError ? statuses[error.code] : undefined;
    if (!(error instanceof LecternError) || !status) throw error;
    return reply.code(status).send({ error: { code: error.code, message: error.message, ...(error.detail.messages && { fields: error.detail.messages }) } });
  });
  registerReads(app, deps);
  registerListReads(app, deps);
  registerRecordReads(app, deps);
  registerPartReads(app, deps);
  registerFileReads(app, deps);
  registerTeamReads(app, deps);
  registerOpenCatalog(app, deps);
  registerProctoring(app, deps);
  registerStartToken(app, deps);
  registerOpened(app, deps);
  registerNextSteps(app, deps);
  registerUnread(app, deps);
  registerAnswers(app, deps);
  registerBookmarks(app, deps);
  registerCommands(app, deps, [start, submit, finish, startParts, finishParts, enrol, giveAccess]);
}
