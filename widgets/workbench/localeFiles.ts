import arCommon from '../../locales/ar/common.json';
import arCourses from '../../locales/ar/courses.json';
import arPlayer from '../../locales/ar/player.json';
import enCommon from '../../locales/en-US/common.json';
import enCourses from '../../locales/en-US/courses.json';
import enPlayer from '../../locales/en-US/player.json';

/** Texts of the elements by `tag/namespace`. */
export const localeFiles: Readonly<Record<string, unknown>> = {
  'en-US/common': enCommon,
  'en-US/courses': enCourses,
  'en-US/player': enPlayer,
  'ar/common': arCommon,
  'ar/courses': arCourses,
  'ar/player': arPlayer,
};
