const list =
  'en-US en-GB ar bg bn cs da de es es-MX fi fr hi hu id it ja ko la ms my nb nl pl pt-BR pt-PT ro ru sr-Latn sv ta th tr uk vi ' +
  'zh-Hans zh-Hant';

/**
 * The languages that this build has files of (LOC-2); a test holds them against `locales/`. Of the tags of one language, the first is
 * for whoever names no region.
 */
export const builtTags: readonly string[] = list.split(' ');
