/** The languages: the folders of `locales`. */
export const languages: readonly string[];
/** What is said of a language, beside its texts. */
export const META: 'meta';
/** The texts of the reference server's own pages; no browser asks for them. */
export const SERVER: 'server';
/** The files of texts, one a subject; English has all of them. */
export const namespaces: readonly string[];
