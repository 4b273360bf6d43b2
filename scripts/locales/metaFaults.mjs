const isText = (value) => typeof value === 'string' && value.trim() !== '';

/**
 * The faults in the `meta.json` of a language: its own name, how its texts address the learner, whether a native speaker has reviewed them,
 * the keys whose text is that of English on purpose, and the glossary, which has a word for each term of the English one.
 */
export function metaFaults(meta, english) {
  if (!meta) return ['meta: missing'];
  const terms = Object.keys(english.glossary);
  const glossary = meta.glossary ?? {};
  return [
    ...['name', 'address'].filter((key) => !isText(meta[key])).map((key) => `meta: no ${key}`),
    ...(typeof meta.reviewed === 'boolean' ? [] : ['meta: reviewed is true or false']),
    ...(Array.isArray(meta.same) ? [] : ['meta: same is a list of keys, such as courses/count_one']),
    ...terms.filter((term) => !isText(glossary[term])).map((term) => `meta: the glossary lacks ${term}`),
    ...Object.keys(glossary)
      .filter((term) => !terms.includes(term))
      .map((term) => `meta: ${term} is no term of the English glossary`),
  ];
}
