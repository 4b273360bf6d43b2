/** The languages: the folders of `locales`. */
export const languages: readonly string[];
/** The file with the facts about a language, besides its texts. */
export const META: 'meta';
/** The texts of the reference server's own pages; no browser requests them. */
export const SERVER: 'server';
/** The files of texts, one a subject; English has all of them. */
export const namespaces: readonly string[];
