import { fold } from '../../../src/domain/filter/fold.ts';

/** Words of questions that tell nothing about their subject. */
const empty = new Set(
  (
    'a about am an and any are as at be because been but by can could did do does doing done for from get had has have ' +
    'how i if in into is it its just let like may me mean means might must my no not of on one or our out please really ' +
    'shall she should show so some somebody someone tell than that the their them then there these they this those to ' +
    'under us was way we were what when where which while who whom whose why will with would you your explain ' +
    'ما ماذا من في على عن الى إلى هل كيف متى اين أين لماذا هو هي هذا هذه ذلك التي الذي او أو ان أن إن كل لا لم كان'
  )
    .split(' ')
    .map(fold),
);

/** Endings that change the form of an English word, the longest first. */
const endings = ['ations', 'ation', 'ingly', 'ings', 'ing', 'edly', 'ed', 'ers', 'er', 'ies', 'es', 'ly', 's', 'e'];

/** A word without its ending or its Arabic article, so that "stumble" finds "stumbles". */
function stemOf(word: string): string {
  const arabic = /^[وفبل]?ال(\p{Script=Arabic}{3,})$/u.exec(word);
  if (arabic?.[1]) return arabic[1];
  if (!/^[a-z]{4,}$/.test(word)) return word;
  const ending = endings.find((one) => word.endsWith(one) && word.length - one.length >= 3);
  const stem = ending ? word.slice(0, -ending.length) : word;
  // "planned" and "plan"
  return /([b-df-hj-np-tv-z])\1$/.test(stem) && !/(ll|ss)$/.test(stem) ? stem.slice(0, -1) : stem;
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** The words of a text in any script, folded and without their endings (TUTOR-6). */
export const wordsOf = (text: string): readonly string[] =>
  [...segmenter.segment(text)].flatMap(({ segment, isWordLike }) => (isWordLike ? [stemOf(fold(segment))] : []));

/** The words that tell the subject of a question; all of them where none does. */
export function tellingWords(question: string): readonly string[] {
  const all = [...segmenter.segment(question)].flatMap(({ segment, isWordLike }) =>
    isWordLike ? [fold(segment)] : [],
  );
  const telling = all.filter((word) => !empty.has(word));
  return [...new Set((telling.length > 0 ? telling : all).map(stemOf))];
}
