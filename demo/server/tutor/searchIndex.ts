import MiniSearch from 'minisearch';
import type { PlacedPassage } from './passage.ts';
import { tellingWords, wordsOf } from './wordsOf.ts';

/** A passage that was found. */
export interface Found {
  readonly passage: PlacedPassage;
  readonly score: number;
  /** The share of the question's telling words that it has, 0 to 1. */
  readonly share: number;
}

/** A passage with a smaller share of the question's words does not count as found (TUTOR-7). */
const floor = 0.34;
/** The weight of a graded part, which asks more than it answers. */
const gradedWeight = 0.7;
/** The most passages that a search returns. */
const most = 5;

/** Makes the search over the passages that a person may read, and over nothing else (TUTOR-4). */
export function createSearchIndex(passages: readonly PlacedPassage[]): (question: string) => readonly Found[] {
  const index = new MiniSearch<{ id: number; text: string }>({
    fields: ['text'],
    tokenize: (text) => [...wordsOf(text)],
    processTerm: (term) => term,
    searchOptions: { combineWith: 'OR', boostDocument: (id) => (passages[id as number]?.graded ? gradedWeight : 1) },
  });
  // The name of a part counts as much as a sentence of it.
  index.addAll(passages.map(({ title, heading, text }, id) => ({ id, text: `${title}\n${heading}\n${text}` })));
  return (question) => {
    const words = tellingWords(question);
    const found = index.search(question, {
      tokenize: () => [...words],
      prefix: (term) => term.length > 4,
      fuzzy: (term) => (term.length > 5 ? 0.2 : false),
    });
    return found
      .map(({ id, score, queryTerms }): Found | null => {
        const passage = passages[id as number];
        const share = new Set(queryTerms).size / Math.max(words.length, 1);
        return passage && share >= floor ? { passage, score, share } : null;
      })
      .filter((one) => one !== null)
      .slice(0, most);
  };
}
