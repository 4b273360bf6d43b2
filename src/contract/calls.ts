import { emailAnswer } from './assessment/emailAnswer.ts';
import { activityAggregates } from './parts/activityAggregates.ts';
import { activityChildren, activityChildrenOf } from './parts/activityChildren.ts';
import { activityRecordsOfAggregate, activityRecordsOfRun } from './parts/activityRecords.ts';
import {
  activityContent,
  activityTree,
  finishActivityWorkflows,
  rootContent,
  startActivityWorkflows,
  updateActivityWorkflow,
} from './parts/activities.ts';
import { answerOf, saveAnswer } from './parts/answers.ts';
import {
  discussionChanges,
  discussionOf,
  readDiscussion,
  removePost,
  repliesOf,
  savePost,
} from './work/discussions.ts';
import { submitSurvey, surveyOf } from './work/surveys.ts';
import { announceAttachment, attachmentsOf, removeAttachment, sendPiece } from './work/attachments.ts';
import { bookmarksOf, saveBookmark } from './parts/bookmarks.ts';
import { openingOf } from './parts/opening.ts';
import { certificateRecords, publicCertificateOf } from './certificates/certificateRecords.ts';
import { configurationFile } from './configuration.ts';
import { courseCounts } from './courses/courseCounts.ts';
import { currentUser } from './currentUser.ts';
import { aggregates, createObjectiveAccess, createSelfEnrollment } from './courses/enrolment.ts';
import { sendEvents } from './events.ts';
import { sendFeedback } from './feedback/sendFeedback.ts';
import { beginFrameSession, endFrameSession, frameTicket, signInCode } from './frameSessions.ts';
import { leaveCourse } from './courses/leaveCourse.ts';
import { gradingScales } from './courses/gradingScales.ts';
import { navigationNodes } from './navigation.ts';
import { nextSteps } from './courses/nextSteps.ts';
import { objectiveAccesses, objectiveAccessOf } from './courses/objectiveAccesses.ts';
import { aggregateOf } from './courses/objectiveAggregates.ts';
import { attemptsOf, objectiveRecordOf, objectiveRecords } from './courses/objectiveRecords.ts';
import {
  finishObjectiveWorkflow,
  objectiveWorkflowOf,
  startObjectiveWorkflow,
  submitObjectiveWorkflow,
} from './courses/objectiveWorkflows.ts';
import { lastProctoringSession, proctoringStartToken } from './parts/proctoring.ts';
import { publicObjectiveOf, publicObjectives } from './courses/openCatalog.ts';
import { catalogShowcases, enrolledShowcases, publicShowcases } from './courses/showcases.ts';
import { resourceLink } from './parts/resourceLink.ts';
import { savedPartsOf, savePart } from './parts/savedParts.ts';
import { teamChanges, teamWriting } from './parts/teamLive.ts';
import { submitScorm } from './parts/scorm.ts';
import { groupActivityWorkflowOf, participants } from './parts/teams.ts';
import { termsOf } from './courses/terms.ts';
import { readAnnouncements, unreadCounts } from './parts/unreadCounts.ts';
import { notificationPreferences, saveNotificationPreferences } from './notifications/preferences.ts';
import { channelAnnouncements, channelChanges, channelsOfLearner, readAllChannels } from './notifications/channels.ts';
import {
  askTutor,
  deleteTutorHistory,
  knowledgeModelOf,
  rateTutor,
  saveTutorConsent,
  tutorHistory,
  tutorStanding,
} from './tutor/tutorCalls.ts';
import { saveTimezone } from './person/timezone.ts';
import { calendarFeed, endCalendarFeed, renewCalendarFeed } from './calendar/calendarFeed.ts';
import { calendarItems } from './calendar/calendarItems.ts';
import { unitsOf } from './person/units.ts';

/** Every call of the contract that exists so far, for the server, the docs and tests; the client imports them one by one. */
export const calls = [
  configurationFile,
  unreadCounts,
  readAnnouncements,
  channelsOfLearner,
  channelAnnouncements,
  readAllChannels,
  channelChanges,
  emailAnswer,
  notificationPreferences,
  saveNotificationPreferences,
  resourceLink,
  submitScorm,
  attachmentsOf,
  announceAttachment,
  sendPiece,
  removeAttachment,
  discussionOf,
  repliesOf,
  savePost,
  removePost,
  readDiscussion,
  discussionChanges,
  surveyOf,
  submitSurvey,
  currentUser,
  sendEvents,
  sendFeedback,
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
  teamChanges,
  teamWriting,
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
  certificateRecords,
  publicCertificateOf,
  aggregates,
  createObjectiveAccess,
  createSelfEnrollment,
  courseCounts,
  nextSteps,
  navigationNodes,
  answerOf,
  saveAnswer,
  openingOf,
  bookmarksOf,
  saveBookmark,
  savedPartsOf,
  savePart,
  leaveCourse,
  frameTicket,
  signInCode,
  beginFrameSession,
  endFrameSession,
  unitsOf,
  saveTimezone,
  knowledgeModelOf,
  tutorStanding,
  tutorHistory,
  askTutor,
  deleteTutorHistory,
  rateTutor,
  saveTutorConsent,
  calendarItems,
  calendarFeed,
  renewCalendarFeed,
  endCalendarFeed,
] as const;
