import { activityAggregates } from './activityAggregates.ts';
import { activityChildren, activityChildrenOf } from './activityChildren.ts';
import { activityRecordsOfAggregate, activityRecordsOfRun } from './activityRecords.ts';
import { activityContent, activityTree, finishActivityWorkflows, rootContent, startActivityWorkflows, updateActivityWorkflow } from './activities.ts';
import { answerOf, saveAnswer } from './answers.ts';
import { bookmarksOf, saveBookmark } from './bookmarks.ts';
import { configurationFile } from './configuration.ts';
import { courseCounts } from './courseCounts.ts';
import { currentUser } from './currentUser.ts';
import { aggregates, createObjectiveAccess, createSelfEnrollment } from './enrolment.ts';
import { sendEvents } from './events.ts';
import { beginFrameSession, endFrameSession, frameTicket, signInCode } from './frameSessions.ts';
import { gradingScales } from './gradingScales.ts';
import { navigationNodes } from './navigation.ts';
import { nextSteps } from './nextSteps.ts';
import { objectiveAccesses, objectiveAccessOf } from './objectiveAccesses.ts';
import { aggregateOf } from './objectiveAggregates.ts';
import { attemptsOf, objectiveRecordOf, objectiveRecords } from './objectiveRecords.ts';
import { finishObjectiveWorkflow, objectiveWorkflowOf, startObjectiveWorkflow, submitObjectiveWorkflow } from './objectiveWorkflows.ts';
import { lastProctoringSession, proctoringStartToken } from './proctoring.ts';
import { publicObjectiveOf, publicObjectives } from './openCatalog.ts';
import { catalogShowcases, enrolledShowcases, publicShowcases } from './showcases.ts';
import { groupActivityWorkflowOf, participants } from './teams.ts';
import { termsOf } from './terms.ts';
import { readAnnouncements, unreadCounts } from './unreadCounts.ts';

/** Every call of the contract that exists so far, for the server, the docs and tests; the client imports them one by one. */
export const calls = [
  configurationFile,
  unreadCounts,
  readAnnouncements,
  currentUser,
  sendEvents,
  objectiveAccesses,
  objectiveAccessOf,
  gradingScales,
  objectiveWorkflowOf,
  startObjectiveWorkflow,
  submitObjectiveWorkflow,
  finishObjectiveWorkflow,
  activityTree,
  activityChildren,
  activityChildrenOf,
  activityAggregates,
  activityRecordsOfAggregate,
  activityRecordsOfRun,
  attemptsOf,
  objectiveRecords,
  objectiveRecordOf,
  aggregateOf,
  lastProctoringSession,
  proctoringStartToken,
  participants,
  groupActivityWorkflowOf,
  activityContent,
  rootContent,
  startActivityWorkflows,
  finishActivityWorkflows,
  updateActivityWorkflow,
  termsOf,
  enrolledShowcases,
  catalogShowcases,
  publicShowcases,
  publicObjectives,
  publicObjectiveOf,
  aggregates,
  createObjectiveAccess,
  createSelfEnrollment,
  courseCounts,
  nextSteps,
  navigationNodes,
  answerOf,
  saveAnswer,
  bookmarksOf,
  saveBookmark,
  frameTicket,
  signInCode,
  beginFrameSession,
  endFrameSession,
] as const;
