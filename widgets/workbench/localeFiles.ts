import arBookmarks from '../../locales/ar/bookmarks.json';
import arCalendar from '../../locales/ar/calendar.json';
import arCertificate from '../../locales/ar/certificate.json';
import arCommon from '../../locales/ar/common.json';
import arCourses from '../../locales/ar/courses.json';
import arEmailAnswer from '../../locales/ar/emailAnswer.json';
import enEmailAnswer from '../../locales/en-US/emailAnswer.json';
import arFeedback from '../../locales/ar/feedback.json';
import arFrame from '../../locales/ar/frame.json';
import arFramed from '../../locales/ar/framed.json';
import arHome from '../../locales/ar/home.json';
import arKinds from '../../locales/ar/kinds.json';
import arLeaving from '../../locales/ar/leaving.json';
import arLists from '../../locales/ar/lists.json';
import arNext from '../../locales/ar/next.json';
import arNotifications from '../../locales/ar/notifications.json';
import arOutbox from '../../locales/ar/outbox.json';
import arParts from '../../locales/ar/parts.json';
import arPlayer from '../../locales/ar/player.json';
import arProfile from '../../locales/ar/profile.json';
import enBookmarks from '../../locales/en-US/bookmarks.json';
import enCalendar from '../../locales/en-US/calendar.json';
import arSurvey from '../../locales/ar/survey.json';
import arTeamwork from '../../locales/ar/teamwork.json';
import arTutor from '../../locales/ar/tutor.json';
import arWork from '../../locales/ar/work.json';
import enCertificate from '../../locales/en-US/certificate.json';
import arScorm from '../../locales/ar/scorm.json';
import arResults from '../../locales/ar/results.json';
import enCommon from '../../locales/en-US/common.json';
import enCourses from '../../locales/en-US/courses.json';
import enFeedback from '../../locales/en-US/feedback.json';
import enFrame from '../../locales/en-US/frame.json';
import enFramed from '../../locales/en-US/framed.json';
import enHome from '../../locales/en-US/home.json';
import enKinds from '../../locales/en-US/kinds.json';
import enLeaving from '../../locales/en-US/leaving.json';
import enLists from '../../locales/en-US/lists.json';
import enNext from '../../locales/en-US/next.json';
import enNotifications from '../../locales/en-US/notifications.json';
import enOutbox from '../../locales/en-US/outbox.json';
import enParts from '../../locales/en-US/parts.json';
import enPlayer from '../../locales/en-US/player.json';
import enScorm from '../../locales/en-US/scorm.json';
import enResults from '../../locales/en-US/results.json';
import enProfile from '../../locales/en-US/profile.json';
import enSurvey from '../../locales/en-US/survey.json';
import enTeamwork from '../../locales/en-US/teamwork.json';
import enTutor from '../../locales/en-US/tutor.json';
import enWork from '../../locales/en-US/work.json';

/** Texts of the elements by `tag/namespace`. */
export const localeFiles: Readonly<Record<string, unknown>> = {
  'en-US/bookmarks': enBookmarks,
  'en-US/calendar': enCalendar,
  'en-US/certificate': enCertificate,
  'en-US/common': enCommon,
  'en-US/courses': enCourses,
  'en-US/next': enNext,
  'en-US/emailAnswer': enEmailAnswer,
  'en-US/feedback': enFeedback,
  'en-US/frame': enFrame,
  'en-US/framed': enFramed,
  'en-US/home': enHome,
  'en-US/kinds': enKinds,
  'en-US/leaving': enLeaving,
  'en-US/lists': enLists,
  'en-US/notifications': enNotifications,
  'en-US/outbox': enOutbox,
  'en-US/parts': enParts,
  'en-US/player': enPlayer,
  'en-US/profile': enProfile,
  'ar/bookmarks': arBookmarks,
  'ar/calendar': arCalendar,
  'en-US/survey': enSurvey,
  'en-US/teamwork': enTeamwork,
  'en-US/tutor': enTutor,
  'en-US/work': enWork,
  'ar/certificate': arCertificate,
  'en-US/scorm': enScorm,
  'en-US/results': enResults,
  'ar/common': arCommon,
  'ar/courses': arCourses,
  'ar/next': arNext,
  'ar/emailAnswer': arEmailAnswer,
  'ar/feedback': arFeedback,
  'ar/frame': arFrame,
  'ar/framed': arFramed,
  'ar/home': arHome,
  'ar/kinds': arKinds,
  'ar/leaving': arLeaving,
  'ar/lists': arLists,
  'ar/notifications': arNotifications,
  'ar/outbox': arOutbox,
  'ar/parts': arParts,
  'ar/player': arPlayer,
  'ar/scorm': arScorm,
  'ar/results': arResults,
  'ar/profile': arProfile,
  'ar/survey': arSurvey,
  'ar/teamwork': arTeamwork,
  'ar/tutor': arTutor,
  'ar/work': arWork,
};
