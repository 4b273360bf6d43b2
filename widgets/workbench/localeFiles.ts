import enBookmarks from '../../locales/en-US/bookmarks.json';
import enCalendar from '../../locales/en-US/calendar.json';
import enCertificate from '../../locales/en-US/certificate.json';
import enCommon from '../../locales/en-US/common.json';
import enCourses from '../../locales/en-US/courses.json';
import enEmailAnswer from '../../locales/en-US/emailAnswer.json';
import enFailure from '../../locales/en-US/failure.json';
import enFeedback from '../../locales/en-US/feedback.json';
import enFinish from '../../locales/en-US/finish.json';
import enFrame from '../../locales/en-US/frame.json';
import enFramed from '../../locales/en-US/framed.json';
import enHome from '../../locales/en-US/home.json';
import enKinds from '../../locales/en-US/kinds.json';
import enLeaving from '../../locales/en-US/leaving.json';
import enLists from '../../locales/en-US/lists.json';
import enNext from '../../locales/en-US/next.json';
import enNotifications from '../../locales/en-US/notifications.json';
import enOffline from '../../locales/en-US/offline.json';
import enOutbox from '../../locales/en-US/outbox.json';
import enParts from '../../locales/en-US/parts.json';
import enPlayer from '../../locales/en-US/player.json';
import enProfile from '../../locales/en-US/profile.json';
import enResults from '../../locales/en-US/results.json';
import enScorm from '../../locales/en-US/scorm.json';
import enSurvey from '../../locales/en-US/survey.json';
import enTeamwork from '../../locales/en-US/teamwork.json';
import enTutor from '../../locales/en-US/tutor.json';
import enWork from '../../locales/en-US/work.json';
import type { Namespace } from '../../src/i18n/keys.ts';

/** Every namespace of the elements; the page's own is not among them. */
type Files = Readonly<Record<`en-US/${Exclude<Namespace, 'shell'>}`, unknown>>;

/** English texts of the elements by `tag/namespace`. The other languages are requested when they are needed. */
export const localeFiles: Readonly<Record<string, unknown>> = {
  'en-US/bookmarks': enBookmarks,
  'en-US/calendar': enCalendar,
  'en-US/certificate': enCertificate,
  'en-US/common': enCommon,
  'en-US/courses': enCourses,
  'en-US/emailAnswer': enEmailAnswer,
  'en-US/failure': enFailure,
  'en-US/feedback': enFeedback,
  'en-US/finish': enFinish,
  'en-US/frame': enFrame,
  'en-US/framed': enFramed,
  'en-US/home': enHome,
  'en-US/kinds': enKinds,
  'en-US/leaving': enLeaving,
  'en-US/lists': enLists,
  'en-US/next': enNext,
  'en-US/notifications': enNotifications,
  'en-US/offline': enOffline,
  'en-US/outbox': enOutbox,
  'en-US/parts': enParts,
  'en-US/player': enPlayer,
  'en-US/profile': enProfile,
  'en-US/results': enResults,
  'en-US/scorm': enScorm,
  'en-US/survey': enSurvey,
  'en-US/teamwork': enTeamwork,
  'en-US/tutor': enTutor,
  'en-US/work': enWork,
} satisfies Files;
