const PLURAL = /_(zero|one|two|few|many|other)$/;
/** Placeholders for values and for elements. */
const MARKS = /\{\{\w+\}\}|<\/?\d+>/g;

const baseOf = (key) => key.replace(PLURAL, '');
const marksOf = (text) => [...text.matchAll(MARKS)].map(([mark]) => mark).sort();
/** The keys that are counted: those with a form `_other`. */
const countedOf = (english) =>
  new Set(
    Object.keys(english)
      .filter((key) => key.endsWith('_other'))
      .map(baseOf),
  );

/** The plural forms that CLDR gives a language. It has none for Latin, which counts like English. */
export const formsOf = (tag) => new Intl.PluralRules(tag === 'la' ? 'en' : tag).resolvedOptions().pluralCategories;

/** If English has a separate text for zero, each language has one too. */
const formsWith = (forms, zero) => (zero && !forms.includes('zero') ? ['zero', ...forms] : forms);

/** The keys that a language needs: those of English, with the plural forms of the language. */
function keysOf(tag, english) {
  const forms = formsOf(tag);
  const counted = countedOf(english);
  return [...new Set(Object.keys(english).map((key) => (counted.has(baseOf(key)) ? baseOf(key) : key)))].flatMap(
    (key) => (counted.has(key) ? formsWith(forms, `${key}_zero` in english).map((form) => `${key}_${form}`) : [key]),
  );
}

/**
 * The placeholders that a text lacks compared with its English one, or has in addition. A form for zero, one or two may write its numbers
 * as words.
 */
function markFault(key, text, model) {
  const has = marksOf(text);
  const may = marksOf(model);
  const extra = has.filter((mark) => !may.includes(mark));
  const word = /_(zero|one|two)$/.test(key);
  const lost = may.filter((mark) => !has.includes(mark) && !(word && mark.startsWith('{')));
  if (extra.length + lost.length > 0)
    return `${key}: lost ${lost.join(' ') || 'nothing'}, beyond English ${extra.join(' ') || 'nothing'}`;
  const twice = has.filter((mark, index) => mark.startsWith('<') && has.indexOf(mark) !== index);
  return twice.length > 0 ? `${key}: ${twice.join(' ')} more than once` : '';
}

/** Whether a text has words to translate. */
const hasWords = (text) => /\p{L}{2}/u.test(text.replace(MARKS, ' '));

/**
 * The faults of one file of texts, compared with its English one; a good file has none (LOC-6).
 * @param tag the language
 * @param texts of the language, by key
 * @param english the same file of en-US
 * @param same keys whose text is that of English on purpose; `null` if English texts are no fault
 * @returns a sentence for each fault
 */
export function localeFaults(tag, texts, english, same = null) {
  const wanted = keysOf(tag, english);
  const has = Object.keys(texts);
  const faults = [
    ...wanted.filter((key) => !(key in texts)).map((key) => `${key}: missing`),
    ...has
      .filter((key) => !wanted.includes(key))
      .map((key) => `${key}: not a key of English, or not a plural form of ${tag}`),
  ];
  for (const key of has.filter((one) => wanted.includes(one))) {
    const text = texts[key];
    const model = english[key] ?? english[`${baseOf(key)}_other`];
    if (typeof text !== 'string' || !text.trim()) faults.push(`${key}: empty`);
    else {
      const fault = markFault(key, text, model);
      if (fault) faults.push(fault);
      if (text.trim() !== text && model.trim() === model) faults.push(`${key}: white space at an end`);
      if (same && hasWords(model) && text === model && !same.includes(key)) faults.push(`${key}: is English`);
    }
  }
  return faults;
}
