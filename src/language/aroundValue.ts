/** Unicode's sign for something that stands within a text and is no text. */
const PLACE = '\uFFFC';

/**
 * The pieces of a sentence before and after its one value, for a value that is drawn by itself.
 * @param sentence the sentence with a value; the isolates around the value (LOC-18) belong to neither piece
 */
export function aroundValue(sentence: (value: string) => string): readonly [before: string, after: string] {
  const [before = '', after = ''] = sentence(PLACE).split(/\u2068?\uFFFC\u2069?/);
  return [before, after];
}
