import type { Found } from './searchIndex.ts';
import { tellingWords, wordsOf } from './wordsOf.ts';

const sentences = new Intl.Segmenter(undefined, { granularity: 'sentence' });
/** A passage with less than this share of the best score is left out. */
const kept = 0.45;
const longest = 420;

/** A sentence as one line of plain text: characters of markdown are escaped. */
const quoted = (sentence: string) =>
  sentence
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<>#|~]/g, '\\$&');

/** The sentences of a passage that answer best, in their order. */
function bestSentences(text: string, words: ReadonlySet<string>): string {
  const all = [...sentences.segment(text)].map(({ segment }) => segment.trim()).filter(Boolean);
  const rated = all.map((sentence, place) => ({
    place,
    hits: new Set(wordsOf(sentence).filter((word) => words.has(word))).size,
  }));
  const [first] = rated.toSorted((one, other) => other.hits - one.hits || one.place - other.place);
  const from = first?.place ?? 0;
  let answer = all[from] ?? '';
  // The next sentences often explain it.
  for (const next of all.slice(from + 1, from + 3)) {
    if (answer.length + next.length > longest) break;
    answer += ` ${next}`;
  }
  return answer.length > longest * 2 ? `${answer.slice(0, longest * 2)}…` : answer;
}

/** The passages of an answer: those that are nearly as good as the best, at most three. */
export const answeringPassages = (found: readonly Found[]): readonly Found[] =>
  found.filter(({ score }) => score >= (found[0]?.score ?? 0) * kept).slice(0, 3);

/** An answer in the words of the course, a quotation for each passage with its number (TUTOR-7). */
export function extractAnswer(question: string, found: readonly Found[]): readonly string[] {
  const words = new Set(tellingWords(question));
  return found.map(({ passage }, at) => `> ${quoted(bestSentences(passage.text, words))} [${at + 1}]\n\n`);
}
