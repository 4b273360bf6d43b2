/** The most characters for a line of a header that people read. */
const most = 150;

/** A text as it may be in a header: one line, without characters that end a header or change the direction of its letters (NOTE-19). */
export function headerText(text: string, longest = most): string {
  // eslint-disable-next-line no-control-regex -- these are what must not be there
  const line = text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]+/g, ' ').trim();
  const letters = Array.from(line);
  return letters.length > longest ? `${letters.slice(0, longest - 1).join('')}…` : line;
}
