const list =
  'en-US en-GB ar bg bn cs da de es es-MX fi fr hi hu id it ja ko la ms my nb nl pl pt-BR pt-PT ro ru sr-Latn sv ta th tr uk vi ' +
  'zh-Hans zh-Hant';

/**
 * The languages that this build has files of (LOC-2); a test compares them with `locales/`. If a language has several tags, the first is
 * for people who name no region.
 */
export const builtTags: readonly string[] = list.split(' ');
