/** The languages that this build has files of; a test holds them against `locales/`. */
export const builtTags: readonly string[] = ['en-US', 'ar'];
