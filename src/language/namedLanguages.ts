import { languageName } from './languageName.ts';

export interface NamedLanguage {
  readonly tag: string;
  /** In the language itself. */
  readonly name: string;
}

/** Offered languages in the order of their names: languages of one script are together. */
export const namedLanguages = (offered: readonly string[]): readonly NamedLanguage[] =>
  offered
    .map((tag) => ({ tag, name: languageName(tag, offered) }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
