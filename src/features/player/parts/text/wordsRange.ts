const gaps = /\s+/g;

/**
 * The range of words in a text, regardless of spaces and elements between them.
 * @returns null if the text does not contain them
 */
export function wordsRange(text: Node, words: string): Range | null {
  const wanted = words.replace(gaps, '');
  if (!wanted) return null;
  let all = '';
  const starts: { readonly node: Text; readonly from: number }[] = [];
  const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    starts.push({ node, from: all.length });
    all += node.data.replace(gaps, '');
  }
  const found = all.indexOf(wanted);
  if (found < 0) return null;
  const range = document.createRange();
  const positionOf = (index: number) => {
    const start = starts.findLast(({ from }) => from <= index);
    return start && { node: start.node, offset: offsetOf(start.node.data, index - start.from) };
  };
  const [begin, end] = [positionOf(found), positionOf(found + wanted.length - 1)];
  if (!begin || !end) return null;
  range.setStart(begin.node, begin.offset);
  range.setEnd(end.node, end.offset + 1);
  return range;
}

/** The position in `data` of the letter that follows `letters` other letters; spaces do not count. */
function offsetOf(data: string, letters: number): number {
  let left = letters;
  for (const { index } of data.matchAll(/\S/g)) {
    if (left === 0) return index;
    left -= 1;
  }
  return 0;
}
