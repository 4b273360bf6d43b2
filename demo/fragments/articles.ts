/** An article of the knowledge center. */
export interface Article {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly minutes: number;
  readonly paragraphs: readonly string[];
}

/** Texts of one language: those around the articles, and the articles. */
export interface Articles {
  readonly texts: Readonly<Record<'title' | 'lead' | 'find' | 'none' | 'minutes' | 'back' | 'gone', string>>;
  readonly articles: readonly Article[];
}

/** Languages that have articles. */
export const languageOf = (locale: string): 'ar' | 'en' => (locale.split('-')[0] === 'ar' ? 'ar' : 'en');

/** Loads the articles of a language from the host of this module. */
export async function loadArticles(language: 'ar' | 'en'): Promise<Articles> {
  const reply = await fetch(new URL(`articles.${language}.json`, import.meta.url));
  if (!reply.ok) throw new Error(String(reply.status));
  return (await reply.json()) as Articles;
}
