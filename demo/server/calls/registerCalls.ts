import type { FastifyInstance } from 'fastify';
import type { ErrorCode } from '../../../src/errorCodes.ts';
import { LecternError } from '../../../src/errors.ts';
import { registerBadges } from '../certificates/badge/badgeRoutes.ts';
import { registerCertificateFiles } from '../certificates/certificateFiles.ts';
import { registerCertificateReads } from '../certificates/certificateReads.ts';
import { registerCalendar } from './calendar/calendarCalls.ts';
import { registerAnswers } from './parts/answers.ts';
import { registerBookmarks } from './parts/bookmarks.ts';
import { registerSavedParts } from './parts/savedParts.ts';
import { registerCommands, type Command } from './command.ts';
import { finish, start, submit } from './courseCommands.ts';
import { registerNextSteps } from './lists/nextSteps.ts';
import { registerOpened } from './parts/opened.ts';
import { enrol, giveAccess } from './enrolCommands.ts';
import { registerFileReads } from './parts/fileReads.ts';
import { finishParts, startParts } from './parts/partCommands.ts';
import { registerProctoring } from './parts/proctoring.ts';
import { registerListReads } from './lists/listReads.ts';
import { registerOpenCatalog } from './lists/openCatalog.ts';
import type { FormLauncher, Launcher } from './parts/launchers.ts';
import { registerPartReads } from './parts/partReads.ts';
import { registerResourceForm } from './parts/resourceForm.ts';
import { registerResourceLink } from './parts/resourceLink.ts';
import { registerReads } from './reads.ts';
import { registerRecordReads } from './lists/recordReads.ts';
import type { Deps } from './route.ts';
import { registerStartToken } from './parts/startToken.ts';
import { registerProfile } from './profile.ts';
import { registerTeamReads } from './parts/teamReads.ts';
import { registerTeamLive } from '../teams/registerTeamLive.ts';
import { registerUnread } from './lists/unread.ts';
import { registerEmailAnswers } from '../assessment/answerCall.ts';
import { registerPreferences } from '../notices/preferenceCalls.ts';
import { submitPackage } from '../scorm/commit/submitPackage.ts';
import { leave } from '../leaving/leaveCommand.ts';
import { registerChannels } from '../notifications/channelCalls.ts';
import { registerAttachments } from '../work/attachmentCalls.ts';
import { registerDiscussions } from '../discussions/discussionCalls.ts';
import { registerSurveys } from '../surveys/surveyCalls.ts';
import { registerTutor } from '../tutor/tutorRoutes.ts';
import type { Config } from '../config.ts';

const statuses: Partial<Readonly<Record<ErrorCode, number>>> = {
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  bad_request: 400,
  conflict: 409,
};

/** All commands of learners. */
export const learnerCommands: readonly Command[] = [
  start,
  submit,
  finish,
  startParts,
  finishParts,
  enrol,
  giveAccess,
  leave,
  submitPackage,
];

/**
 * The LMS calls of learners, with the launchers of their parts, as a separate plugin. Errors of the rules become
 * `{ error: { code, message, fields } }`.
 */
export async function registerCalls(
  app: FastifyInstance,
  deps: Deps,
  config: Pick<Config, 'tutor' | 'mail'>,
  launchers: { readonly links: readonly Launcher[]; readonly forms: readonly FormLauncher[] },
): Promise<void> {
  app.setErrorHandler((error, _request, reply) => {
    const status = error instanceof LecternError ? statuses[error.code] : undefined;
    if (!(error instanceof LecternError) || !status) throw error;
    return reply.code(status).send({
      error: {
        code: error.code,
        message: error.message,
        ...(error.detail.messages && { fields: error.detail.messages }),
      },
    });
  });
  registerReads(app, deps);
  registerListReads(app, deps);
  registerRecordReads(app, deps);
  registerPartReads(app, deps);
  registerResourceLink(app, deps, launchers.links);
  registerResourceForm(app, deps, launchers.forms);
  registerFileReads(app, deps);
  registerTeamReads(app, deps);
  registerTeamLive(app, deps);
  registerProfile(app, deps);
  registerOpenCatalog(app, deps);
  registerCertificateReads(app, deps);
  registerCertificateFiles(app, deps);
  registerBadges(app, deps);
  registerProctoring(app, deps);
  registerStartToken(app, deps);
  registerOpened(app, deps);
  registerNextSteps(app, deps);
  registerUnread(app, deps);
  registerChannels(app, deps);
  registerEmailAnswers(app, deps);
  registerPreferences(app, deps, config.mail.to !== 'nowhere');
  registerCalendar(app, deps);
  registerAnswers(app, deps);
  await app.register((scope) => registerAttachments(scope, deps));
  registerDiscussions(app, deps);
  registerSurveys(app, deps);
  registerBookmarks(app, deps);
  registerSavedParts(app, deps);
  registerTutor(app, deps, config);
  registerCommands(app, deps, learnerCommands);
}
