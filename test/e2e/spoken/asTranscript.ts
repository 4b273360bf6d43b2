/** What a phrase ends: "end of list, Courses" ends "list, Courses". Null for one that ends nothing. */
const endOf = (phrase: string | undefined) => /^end(?: of |, )(.*)$/.exec(phrase ?? '')?.[1] ?? null;

/** For each phrase that begins something, the index of the phrase that ends it. */
function endings(phrases: readonly string[]): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  const open: number[] = [];
  for (const [at, phrase] of phrases.entries()) {
    const ended = endOf(phrase);
    // What stands in something is over before it is: what lies above it has no end of its own.
    const place = ended === null ? -1 : open.findLastIndex((index) => `${phrases[index]}, `.startsWith(`${ended}, `));
    if (place < 0) open.push(at);
    else {
      found.set(open[place] ?? 0, at);
      open.length = place;
    }
  }
  return found;
}

/** Numbers of certificates, which are made when they are issued. */
const numbers = /AGA-\d{4}-\w{12}/g;

/** Moments that the clock on the wall says. */
const moments = /\w+, \w+ \d+, \d{4} at \d+:\d\d:\d\d [AP]M UTC|\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?/g;

/** Servers of the tests, each at a port that was free. */
const origins = /http:\/\/(localhost|127\.0\.0\.1):\d+/g;

/** Where an error was thrown: the names of built files and the places in them, which change with each build. */
const stack = /(?: at (?:async )?[^()]*\(\(origin\)[^)]*\))+/g;

/**
 * Phrases as lines that can be read: what stands in something is indented, and the word that it ends is left out; what holds one
 * phrase alone is one line with it.
 */
export function asTranscript(spoken: readonly string[]): string {
  const phrases = spoken.map((phrase) =>
    phrase
      // A reader says nothing for the signs that isolate a text.
      .replace(/[\u2068\u2069]/g, '')
      .replace(/\s+/g, ' ')
      .trim()
      .replace(moments, '(moment)')
      .replace(numbers, '(number)')
      .replace(origins, '(origin)')
      .replace(stack, ' (stack)'),
  );
  const ends = endings(phrases);
  const closing = new Set(ends.values());
  const lines: string[] = [];
  let depth = 0;
  for (let at = 0; at < phrases.length; at++) {
    const phrase = phrases[at] ?? '';
    if (closing.has(at)) {
      depth -= 1;
      continue;
    }
    const end = ends.get(at);
    const inside = phrases[at + 1] ?? '';
    if (end === at + 2 && !ends.has(at + 1)) {
      // A link with a text says that text once.
      const isSaid = phrase.split(', ').includes(inside);
      lines.push('  '.repeat(depth) + (isSaid ? phrase : `${phrase}: ${inside}`));
      at = end;
      continue;
    }
    lines.push('  '.repeat(depth) + phrase);
    if (end !== undefined) depth += 1;
  }
  return `${lines.join('\n')}\n`;
}
